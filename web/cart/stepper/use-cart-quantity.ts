import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import { mayBeDone } from '../../platform/calls/call-problem.ts'
import { track } from '../../platform/measuring/analytics.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { sendLeaving, useAtHand, useLeaving } from '../../platform/writes/leaving.ts'
import { addedDetail } from '../mini-cart/AddedDetail.tsx'
import { announceAdded } from '../mini-cart/mini-cart.ts'
import { pendingQuantity, setPendingQuantity, usePendingQuantity, usePendingSender } from '../pending-quantities.ts'
import { cartQuery, loadCartApi } from '../queries.ts'
import { isWaiting, stopWaiting, waitsOffline } from '../waiting/waiting-quantities.ts'
import { typedPieces } from './spin-key.ts'
import { useStepperTexts } from './stepper-texts.ts'
import { useCartChanged, useSetQuantity } from '../use-cart.ts'

export type SteppedProduct = {
  skuId: string
  name: string
  countPerBox: number
  isPack?: boolean | undefined
  minimumQuantity: number
  stock: number
}

const PAUSE_MS = 400

/**
 * The cart's quantity of a product, and how to set it: shown at once, sent as the wanted quantity when the presses pause.
 * A refusal or a lost answer brings back the cart's own; what was lost can be sent again. Without a connection it waits for one.
 */
export function useCartQuantity(product: SteppedProduct) {
  const { skuId } = product
  const cart = dataOrNothing(useRead({ ...cartQuery, enabled: useIsBuyer() }))
  const line = cart && lineOf(cart, skuId)
  const inCart = line?.quantity ?? 0
  const pending = usePendingQuantity(skuId)
  const { change } = useSentQuantity(product, cart ? inCart : null)
  const { countPerBox, stock } = product
  const value = pending ?? inCart
  const smallest = nextQuantity(0, product)
  const most = Math.floor(stock / countPerBox) * countPerBox
  return {
    value,
    smallest,
    most,
    /** A case less, none below the smallest order; and a case more, which may be more than there is. */
    less: value <= smallest ? 0 : Math.min(value - countPerBox, most),
    more: Math.max(value + countPerBox, smallest),
    typed: (draft: string) => typedPieces(draft, { countPerBox, smallest, most }),
    line,
    change: (next: number) => next !== value && change(next),
  }
}

const lineOf = ({ carts }: Cart, skuId: string) =>
  carts.flatMap(({ items }) => items).find(({ productSkuId, design }) => productSkuId === skuId && !design)

/** `inCart` is null while the cart is not known: then what is chosen comes to what lies in it, and takes nothing's place. */
function useSentQuantity({ skuId, name }: SteppedProduct, inCart: number | null) {
  const queryClient = useQueryClient()
  const t = useStepperTexts()
  const announce = useAnnounce({ skuId, name })
  const { mutateAsync } = useSetQuantity({ isHandled: true })
  const changed = useCartChanged()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const calls = useAtHand(loadCartApi)
  const before = useRef(inCart)
  const send = async (chosen: number) => {
    timer.current = undefined
    let { current: from } = before
    let quantity = chosen
    const isLeftWaiting = () => from !== null && waitsOffline({ skuId, name, quantity })
    if (isLeftWaiting()) return
    stopWaiting(skuId)
    try {
      if (from === null) {
        from = lineOf(await queryClient.fetchQuery(cartQuery), skuId)?.quantity ?? 0
        // More was chosen meanwhile, and is sent with this.
        if (pendingQuantity(skuId) !== chosen) return
        quantity += from
        setPendingQuantity(skuId, quantity)
      }
      const cart = await mutateAsync({ productSkuId: skuId, quantity })
      if (cart) announce(cart, from, change)
    } catch (error) {
      if (mayBeDone(error) && isLeftWaiting()) return
      const again = { label: t.again, run: () => change(chosen) }
      if (mayBeDone(error)) showToast('error', t.failed, again)
      else showToast('error', (error as Error).message)
    } finally {
      const isSettled = timer.current === undefined && !isWaiting(skuId)
      if (isSettled && pendingQuantity(skuId) === quantity) setPendingQuantity(skuId, undefined)
    }
  }
  const change = (quantity: number) => {
    // What has been sent is what lies in the cart before this change, although its answer may still be on its way.
    if (timer.current === undefined) before.current = inCart === null ? null : (pendingQuantity(skuId) ?? inCart)
    clearTimeout(timer.current)
    setPendingQuantity(skuId, quantity)
    timer.current = setTimeout(() => void send(quantity), PAUSE_MS)
  }
  const flush = () => {
    const quantity = pendingQuantity(skuId)
    if (timer.current === undefined || quantity === undefined) return
    clearTimeout(timer.current)
    void send(quantity)
  }
  usePendingSender(flush)
  useLeaving((isOver) => {
    const quantity = pendingQuantity(skuId)
    if (!isOver) return flush()
    if (timer.current === undefined || quantity === undefined || !calls.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    const mode = before.current === null ? 'ADD' : 'SET'
    const settle = () => changed().then(() => setPendingQuantity(skuId, undefined))
    void sendLeaving(calls.current.write, { productSkuId: skuId, quantity, mode }).then(settle, settle)
  })
  return { change }
}

/** Says what a change of the cart has come to, and how to take it back. */
function useAnnounce({ skuId, name }: Pick<SteppedProduct, 'skuId' | 'name'>) {
  const t = useStepperTexts()
  const texts = useCartTexts()
  return (cart: Cart, from: number, change: (quantity: number) => void) => {
    const quantity = lineOf(cart, skuId)?.quantity ?? 0
    if (quantity === 0) showToast('info', t.removed(name), { label: t.undo, run: () => change(from) })
    const added = { productSkuId: skuId, quantity: quantity - from }
    if (quantity > 0 && from === 0) {
      announceAdded(
        texts.added(1),
        texts.view,
        addedDetail(cart, added, (line) => change(line.quantity)),
      )
    }
    const lines = cart.carts.flatMap(({ items }) => items)
    if (quantity > from) track(({ trackAdded }) => trackAdded([added], lines))
  }
}
