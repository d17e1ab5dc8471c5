import { expect, test } from 'vitest'
import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import {
  allowedActionsOf,
  recurringSteps,
  transitionFor,
  transitions,
  type Actor,
  type SubOrderState,
} from './transitions.ts'

const state = (status: SubOrderStatus, values: Partial<SubOrderState> = {}, shippedQuantity = 0): SubOrderState => ({
  status,
  isReturnAsked: false,
  isMoneyMissing: false,
  lines: [{ quantity: 12, shippedQuantity, cancelledQuantity: 0 }],
  ...values,
})
const shipped = (status: SubOrderStatus, pieces: number) => state(status, {}, pieces)
const requested = state('DELIVERED', { isReturnAsked: true }, 12)

test.each<[Actor, string, SubOrderState, string[]]>([
  ['BUYER', 'that waits for money', state('PENDING_PAYMENT'), ['CANCEL']],
  ['BUYER', 'that is placed', state('PLACED'), ['CANCEL']],
  ['BUYER', 'that the store prepares', state('CONFIRMED'), []],
  ['BUYER', 'on its way', shipped('SHIPPED', 12), ['CONFIRM_DELIVERY']],
  ['BUYER', 'that has arrived', shipped('DELIVERED', 12), ['REQUEST_RETURN']],
  ['BUYER', 'whose return waits', requested, []],
  ['BUYER', 'that is done', shipped('COMPLETED', 12), []],
  ['STORE', 'that waits for money', state('PENDING_PAYMENT'), []],
  ['STORE', 'that is placed', state('PLACED'), ['CONFIRM', 'REJECT', 'CANCEL_LINES']],
  ['STORE', 'that it prepares', state('CONFIRMED'), ['SET_SHIP_DATE', 'REJECT', 'SHIP', 'CANCEL_LINES']],
  ['STORE', 'whose money is missing', state('CONFIRMED', { isMoneyMissing: true }), ['SET_SHIP_DATE', 'REJECT']],
  [
    'STORE',
    'of which a part has left',
    shipped('CONFIRMED', 5),
    ['SET_SHIP_DATE', 'SHIP', 'CANCEL_REST', 'CANCEL_LINES'],
  ],
  ['STORE', 'on its way', shipped('SHIPPED', 12), ['MARK_DELIVERED', 'ACCEPT_RETURN']],
  ['STORE', 'whose return waits', requested, ['ACCEPT_RETURN', 'DECLINE_RETURN']],
  ['STORE', 'that is done', shipped('COMPLETED', 12), ['ACCEPT_RETURN']],
  [
    'TRESEN',
    'that the store prepares',
    state('CONFIRMED'),
    ['CANCEL', 'SET_SHIP_DATE', 'REJECT', 'SHIP', 'CANCEL_LINES'],
  ],
])('%s may do with an order %s what is theirs', (actor, _, given, actions) => {
  expect(allowedActionsOf(given, actor)).toEqual(actions)
})

test.each(['REJECTED', 'CANCELLED', 'RETURNED'] as const)('nobody moves what is %s', (status) => {
  for (const actor of ['BUYER', 'STORE', 'TRESEN', 'PROVIDER'] as const)
    expect(transitions.filter(({ action }) => transitionFor(state(status), action, actor))).toEqual([])
})

test('for every state, action and actor there is one step at most', () => {
  const isBefore = (when?: string) => (when?.endsWith('NOTHING_SHIPPED') ? [true] : when === 'PARTLY_SHIPPED' ? [false] : [true, false]) // prettier-ignore
  const keys = transitions.flatMap(({ action, from, by, when }) =>
    from.flatMap((status) =>
      by.flatMap((actor) => isBefore(when).map((before) => `${status} ${action} ${actor} ${before}`)),
    ),
  )
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
})

test('only money and time place and complete an order', () => {
  expect(transitionFor(state('PENDING_PAYMENT'), 'PAY', 'BUYER')).toBeUndefined()
  expect(transitionFor(state('PENDING_PAYMENT'), 'PAY', 'STORE')).toBeUndefined()
  expect(transitionFor(shipped('DELIVERED', 12), 'COMPLETE', 'STORE')).toBeUndefined()
  expect(transitionFor(requested, 'COMPLETE', 'TRESEN')).toBeUndefined()
  expect(transitionFor(shipped('DELIVERED', 12), 'COMPLETE', 'TRESEN')?.to).toBe('COMPLETED')
})

test('whatever step may come round again is known as recurring', () => {
  type Step = (typeof transitions)[number]
  const stays = ({ to, action }: Step) => to === 'SAME' || ['SHIP', 'CANCEL_LINES', 'ACCEPT_RETURN'].includes(action)
  const after = (step: Step, status: SubOrderStatus) => [
    ...(stays(step) ? [status] : []),
    ...(step.to === 'SAME' ? [] : [step.to]),
  ]
  const reachable = (found: SubOrderStatus[]): SubOrderStatus[] => {
    const next = found.flatMap((status) =>
      transitions.filter(({ from }) => from.includes(status)).flatMap((step) => after(step, status)),
    )
    const all = [...new Set([...found, ...next])]
    return all.length === found.length ? all : reachable(all)
  }
  const recurs = (step: Step) =>
    step.from.some((status) => reachable(after(step, status)).some((later) => step.from.includes(later)))
  expect(new Set(transitions.filter(recurs).map(({ action }) => action))).toEqual(new Set(recurringSteps))
})
