import type * as en from '../../en/delivery/order-until.ts'

export const orderUntil: typeof en.orderUntil = {
  today: (time, span) => `Bestellt bis heute ${time} Uhr, noch ${span}`,
  later: (moment) => `Bestellt bis ${moment} Uhr`,
  span: (hours, minutes) => (hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes} Min.`),
}
