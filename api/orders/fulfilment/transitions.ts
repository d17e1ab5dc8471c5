import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { SubOrderAction } from '../../../contract/orders/steps.ts'

/** Who acts. TRESEN is the marketplace: an operator, or time that has passed. */
export type Actor = 'BUYER' | 'STORE' | 'TRESEN' | 'PROVIDER'

/** What must be true of a sub-order beside its status. */
export type Condition =
  | 'NOTHING_SHIPPED'
  | 'MONEY_STANDS_AND_NOTHING_SHIPPED'
  | 'PARTLY_SHIPPED'
  | 'RETURN_ASKED'
  | 'NO_RETURN_ASKED'
  | 'MONEY_STANDS'

export type Transition = {
  action: SubOrderAction | 'PAY' | 'COMPLETE'
  from: SubOrderStatus[]
  by: Actor[]
  /** SHIP, CANCEL_LINES and ACCEPT_RETURN stay where they are until no piece is open, or all have come back. */
  to: SubOrderStatus | 'SAME'
  when?: Condition
  /** A refund gives money back that was taken; a capture takes what was only authorised. */
  money?: 'REFUND' | 'CAPTURE'
  /** The mail to the buyer. */
  mail?: BuyerMailKind
  /** The mail to the store. */
  storeMail?: StoreMailKind
}

export type BuyerMailKind =
  | 'PAID'
  | 'CONFIRMED'
  | 'SHIP_DATE'
  | 'REJECTED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'REST_CANCELLED'
  | 'LINES_CANCELLED'
  | 'RETURNED'
  | 'RETURN_DECLINED'
export type StoreMailKind =
  | 'NEW_ORDER'
  | 'CANCELLED'
  | 'RETURN_REQUESTED'
  | 'CAPTURE_FAILED'
  | 'AUTHORISATION_ENDING'
  | 'AUTHORISATION_ENDED'
  | 'PAID_ANEW'

const store: Actor[] = ['STORE', 'TRESEN']

/** The life of a sub-order (api.md section 9): state × action × who. What is not in here cannot happen. */
export const transitions: Transition[] = [
  { action: 'PAY', from: ['PENDING_PAYMENT'], by: ['PROVIDER', 'TRESEN'], to: 'PLACED', mail: 'PAID', storeMail: 'NEW_ORDER' }, // prettier-ignore
  // Unpaid, the sub-orders of an order are one: the buyer was asked for one sum.
  { action: 'CANCEL', from: ['PENDING_PAYMENT'], by: ['BUYER', 'TRESEN', 'PROVIDER'], to: 'CANCELLED', mail: 'CANCELLED' }, // prettier-ignore
  {
    action: 'CANCEL',
    from: ['PLACED'],
    by: ['BUYER', 'TRESEN'],
    to: 'CANCELLED',
    money: 'REFUND',
    mail: 'CANCELLED',
    storeMail: 'CANCELLED',
  },
  {
    action: 'CANCEL',
    from: ['CONFIRMED'],
    by: ['TRESEN'],
    to: 'CANCELLED',
    when: 'NOTHING_SHIPPED',
    money: 'REFUND',
    mail: 'CANCELLED',
    storeMail: 'CANCELLED',
  },
  { action: 'CONFIRM', from: ['PLACED'], by: store, to: 'CONFIRMED', mail: 'CONFIRMED' },
  { action: 'SET_SHIP_DATE', from: ['CONFIRMED'], by: store, to: 'SAME', mail: 'SHIP_DATE' },
  { action: 'REJECT', from: ['PLACED', 'CONFIRMED'], by: store, to: 'REJECTED', when: 'NOTHING_SHIPPED', money: 'REFUND', mail: 'REJECTED' }, // prettier-ignore
  {
    action: 'SHIP',
    from: ['CONFIRMED'],
    by: store,
    to: 'SHIPPED',
    when: 'MONEY_STANDS',
    money: 'CAPTURE',
    mail: 'SHIPPED',
  },
  { action: 'CANCEL_REST', from: ['CONFIRMED'], by: store, to: 'SHIPPED', when: 'PARTLY_SHIPPED', money: 'REFUND', mail: 'REST_CANCELLED' }, // prettier-ignore
  // Once the buyer was asked to transfer the sum anew it stays as it is, until nothing of it is to come.
  {
    action: 'CANCEL_LINES',
    from: ['PLACED', 'CONFIRMED'],
    by: store,
    to: 'REJECTED',
    when: 'MONEY_STANDS_AND_NOTHING_SHIPPED',
    money: 'REFUND',
    mail: 'LINES_CANCELLED',
  },
  {
    action: 'CANCEL_LINES',
    from: ['CONFIRMED'],
    by: store,
    to: 'SHIPPED',
    when: 'PARTLY_SHIPPED',
    money: 'REFUND',
    mail: 'LINES_CANCELLED',
  },
  { action: 'MARK_DELIVERED', from: ['SHIPPED'], by: store, to: 'DELIVERED', mail: 'DELIVERED' },
  { action: 'CONFIRM_DELIVERY', from: ['SHIPPED'], by: ['BUYER'], to: 'DELIVERED' },
  { action: 'REQUEST_RETURN', from: ['DELIVERED'], by: ['BUYER'], to: 'SAME', when: 'NO_RETURN_ASKED', storeMail: 'RETURN_REQUESTED' }, // prettier-ignore
  { action: 'ACCEPT_RETURN', from: ['SHIPPED', 'DELIVERED', 'COMPLETED'], by: store, to: 'RETURNED', money: 'REFUND', mail: 'RETURNED' }, // prettier-ignore
  { action: 'DECLINE_RETURN', from: ['DELIVERED'], by: store, to: 'SAME', when: 'RETURN_ASKED', mail: 'RETURN_DECLINED' }, // prettier-ignore
  { action: 'COMPLETE', from: ['DELIVERED'], by: ['TRESEN'], to: 'COMPLETED', when: 'NO_RETURN_ASKED' },
]

/**
 * Steps that may be possible again once they were taken: the state does not distinguish a repeat from a second parcel or a second
 * return. Whoever takes one names the version they saw, or sends a key (decision 33).
 */
export const recurringSteps: Transition['action'][] = [
  'SET_SHIP_DATE',
  'SHIP',
  'CANCEL_LINES',
  'REQUEST_RETURN',
  'ACCEPT_RETURN',
  'DECLINE_RETURN',
]

/** What the rules look at. */
export type SubOrderState = {
  status: SubOrderStatus
  isReturnAsked: boolean
  /** Its money could not be taken, or not any more. */
  isMoneyMissing: boolean
  lines: { quantity: number; shippedQuantity: number; cancelledQuantity: number }[]
}

/** The step that this action is for this actor now; undefined where it is none. */
export const transitionFor = (state: SubOrderState, action: Transition['action'], actor: Actor) =>
  transitions.find((step) => step.action === action && isPossible(step, state, actor))

/** What this actor may ask for now, in the order of the life. */
export function allowedActionsOf(state: SubOrderState, actor: Actor): SubOrderAction[] {
  const actions = transitions
    .filter((step) => isPossible(step, state, actor))
    .map(({ action }) => action)
    .filter((action) => action !== 'PAY' && action !== 'COMPLETE')
  return [...new Set(actions)]
}

const isPossible = ({ from, by, when }: Transition, state: SubOrderState, actor: Actor) =>
  from.includes(state.status) && by.includes(actor) && (!when || conditions[when](state))

const hasNothingLeft = ({ lines }: SubOrderState) => lines.every(({ shippedQuantity }) => shippedQuantity === 0)

const conditions: Record<Condition, (state: SubOrderState) => boolean> = {
  NOTHING_SHIPPED: hasNothingLeft,
  MONEY_STANDS_AND_NOTHING_SHIPPED: (state) => !state.isMoneyMissing && hasNothingLeft(state),
  PARTLY_SHIPPED: ({ lines }) => lines.some(({ shippedQuantity }) => shippedQuantity > 0),
  RETURN_ASKED: ({ isReturnAsked }) => isReturnAsked,
  NO_RETURN_ASKED: ({ isReturnAsked }) => !isReturnAsked,
  MONEY_STANDS: ({ isMoneyMissing }) => !isMoneyMissing,
}
