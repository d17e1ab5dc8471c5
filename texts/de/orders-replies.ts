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
}
