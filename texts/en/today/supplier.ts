/** The first page of a supplier's workplace. */
export const today = {
  tasks: 'To do',
  newOrders: 'Confirm new orders',
  toShip: 'Ship orders',
  partlyShipped: 'Send what is still open',
  returns: 'Answer returns',
  claims: 'Answer claims',
  replacements: 'Send replacements',
  messages: 'Answer messages',
  overdue: (count: string) => `${count} overdue`,
  open: 'Open',
  allDone: 'All done. New orders appear here by themselves.',
  punctuality: 'Punctuality',
  onTime: (percent: number) => `${percent}% on time`,
  onTimeText: (onTime: number, deliveries: number, days: number) =>
    `${onTime} of ${deliveries} deliveries of the last ${days} days were there by the promised day. Your shop says so, too.`,
  tooFew: (deliveries: number, fewest: number) =>
    `${deliveries === 1 ? '1 delivery' : `${deliveries} deliveries`} with a promised day so far. ` +
    `From ${fewest} in three months on you read here, and buyers in your shop, how punctual you are.`,
  failed: 'This could not be loaded',
}
