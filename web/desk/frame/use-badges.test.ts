import { expect, test } from 'vitest'
import { badgesOf } from './use-badges.ts'

const kinds = { orders: ['NEW', 'SHIP'], messages: ['MESSAGES'] }
const counted = (kind: string, value: number, isExact = true) => ({ kind, count: { value, isExact } })

test('a badge is the sum of what waits behind its page; of nothing there is none', () => {
  const badges = badgesOf(kinds, [counted('NEW', 3), counted('SHIP', 4), counted('OTHER', 9)], 'orders')
  expect([...badges]).toEqual([['orders', { value: 7, isExact: true, isHot: true }]])
})

test('what is counted no further is more than that', () => {
  expect(badgesOf(kinds, [counted('MESSAGES', 1000, false)], 'orders').get('messages')).toEqual({
    value: 1000,
    isExact: false,
    isHot: false,
  })
  expect(badgesOf(kinds, [counted('NEW', 600), counted('SHIP', 600)], 'orders').get('orders')).toMatchObject({
    value: 1000,
    isExact: false,
  })
})

test('before anything is read there are none', () => {
  expect(badgesOf(kinds, undefined, 'orders').size).toBe(0)
})
