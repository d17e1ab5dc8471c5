import { expect, test } from 'vitest'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import { takenBy } from './taken-by.ts'

test('what a call does not take is left out, the rest narrows the list', () => {
  const named = { q: 'Kaffee', topic: 'Küche', from: '2026-13-45', to: '2026-11-30' }
  expect(takenBy(postsApi.list, named)).toEqual({ q: 'Kaffee', topic: 'Küche', to: '2026-11-30' })
})

test('an invented choice and an id that is none', () => {
  const named = { view: 'OPEN', storeId: 'x', status: 'LOST', paymentStatus: 'PAID' } as never
  expect(takenBy(operatorOrdersApi.list, named)).toEqual({ view: 'OPEN', paymentStatus: 'PAID' })
})
