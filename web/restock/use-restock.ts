import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { showToast } from '../platform/toasts.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { loadRestockApi, restockSkuIdsQuery } from './queries.ts'
import { useRestockTexts } from './texts.ts'

/** Whether a buyer is notified of the return of a product, and how to change it; a toast says so, with the way back. */
export function useRestock({ skuId, name, backText }: { skuId: string; name: string; backText?: string | undefined }) {
  const t = useRestockTexts()
  const isBuyer = useIsBuyer()
  const queryClient = useQueryClient()
  const skuIds = dataOrNothing(useRead({ ...restockSkuIdsQuery, enabled: isBuyer }))
  const isReading = useIsFetching({ queryKey: ['restock'] }) > 0
  const change = useWrite({
    mutationFn: async (isWaiting: boolean) => {
      const restockApi = await loadRestockApi()
      return call(isWaiting ? restockApi.add : restockApi.remove, { productSkuId: skuId })
    },
    onSuccess: (_, isWaiting) => {
      const undo = { label: t.undo, run: () => change.mutate(!isWaiting) }
      showToast(isWaiting ? 'success' : 'info', isWaiting ? t.added(name, backText) : t.removed(name), undo)
      return queryClient.invalidateQueries({ queryKey: ['restock'] })
    },
  })
  return {
    isBuyer,
    isBusy: change.isPending || isReading,
    isWaiting: skuIds?.includes(skuId) ?? false,
    // A refusal is shown as a toast.
    setWaiting: (isWaiting: boolean) => change.mutateAsync(isWaiting).catch(() => undefined),
  }
}
