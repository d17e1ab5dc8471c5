import { useRef, useState } from 'react'
import type { CartItem } from '../../../contract/cart.ts'
import { sendLeaving, useAtHand, useLeaving } from '../../platform/writes/leaving.ts'
import { loadCartApi } from '../queries.ts'
import { setPendingQuantity, usePendingQuantity, usePendingSender } from '../pending-quantities.ts'
import { useCartChanged, useSetQuantity } from '../use-cart.ts'
import { stopWaiting, waitsOffline } from '../waiting/waiting-quantities.ts'

const PAUSE_MS = 350

/**
 * What a buyer sets a line to: shown at once, sent when the presses pause, so that plus pressed four times is one
 * write. A refusal brings back the cart's own quantity; without a connection it waits for one. Who leaves the page before that still meant it.
 */
export function useQuantityInput({ productSkuId, name, quantity }: CartItem) {
  const { mutate } = useSetQuantity()
  const changed = useCartChanged()
  const [input, setInput] = useState<number | null>(null)
  const pending = usePendingQuantity(productSkuId)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined)
  const calls = useAtHand(loadCartApi)
  const flush = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current?.send()
  }
  usePendingSender(flush)
  useLeaving((isOver) => {
    if (!isOver) return flush()
    if (input === null || !calls.current) return
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    const settle = () => changed().then(() => setInput(null))
    // Also what is on its way or waits for another write: it may not arrive any more. A page that comes back reads the cart.
    void sendLeaving(calls.current.write, { productSkuId, quantity: input, mode: 'SET' }).then(settle, settle)
  })
  const change = (next: number) => {
    const send = () => {
      waiting.current = undefined
      if (waitsOffline({ skuId: productSkuId, name, quantity: next })) {
        setPendingQuantity(productSkuId, next)
        return setInput(null)
      }
      stopWaiting(productSkuId)
      mutate(
        { productSkuId, quantity: next },
        { onSettled: () => setInput((current) => (current === next ? null : current)) },
      )
    }
    clearTimeout(waiting.current?.timer)
    setInput(next)
    waiting.current = { timer: setTimeout(send, PAUSE_MS), send }
  }
  return { shown: input ?? pending ?? quantity, isWaiting: input !== null || pending !== undefined, change }
}
