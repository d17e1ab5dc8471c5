import { createStore } from './store.ts'
import { localStore } from './storage.ts'

const KEY = 'recently-viewed'
const MOST = 12

/** What a card shows of a product to everybody. No price and no stock: those are of the moment and of the viewer. */
export type ViewedProduct = {
  skuId: string
  name: string
  brand: string
  storeName: string
  imageUrls: string[]
  canonicalUrl: string
  packText: string
}

const none: readonly ViewedProduct[] = []
let cached: { text: string | null; viewed: readonly ViewedProduct[] } = { text: null, viewed: none }
const store = createStore(readViewed)

/**
 * Notes on this device, and nowhere else, that a product's page was open; the newest first, at most twelve. Signing out
 * clears it.
 */
export function noteViewed({ skuId, name, brand, storeName, imageUrls, canonicalUrl, packText }: ViewedProduct): void {
  const viewed = { skuId, name, brand, storeName, imageUrls: imageUrls.slice(0, 2), canonicalUrl, packText }
  const others = readViewed().filter((other) => other.skuId !== skuId)
  write([viewed, ...others].slice(0, MOST))
}

export const clearViewed = () => write(none)

/** None on the server and while the page hydrates. */
export const useViewed = () => store.use(none)

function write(viewed: readonly ViewedProduct[]) {
  if (viewed.length === 0) localStore.remove(KEY)
  else localStore.write(KEY, JSON.stringify(viewed))
  store.fire()
}

/** The same list as long as the same is stored. */
export function readViewed(): readonly ViewedProduct[] {
  const text = localStore.read(KEY)
  if (text === cached.text) return cached.viewed
  const stored = localStore.readJson(KEY)
  cached = { text, viewed: Array.isArray(stored) ? stored.filter(isViewed).slice(0, MOST) : none }
  return cached.viewed
}

// Another version or another hand may have written it.
function isViewed(stored: unknown): stored is ViewedProduct {
  const entry = (stored ?? {}) as Record<string, unknown>
  const texts = ['skuId', 'name', 'brand', 'storeName', 'canonicalUrl', 'packText']
  return texts.every((key) => typeof entry[key] === 'string') && Array.isArray(entry.imageUrls)
}
