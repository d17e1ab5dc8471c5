import { sessionStore } from './storage.ts'

const KEY = 'wish'

/** The item a visitor put into the cart before signing in. */
export type PendingItem = { productSkuId: string; quantity: number }

/** In the tab's storage, as the way may lead over the registration. */
export const storePendingItem = (item: PendingItem) => sessionStore.write(KEY, JSON.stringify(item))
export const hasPendingItem = () => sessionStore.read(KEY) !== null
export const clearPendingItem = () => sessionStore.remove(KEY)

/** Answers it once. */
export function takePendingItem(): PendingItem | null {
  const stored = sessionStore.readJson(KEY)
  clearPendingItem()
  return stored as PendingItem | null
}
