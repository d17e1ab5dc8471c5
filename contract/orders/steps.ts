/** What can be done to a sub-order; who may do what and when: api/orders/fulfilment/transitions.ts. */
export const subOrderActions = [
  'CANCEL',
  'CONFIRM',
  'REJECT',
  'SHIP',
  'CANCEL_REST',
  'MARK_DELIVERED',
  'CONFIRM_DELIVERY',
  'REQUEST_RETURN',
  'ACCEPT_RETURN',
  'DECLINE_RETURN',
] as const
export type SubOrderAction = (typeof subOrderActions)[number]

/** A delivery note stands for one shipment, and names no price. */
export const documentTypes = ['INVOICE', 'CREDIT_NOTE', 'DELIVERY_NOTE'] as const
