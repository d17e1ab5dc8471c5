export const webhooksMails = {
  subject: 'Ein Webhook deines Stores wurde abgeschaltet',
  body: (url: string) => [
    `Drei Tage lang hat unter ${url} niemand angenommen, was wir gesendet haben, oder von dort kam, dass ` +
      'nichts mehr kommen soll. Deshalb haben wir diesen Webhook abgeschaltet.',
    'In Tresen selbst ist nichts verloren: Alle Bestellungen, Rückgaben und Reklamationen stehen in deinem ' +
      'Arbeitsplatz. Was nicht ankam, lässt sich 30 Tage lang erneut senden.',
  ],
  button: 'Webhooks öffnen',
}
