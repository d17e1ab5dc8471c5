import { isOffline } from '../../platform/connection/connection.ts'
import { typedKey } from '../../platform/forms/use-typed-text.ts'
import { sessionStore } from '../../platform/storage.ts'
import { createStore } from '../../platform/store.ts'

/** What a buyer has set without a connection: the wanted quantity, sent when it is back. */
export type WaitingQuantity = { skuId: string; name: string; quantity: number }

// Of one person in one tab, and gone with the sign-out.
const key = () => typedKey('cart quantities')
const store = createStore(() => sessionStore.read(key()))

export const waitingQuantities = (): WaitingQuantity[] => {
  const stored = sessionStore.readJson(key())
  return Array.isArray(stored) ? (stored as WaitingQuantity[]) : []
}

export const isWaiting = (skuId: string) => waitingQuantities().some((each) => each.skuId === skuId)

/** Without a connection it waits, in the place of what waited of the same product; says whether it does. */
export function waitsOffline(waiting: WaitingQuantity): boolean {
  if (isOffline()) write([...others(waiting.skuId), waiting])
  return isOffline()
}

/** Something newer has been set, or this has been sent; what was set meanwhile goes on waiting. */
export function stopWaiting(skuId: string, quantity?: number): void {
  const left = waitingQuantities().filter(
    (each) => each.skuId !== skuId || (quantity !== undefined && each.quantity !== quantity),
  )
  if (left.length < waitingQuantities().length) write(left)
}

export const useIsWaiting = () => store.use(null) !== null

const others = (skuId: string) => waitingQuantities().filter((each) => each.skuId !== skuId)

function write(waiting: WaitingQuantity[]) {
  if (waiting.length === 0) sessionStore.remove(key())
  else sessionStore.write(key(), JSON.stringify(waiting))
  store.fire()
}
