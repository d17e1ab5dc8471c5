/** Payment in advance: the order waits so long for the money with its number as reference. */
export const transferDueAt = (orderedAt: Date, hoursToPay: number) =>
  new Date(orderedAt.getTime() + hoursToPay * 60 * 60 * 1000)
