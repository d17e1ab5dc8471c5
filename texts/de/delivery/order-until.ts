import type * as en from '../../en/delivery/order-until.ts'

export const orderUntil: typeof en.orderUntil = {
  today: (time, span) => `Bei Bestellung bis heute, ${time}\u00a0Uhr, noch ${span}`,
  later: (moment) => `Bei Bestellung bis ${moment}\u00a0Uhr`,
  span: (hours, minutes) => (hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes} Min.`),
}
