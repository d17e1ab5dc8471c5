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
  failed: 'This could not be loaded',
}
