/** Of a browser without a connection; loaded before it has none. */
export const connection = {
  offline: 'No connection. What is on this page stays.',
  offlineBuyer: 'No connection. Cart changes will be sent later.',
  sent: 'The connection is back, the cart is up to date.',
  refused: (names: readonly string[]) => `The connection is back. Not in the cart: ${names.join(', ')}`,
}
