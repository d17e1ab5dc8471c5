import { usePendingAction } from '../platform/use-pending-action.ts'
import { useRestock } from './use-restock.ts'

/** Notes the bell that a visitor pressed after signing in. */
export function AddPendingNotice({ input }: { input: { skuId: string; name: string } }) {
  const { setWaiting } = useRestock(input)
  usePendingAction(() => setWaiting(true))
  return null
}
