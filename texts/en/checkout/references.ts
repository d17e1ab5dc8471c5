/** What a company asks for and an order does not say; at its field, from the server and before sending. */
export const references = {
  PURCHASE_ORDER_MISSING: 'Your company asks for an order number of its own',
  PURCHASE_ORDER_INVALID: (example: string) => `Your company asks for a number like ${example}`,
  COST_CENTRE_MISSING: 'Please choose a cost centre that you may order for',
  noCostCentre: 'None of the cost centres in use is open to you. An owner can change that',
}
