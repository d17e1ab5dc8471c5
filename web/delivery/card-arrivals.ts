import { queryOptions } from '@tanstack/react-query'
import type { listArrivals } from '../../contract/delivery.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

type Item = OutputOf<typeof listArrivals>['items'][number]

// As many as a call takes.
const MOST = 60
let waiting: { skuIds: Set<string>; answer: Promise<Map<string, Item>> } | null = null

/** Cards ask at the same time: all that ask before the next task share a call. */
function askTogether(skuId: string): Promise<Map<string, Item>> {
  if (waiting && waiting.skuIds.size < MOST) {
    waiting.skuIds.add(skuId)
    return waiting.answer
  }
  const skuIds = new Set([skuId])
  const answer = new Promise((resolve) => setTimeout(resolve, 0)).then(async () => {
    if (waiting?.skuIds === skuIds) waiting = null
    const { listArrivals } = await import('../../contract/delivery.ts')
    const { items } = await call(listArrivals, { skuIds: [...skuIds] })
    return new Map(items.map((item) => [item.productSkuId, item]))
  })
  waiting = { skuIds, answer }
  return answer
}

/** Null where no day can be named, or the goods are sold out. */
export const cardArrivalQuery = (skuId: string, language: Language) =>
  queryOptions({
    queryKey: ['arrivals', 'card', skuId, language],
    queryFn: async () => (await askTogether(skuId)).get(skuId) ?? null,
    // Another address, or a cut-off that has passed.
    staleTime: 60_000,
  })
