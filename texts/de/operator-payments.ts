import type { operatorPayments as en } from '../en/operator-payments.ts'

export const operatorPayments: typeof en = {
  summary: 'Zahlungen: Geld, das von Hand zurückgeht',
  verbs: {
    chargebacks: {
      takes: [],
      explains: 'Listet auf, was Banken zurückgebucht und nicht wieder gutgeschrieben haben, das Neueste zuerst.',
    },
    'due-refunds': { takes: [], explains: 'Listet auf, was zu überweisen ist, das Älteste zuerst.' },
    'mark-refunded': {
      takes: ['<Kennung der Erstattung>'],
      explains: 'Hält fest, dass sie überwiesen ist; der Käufer bekommt eine Mail.',
    },
  },
  noChargebacks: 'Es gibt keine offene Rückbuchung.',
  none: 'Es ist nichts zurückzuzahlen.',
  refunded: (orderNumber, amount) => `${amount} zur Bestellung ${orderNumber} sind zurückgezahlt.`,
  unknown: (id) => `Unter der Kennung ${id} wartet keine Erstattung.`,
}
