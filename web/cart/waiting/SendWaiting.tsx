import { useEffect, useEffectEvent } from 'react'
import { mayBeDone } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useConnectionTexts } from '../../platform/connection/connection-texts.ts'
import { pendingQuantity, setPendingQuantity } from '../pending-quantities.ts'
import { putLines } from '../put-lines.ts'
import { useCacheCart } from '../use-cart.ts'
import { stopWaiting, waitingQuantities } from './waiting-quantities.ts'

const PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** Sends what was set without a connection, until it has been answered; shown while something waits. */
export function SendWaiting() {
  const t = useConnectionTexts()
  const cacheCart = useCacheCart()
  const send = useEffectEvent(async () => {
    const waiting = waitingQuantities()
    const lines = waiting.map(({ skuId, name, quantity }) => ({ productSkuId: skuId, name, quantity, design: null }))
    const { refused } = await putLines(lines, { mode: 'SET', onCart: cacheCart })
    for (const { skuId, quantity } of waiting) {
      stopWaiting(skuId, quantity)
      if (pendingQuantity(skuId) === quantity) setPendingQuantity(skuId, undefined)
    }
    if (refused.length > 0) showToast('error', t.refused(refused))
    else showToast('success', t.sent)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (pause: number) =>
      send().catch((error: unknown) => {
        if (!mayBeDone(error)) return showToast('error', (error as Error).message)
        // The browser is connected before the shop can be reached.
        timer = setTimeout(() => void attempt(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause)
      })
    void attempt(PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
