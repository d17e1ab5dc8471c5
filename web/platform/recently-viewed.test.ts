import { beforeEach, expect, test, vi } from 'vitest'
import { clearViewed, noteViewed, readViewed } from './recently-viewed.ts'
import { localStore } from './storage.ts'

const product = (skuId: string) => ({
  skuId,
  name: `Tee ${skuId}`,
  brand: 'Tidemar',
  storeName: 'Hafen',
  imageUrls: ['1.avif', '2.avif', '3.avif'],
  canonicalUrl: `/products/tee-${skuId}`,
  packText: 'Karton 6 Stück',
})
const skuIds = () => readViewed().map(({ skuId }) => skuId)
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('the newest stands first, a product once, and there are at most twelve', () => {
  for (let n = 1; n <= 14; n++) noteViewed(product(String(n)))
  noteViewed(product('5'))
  expect(skuIds()).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3'])
})

test('no price and no stock is stored', () => {
  noteViewed({ ...product('1'), price: { finalNetPrice: 4.2 }, stock: 7 } as never)
  expect(localStore.read('recently-viewed')).not.toMatch(/price|stock/)
})

test('what is cleared is gone, and what no version of ours has written counts for nothing', () => {
  noteViewed(product('1'))
  clearViewed()
  expect(localStore.read('recently-viewed')).toBe(null)
  localStore.write('recently-viewed', '[{"skuId":7},null,"x"]')
  expect(readViewed()).toEqual([])
  localStore.write('recently-viewed', '{broken')
  expect(readViewed()).toEqual([])
})

test('the list is the same one until something changes', () => {
  noteViewed(product('1'))
  expect(readViewed()).toBe(readViewed())
})
