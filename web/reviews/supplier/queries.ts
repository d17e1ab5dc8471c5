import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as reviewsApi from '../../../contract/reviews.ts'
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

/** An empty text takes the answer away. A review stays in the list that is shown, also where its filter fits no more. */
export function useReply(onDone: (text: string) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (reply: InputOf<typeof reviewsApi.reply>) => call(reviewsApi.reply, reply),
    onSuccess(answered, { text }) {
      queryClient.setQueriesData<OutputOf<typeof reviewsApi.listForSupplier>>(
        { queryKey: reviewsKey },
        (list) => list && { ...list, items: list.items.map((one) => (one.id === answered.id ? answered : one)) },
      )
      onDone(text)
      return queryClient.invalidateQueries({ queryKey: reviewsKey, refetchType: 'none' })
    },
  })
}
