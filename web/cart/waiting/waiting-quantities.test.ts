import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { createQueryClient } from '../../platform/calls/query-client.ts'
import { signedIn, signOut } from '../../platform/viewer/change-viewer.ts'
import { waitsOffline, stopWaiting, waitingQuantities } from './waiting-quantities.ts'

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('navigator', { onLine: false })
})
afterEach(() => vi.unstubAllGlobals())

const oats = { skuId: '100001', name: 'Haferdrink', quantity: 16 }
const beans = { skuId: '100002', name: 'Espresso', quantity: 6 }

test('the newest quantity of each product waits, and what was set meanwhile goes on waiting', () => {
  waitsOffline(oats)
  waitsOffline(beans)
  waitsOffline({ ...oats, quantity: 24 })
  expect(waitingQuantities()).toEqual([beans, { ...oats, quantity: 24 }])
  stopWaiting(oats.skuId, 16)
  expect(waitingQuantities()).toHaveLength(2)
  stopWaiting(oats.skuId, 24)
  stopWaiting(beans.skuId)
  expect(waitingQuantities()).toEqual([])
})

test('it is of one person, and gone with the sign-out', async () => {
  const queryClient = createQueryClient()
  await signedIn(queryClient, 'token-a')
  waitsOffline(oats)
  await signedIn(queryClient, 'token-b')
  expect(waitingQuantities()).toEqual([])
  await signedIn(queryClient, 'token-a')
  expect(waitingQuantities()).toEqual([oats])
  await signOut(queryClient)
  await signedIn(queryClient, 'token-a')
  expect(waitingQuantities()).toEqual([])
})

test('with a connection nothing waits', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(waitsOffline(oats)).toBe(false)
  expect(waitingQuantities()).toEqual([])
})
