import type { Order, SubOrderStatus } from '../../contract/orders/orders.ts'

type Store = Order['stores'][number]
export type AheadStatus = 'PLACED' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED'
export type TimelineStep =
  | {
      status: SubOrderStatus
      text: string
      at: Date | null
      by: string | null
      note: string | null
      state: 'done' | 'current'
    }
  | { status: AheadStatus; state: 'ahead' }

const way: AheadStatus[] = ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED']
const ends: SubOrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED']

/**
 * Every step a store's part of an order has taken, also those that left its status as it was, and what is still to come
 * on the usual way.
 */
export function timelineOf({ status, statusText, timeline }: Pick<Store, 'status' | 'statusText' | 'timeline'>) {
  const events = timeline.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const last = events.at(-1)
  const isLastNow = last?.status === status
  const past = isLastNow ? events.slice(0, -1) : events
  const happened: TimelineStep[] = [
    ...past.map(({ statusText, note = null, ...step }) => ({
      ...step,
      text: statusText,
      note,
      state: 'done' as const,
    })),
    {
      status,
      text: isLastNow ? last.statusText : statusText,
      at: isLastNow ? last.at : null,
      by: isLastNow ? last.by : null,
      note: (isLastNow && last.note) || null,
      state: 'current',
    },
  ]
  const reached = way.indexOf(status as AheadStatus)
  const ahead = ends.includes(status) ? [] : way.slice(reached + 1)
  return [...happened, ...ahead.map((status) => ({ status, state: 'ahead' as const }))]
}
