import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createStore } from '../platform/store.ts'

/** Quantities that a buyer has set and the cart has not answered yet; every stepper of a product shows the same. */
const pending = new Map<string, number>()
const store = createStore(() => pending)

export const pendingQuantity = (skuId: string) => pending.get(skuId)
export const usePendingQuantity = (skuId: string) =>
  useSyncExternalStore(
    store.subscribe,
    () => pending.get(skuId),
    () => undefined,
  )

export function setPendingQuantity(skuId: string, quantity: number | undefined): void {
  if (quantity === undefined) pending.delete(skuId)
  else pending.set(skuId, quantity)
  store.fire()
}

/** Each sends a quantity that waits for the presses to pause. */
const senders = new Set<() => void>()

/** Sends at once what still waits, so that no other write to the cart overtakes it. */
export function sendPending(): void {
  for (const send of senders) send()
}

/** Takes part in that, and sends also when the component goes. */
export function usePendingSender(send: () => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const sendLatest = () => latest.current()
    senders.add(sendLatest)
    return () => {
      senders.delete(sendLatest)
      sendLatest()
    }
  }, [])
}
