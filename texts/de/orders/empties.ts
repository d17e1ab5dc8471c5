import type * as en from '../../en/orders/empties.ts'

export const ordersEmpties: typeof en.ordersEmpties = {
  kinds: { DELIVERED: 'Geliefert', RETURNED: 'Zurückgenommen', CORRECTED: 'Korrigiert' },
  aids: { EURO_PALLET: 'Europalette', E2_EXCHANGE: 'E2-Kiste (Tausch)', ROLL_CONTAINER: 'Rollcontainer' },
  exchange: 'Tausch',
  csvName: 'Leergut',
  csvHead: [
    'Datum',
    'Bewegung',
    'Gebinde',
    'Stück',
    'Je Stück',
    'Pfand netto',
    'USt %',
    'Bestellung',
    'Beleg',
    'Grund',
  ],
  statement: {
    title: (month) => `Leergutauszug ${month}`,
    between: (store, company) => `Pfandflaschen, Kästen, Fässer und Ladehilfsmittel von ${store} bei ${company}`,
    head: {
      item: 'Gebinde',
      opening: 'Anfang',
      delivered: 'Geliefert',
      returned: 'Zurück',
      corrected: 'Korrektur',
      closing: 'Ende',
      amount: 'Pfand netto',
    },
    openingSum: 'Pfand am Monatsanfang, netto',
    closingSum: 'Pfand am Monatsende, netto',
    movementHead: {
      day: 'Datum',
      kind: 'Bewegung',
      name: 'Gebinde',
      reference: 'Beleg oder Grund',
      pieces: 'Stück',
      amount: 'Pfand netto',
    },
    note: 'Beträge sind Pfand ohne USt. Dieser Auszug ist keine Rechnung: Pfand wird mit den hier genannten Belegen berechnet und gutgeschrieben.',
    fileName: (store, month) => `Leergut-${store}-${month}.pdf`,
    subject: (title, store) => `${title}: ${store}`,
    attached: (store) =>
      `im Anhang steht, was du von ${store} an Flaschen, Kästen und Fässern hast: am Monatsanfang, was kam und ging, und was bleibt.`,
    button: 'Leergut ansehen',
  },
}
