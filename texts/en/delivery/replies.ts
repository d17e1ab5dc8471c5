export const deliveryReplies = {
  arrival: (days: string) => `Delivery ${days}`,
  leadTime: (days: string) => `Delivery time ${days}`,
  promised: (days: string) => `Promised for ${days}`,
  shipsOn: (day: string) => `Expected to ship on ${day}`,
  arrivesBy: (day: string) => `Due by ${day}`,
  none: (postcode: string | null) =>
    postcode ? `No delivery date for ${postcode}` : 'No delivery date for this address',
}
