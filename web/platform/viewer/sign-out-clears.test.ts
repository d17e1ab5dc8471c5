import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { typedKey } from '../forms/use-typed-text.ts'
import { noteViewed, readViewed } from '../recently-viewed.ts'
import { localStore, sessionStore } from '../storage.ts'
import { signedIn, signOut } from './change-viewer.ts'

beforeEach(() => stubBrowser())
afterEach(() => vi.unstubAllGlobals())

test('signing out clears what was viewed on this device', async () => {
  const texts = { name: 'Tee', brand: 'Tidemar', storeName: 'Hafen', packText: '1 kg' }
  noteViewed({ skuId: '100001', canonicalUrl: '/products/tee-100001', imageUrls: [], ...texts })
  expect(readViewed()).toHaveLength(1)
  await signOut(createQueryClient())
  expect(readViewed()).toEqual([])
})

test('what was typed is stored for one person, and signing out clears it', async () => {
  const queryClient = createQueryClient()
  await signedIn(queryClient, 'token-a')
  const ofA = typedKey('note')
  sessionStore.write(ofA, 'Bitte bis Freitag')
  localStore.write('theme', 'dark')
  await signedIn(queryClient, 'token-b')
  expect(sessionStore.read(typedKey('note'))).toBe(null)
  expect(sessionStore.read(ofA)).toBe('Bitte bis Freitag')
  await signOut(queryClient)
  expect(sessionStore.read(ofA)).toBe(null)
  expect(localStore.read('theme')).toBe('dark')
})
