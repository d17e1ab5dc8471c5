import { sessionStore } from './storage.ts'

const KEY = 'pending'

/** What a visitor pressed that needs an account: it is done once somebody has signed in or registered. */
export type PendingAction =
  | { kind?: undefined; productSkuId: string; quantity: number }
  | { kind: 'restock'; skuId: string; name: string }
  | { kind: 'filter'; choice: object; name: string }

/** In the tab's storage, as the way may lead over the registration. */
export const storePendingAction = (action: PendingAction) => sessionStore.write(KEY, JSON.stringify(action))
export const readPendingAction = () => sessionStore.readJson(KEY) as PendingAction | null
export const clearPendingAction = () => sessionStore.remove(KEY)
