import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '../../contract/cart.ts'
import { useSetQuantity } from './use-cart.ts'

const PAUSE_MS = 350

/**
 * What a buyer sets a line to: shown at once, sent when the presses pause, so that plus pressed four times is one
 * write. A refusal brings back the cart's own quantity.
 */
export function useQuantityWish({ productSkuId, quantity }: CartItem) {
  const { mutate } = useSetQuantity()
  const [wish, setWish] = useState<number | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined)
  // Who leaves the page before the pause is over still meant it.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.send()
    },
    [],
  )
  const change = (next: number) => {
    const send = () => {
      waiting.current = undefined
      mutate(
        { productSkuId, quantity: next },
        { onSettled: () => setWish((current) => (current === next ? null : current)) },
      )
    }
    clearTimeout(waiting.current?.timer)
    setWish(next)
    waiting.current = { timer: setTimeout(send, PAUSE_MS), send }
  }
  return { shown: wish ?? quantity, isWaiting: wish !== null, change }
}
