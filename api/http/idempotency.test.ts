import { expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { needsKey } from '../../contract/platform/endpoint.ts'
import { keyedCallOf } from './idempotency.ts'

const booking = endpoints.filter(needsKey)

test('what books money or stock each time asks for a key', () => {
  expect(booking.map(({ path }) => path).toSorted()).toEqual([
    '/api/v1/operator/orders/{subOrderNumber}/refunds',
    '/api/v1/supplier/empties/{companyId}/corrections',
    '/api/v1/supplier/empties/{companyId}/returns',
  ])
})

test.each(booking)('$method $path without a key is refused', async (endpoint) => {
  const call = keyedCallOf(endpoint, { idempotencyKey: null, callingId: null, membershipId: null }, {})
  await expect(call).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' })
})
