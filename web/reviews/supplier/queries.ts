import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as reviewsApi from '../../../contract/reviews.ts'
import type { SupplierReview } from '../../../contract/reviews.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'

const reviewsKey = ['supplier-reviews']

export const reviewsQuery = (input: InputOf<typeof reviewsApi.listForSupplier>, language: Language) =>
  queryOptions({
    queryKey: [...reviewsKey, input, language],
    queryFn: ({ signal }) => call(reviewsApi.listForSupplier, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Puts a review as it is now in the place of the one that is shown; it stays in the list, also where its filter fits no more. */
export function useShowReview() {
  const queryClient = useQueryClient()
  return (changed: SupplierReview) => {
    queryClient.setQueriesData<OutputOf<typeof reviewsApi.listForSupplier>>(
      { queryKey: reviewsKey },
      (list) => list && { ...list, items: list.items.map((one) => (one.id === changed.id ? changed : one)) },
    )
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: reviewsKey, refetchType: 'none' }),
      queryClient.invalidateQueries(tasksQuery),
    ])
  }
}

/** An empty text takes the answer away. */
export function useReply(onDone: (text: string) => void) {
  const show = useShowReview()
  return useWrite({
    mutationFn: (reply: InputOf<typeof reviewsApi.reply>) => call(reviewsApi.reply, reply),
    onSuccess(answered, { text }) {
      const shown = show(answered)
      onDone(text)
      return shown
    },
  })
}
