import type { paymentDeskMail as en } from '../../en/payments/mails.ts'

export const paymentDeskMail: typeof en = {
  kinds: {
    CHARGE_BACK: {
      subject: (orderNumber) => `Rückbuchung zur Bestellung ${orderNumber}`,
      title: 'Eine Zahlung wurde zurückgebucht',
      body: ({ orderNumber, amount }) =>
        `Die Bank hat von der Zahlung zur Bestellung ${orderNumber} ${amount} zurückgeholt.`,
      next: () =>
        'Bitte prüfen, ob Ware noch aufgehalten werden kann, und beim Zahlungsanbieter Belege einreichen oder die Rückbuchung ' +
        'annehmen. Erstattungen über den Rest der Zahlung hinaus lehnt der Anbieter ab.',
    },
    REVERSE_CHARGEBACK: {
      subject: (orderNumber) => `Rückbuchung aufgehoben: Bestellung ${orderNumber}`,
      title: 'Eine Rückbuchung wurde aufgehoben',
      body: ({ orderNumber, amount }) => `Zur Bestellung ${orderNumber} sind ${amount} wieder gutgeschrieben.`,
      next: () => 'Es ist nichts zu tun.',
    },
    REFUND_FAILED: {
      subject: (orderNumber) => `Erstattung fehlgeschlagen: Bestellung ${orderNumber}`,
      title: 'Eine Erstattung ist nicht angekommen',
      body: ({ orderNumber, amount }) =>
        `Der Zahlungsanbieter konnte ${amount} zur Bestellung ${orderNumber} nicht zurückzahlen. Das Geld liegt noch bei uns.`,
      next: ({ moveId }) =>
        `Noch einmal versuchen: npm run operator -- payments retry ${moveId}\n` +
        `Oder überweisen und das festhalten: npm run operator -- payments by-transfer ${moveId}`,
    },
    CAPTURE_FAILED: {
      subject: (orderNumber) => `Kein Geld für versandte Ware: Bestellung ${orderNumber}`,
      title: 'Ein Einzug ist fehlgeschlagen',
      body: ({ orderNumber, amount }) =>
        `Der Zahlungsanbieter konnte ${amount} zur Bestellung ${orderNumber} nicht einziehen, obwohl Ware versandt ist. Der Lieferant weiß Bescheid.`,
      next: ({ moveId }) =>
        `Noch einmal versuchen, solange die Autorisierung besteht: npm run operator -- payments retry ${moveId}\n` +
        'Oder mit dem Käufer eine Überweisung vereinbaren und ihren Eingang festhalten: ' +
        `npm run operator -- payments by-transfer ${moveId}`,
    },
    AUTHORISATION_ENDING: {
      subject: (orderNumber) => `Autorisierung läuft bald ab: Bestellung ${orderNumber}`,
      title: 'Eine Autorisierung läuft bald ab',
      body: ({ orderNumber, amount, day }) =>
        `${amount} zur Bestellung ${orderNumber} lassen sich nur bis ${day} einziehen. Die Ware ist noch nicht abgegangen.`,
      next: () => 'Die Lieferanten wissen Bescheid. Bitte darauf achten, dass sie versenden oder ablehnen.',
    },
    AUTHORISATION_ENDED: {
      subject: (orderNumber) => `Autorisierung abgelaufen: Bestellung ${orderNumber}`,
      title: 'Eine Autorisierung ist abgelaufen',
      body: ({ orderNumber, amount }) =>
        `${amount} zur Bestellung ${orderNumber} lassen sich nicht mehr einziehen. ` +
        'Was nicht abgegangen ist, kann nicht versandt werden; ' +
        'Lieferanten und Käufer wissen Bescheid, der Käufer ist um eine Überweisung gebeten.',
      next: ({ orderNumber }) => `Sobald die Überweisung da ist: npm run operator -- orders mark-paid ${orderNumber}`,
    },
    DIFFERENCES: {
      subject: () => 'Bücher und Zahlungsanbieter weichen voneinander ab',
      title: 'Abweichende Summen',
      body: () =>
        'Der nächtliche Abgleich hat Bestellungen gefunden, bei denen Zahlungsanbieter, Bücher und Belege nicht dieselbe Summe nennen.',
      next: () =>
        'Ansehen: npm run operator -- payments differences\nMit Notiz schließen: npm run operator -- payments close KENNUNG --note TEXT',
    },
  },
}
