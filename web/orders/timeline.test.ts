import { expect, test } from 'vitest'
import type { SubOrderStatus } from '../../contract/orders/orders.ts'
import { timelineOf } from './timeline.ts'

const event = (status: SubOrderStatus, day: number) => ({
  status,
  statusText: status.toLowerCase(),
  at: new Date(Date.UTC(2026, 10, day)),
  by: 'x',
})
const stepsOf = (...statuses: SubOrderStatus[]) => {
  const status = statuses.at(-1)!
  const timeline = statuses.map((status, i) => event(status, i + 1))
  return timelineOf({ status, statusText: status.toLowerCase(), timeline }).map(({ status, state }) => [status, state])
}

test('an order that waits for its payment has the whole way ahead', () => {
  expect(stepsOf('PENDING_PAYMENT')).toEqual([
    ['PENDING_PAYMENT', 'current'],
    ['PLACED', 'ahead'],
    ['CONFIRMED', 'ahead'],
    ['SHIPPED', 'ahead'],
    ['DELIVERED', 'ahead'],
  ])
})

test('what has happened is done up to where the delivery is', () => {
  expect(stepsOf('PLACED', 'CONFIRMED', 'SHIPPED')).toEqual([
    ['PLACED', 'done'],
    ['CONFIRMED', 'done'],
    ['SHIPPED', 'current'],
    ['DELIVERED', 'ahead'],
  ])
})

test('a step that left the status as it was stands beside the one before it', () => {
  const texts = timelineOf({
    status: 'CONFIRMED',
    statusText: 'Confirmed',
    timeline: [event('PLACED', 1), event('CONFIRMED', 2), { ...event('CONFIRMED', 3), statusText: 'Partly shipped' }],
  }).map((step) => (step.state === 'ahead' ? step.status : step.text))
  expect(texts).toEqual(['placed', 'confirmed', 'Partly shipped', 'SHIPPED', 'DELIVERED'])
})

test.each<SubOrderStatus>(['CANCELLED', 'REJECTED', 'RETURNED', 'COMPLETED'])('nothing follows %s', (end) => {
  expect(stepsOf('PLACED', end)).toEqual([
    ['PLACED', 'done'],
    [end, 'current'],
  ])
})

test('a status without an event is shown without a time', () => {
  const [first] = timelineOf({ status: 'PLACED', statusText: 'Placed', timeline: [] })
  expect(first).toEqual({ status: 'PLACED', text: 'Placed', at: null, by: null, note: null, state: 'current' })
})
