import { useQueryClient } from '@tanstack/react-query'
import type { SubOrder, act } from '../../../contract/orders/orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { orderQuery } from '../queries.ts'

type Step = Pick<InputOf<typeof act>, 'action' | 'lines' | 'reason'>

/** A step of the buyer with a store's part of an order; `onSettled` also where it was refused. */
export function useOrderStep(orderId: string, { storeId }: Pick<SubOrder, 'storeId'>, onSettled: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: async (step: Step) => {
      const ordersApi = await import('../../../contract/orders/orders.ts')
      return call(ordersApi.act, { id: orderId, storeId, ...step })
    },
    onSuccess(order) {
      queryClient.setQueryData(orderQuery(orderId).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders', 'page'] })
    },
    // What went wrong stands in the toast; the order is read again, as it may have moved on.
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    onSettled,
  })
}
