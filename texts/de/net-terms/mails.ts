import type { netTermsMails as English } from '../../en/net-terms/mails.ts'

export const netTermsMails: typeof English = {
  hello: (firstName) => `Hallo ${firstName},`,
  levels: {
    1: {
      subject: (number) => `Erinnerung an die Rechnung ${number}`,
      body: ({ number, storeName, issuedText, dayText, openText }) =>
        `die Rechnung ${number} von ${storeName} vom ${issuedText} war am ${dayText} fällig. Offen sind noch ${openText}; ` +
        'vielleicht ist sie untergegangen. Bitte überweise den Betrag auf das Konto unten.',
    },
    2: {
      subject: (number) => `1. Mahnung: Rechnung ${number} ist überfällig`,
      body: ({ number, storeName, issuedText, dayText, openText }) =>
        `die Rechnung ${number} von ${storeName} vom ${issuedText} war am ${dayText} fällig, und ${openText} davon sind ` +
        'offen. Bitte überweise den Betrag jetzt.',
    },
    3: {
      subject: (number) => `Letzte Mahnung: Rechnung ${number} ist überfällig`,
      body: ({ number, storeName, issuedText, dayText, openText }) =>
        `die Rechnung ${number} von ${storeName} vom ${issuedText} war am ${dayText} fällig. Offen sind ${openText}. ` +
        'Bitte überweise die Summe unten sofort; das ist die letzte Mahnung.',
    },
  },
  law:
    'Die Verzugszinsen liegen neun Prozentpunkte über dem Basiszinssatz (§ 288 Abs. 2 BGB). Die Pauschale fällt für ' +
    'jede Rechnung einmal an (§ 288 Abs. 5 BGB).',
  isPartial:
    'Für Tage, deren Basiszinssatz hier noch nicht eingetragen ist, rechnet diese Mail keine Zinsen aus; der Anspruch ' +
    'darauf bleibt.',
  attached: 'Das Schreiben liegt als PDF bei.',
  fileName: (number, level) => `Mahnung-${number}-${level}.pdf`,
  marks: {
    invoice: 'Rechnung',
    writtenOn: 'Vom',
    level: 'Stufe',
    levels: { 1: 'Zahlungserinnerung', 2: '1. Mahnung', 3: 'Letzte Mahnung' },
  },
  head: ['Forderung', 'Betrag'],
  invoice: (number) => `Offen aus Rechnung ${number}`,
  interest: ({ from, to, days, rate }) =>
    `Zinsen ${from} – ${to}, ${days} ${days === 1 ? 'Tag' : 'Tage'} zu ${rate} % im Jahr`,
  fee: 'Pauschale',
  total: 'Zu zahlen',
  button: 'Offene Rechnungen ansehen',
  crossed: 'Ist das Geld inzwischen unterwegs, ist nichts mehr zu tun.',
}
