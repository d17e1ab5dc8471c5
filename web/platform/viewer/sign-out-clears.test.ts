import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { noteViewed, readViewed } from '../recently-viewed.ts'
import { signOut } from './change-viewer.ts'

beforeEach(() => stubBrowser())
afterEach(() => vi.unstubAllGlobals())

test('signing out clears what was viewed on this device', async () => {
  const texts = { name: 'Tee', brand: 'Tidemar', storeName: 'Hafen', packText: '1 kg' }
  noteViewed({ skuId: '100001', canonicalUrl: '/products/tee-100001', imageUrls: [], ...texts })
  expect(readViewed()).toHaveLength(1)
  await signOut(createQueryClient())
  expect(readViewed()).toEqual([])
})
