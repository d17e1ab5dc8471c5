import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../platform/toasts.ts'

/** Says that something was done with an order, and reads it anew. */
export function useOrderAgain(orderNumber: string) {
  const queryClient = useQueryClient()
  return (sentence: string) => {
    showToast('success', sentence)
    return queryClient.invalidateQueries({ queryKey: ['operator', 'order', orderNumber] })
  }
}
