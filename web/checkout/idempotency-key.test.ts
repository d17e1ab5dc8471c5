import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

const order = { cartVersion: 12, paymentMethodCode: 'BANK_TRANSFER', note: '' }

test('a second press sends the same key', () => {
  const keyOf = createIdempotencyKeys()
  expect(keyOf({ ...order })).toBe(keyOf({ ...order }))
})

test.each([{ cartVersion: 13 }, { note: 'Rampe 2' }])('a change of %o gets a new key', (change) => {
  const keyOf = createIdempotencyKeys()
  expect(keyOf({ ...order, ...change })).not.toBe(keyOf(order))
})

test('two checkouts never share a key', () => {
  expect(createIdempotencyKeys()(order)).not.toBe(createIdempotencyKeys()(order))
})

test('a key is 32 hexadecimal digits', () => {
  expect(createIdempotencyKeys()(order)).toMatch(/^[0-9a-f]{32}$/)
})
