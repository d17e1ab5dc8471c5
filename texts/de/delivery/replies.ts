import type { deliveryReplies as en } from '../../en/delivery/replies.ts'

export const deliveryReplies: typeof en = {
  arrival: (days) => `Lieferung ${days}`,
  leadTime: (days) => `Lieferzeit ${days}`,
  promised: (days) => `Zugesagt für ${days}`,
  shipsOn: (day) => `Geht voraussichtlich am ${day} hinaus`,
  arrivesBy: (day) => `Soll bis ${day} da sein`,
  none: (postcode) => (postcode ? `Kein Liefertermin für ${postcode}` : 'Kein Liefertermin für diese Adresse'),
}
