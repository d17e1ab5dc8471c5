import type { ordersReplies as English } from '../en/orders-replies.ts'

export const ordersReplies: typeof English = {
  statuses: {
    PENDING_PAYMENT: 'Wartet auf Zahlung',
    PLACED: 'Bestellt',
    CONFIRMED: 'Bestätigt',
    SHIPPED: 'Versandt',
    DELIVERED: 'Geliefert',
    COMPLETED: 'Abgeschlossen',
    REJECTED: 'Abgelehnt',
    CANCELLED: 'Storniert',
    RETURNED: 'Zurückgesandt',
    MIXED: 'Teilweise bearbeitet',
  },
  paymentStatuses: {
    UNPAID: 'Unbezahlt',
    AUTHORIZED: 'Autorisiert',
    PAID: 'Bezahlt',
    PARTIALLY_REFUNDED: 'Teilweise erstattet',
    REFUNDED: 'Erstattet',
    FAILED: 'Fehlgeschlagen',
  },
  by: {
    BUYER: 'Du',
    STORE: 'Lieferant',
    TRESEN: 'Tresen',
    PROVIDER: 'Zahlungsanbieter',
  },
  byForStore: {
    BUYER: 'Käufer',
    STORE: 'Du',
    TRESEN: 'Tresen',
    PROVIDER: 'Zahlungsanbieter',
  },
  steps: {
    SHIP: 'Teilweise versandt',
    REQUEST_RETURN: 'Rückgabe angefragt',
    ACCEPT_RETURN: 'Teilweise zurückgenommen',
    DECLINE_RETURN: 'Rückgabe abgelehnt',
    CHARGE_BACK: 'Von der Bank zurückgebucht',
    REVERSE_CHARGEBACK: 'Rückbuchung aufgehoben',
  },
  carrierMissing: 'Bitte den Versanddienst angeben.',
  nothingLeft: 'Dafür sind keine Stücke mehr übrig.',
  lineTwice: 'Jedes Produkt darf nur einmal vorkommen.',
  notInOrder: (skuId) => `${skuId} gehört nicht zu dieser Bestellung.`,
  tooMany: (name, left) => `Von „${name}“ sind höchstens ${left} Stück möglich.`,
}
