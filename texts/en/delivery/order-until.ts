/** Until when an order still arrives on the named days. */
export const orderUntil = {
  today: (time: string, span: string) => `If ordered by ${time} today, ${span} left`,
  later: (moment: string) => `If ordered by ${moment}`,
  span: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
}
