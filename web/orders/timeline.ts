import type { Order, SubOrderStatus } from '../../contract/orders.ts'

type Store = Order['stores'][number]
export type AheadStatus = 'PLACED' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED'
export type TimelineStep =
  | { status: SubOrderStatus; text: string; at: Date | null; state: 'done' | 'current' }
  | { status: AheadStatus; state: 'ahead' }

const way: AheadStatus[] = ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED']
const ends: SubOrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED']

/** What has happened to a store's part of an order, in order, and what is still to come on the usual way. */
export function timelineOf({ status, statusText, timeline }: Pick<Store, 'status' | 'statusText' | 'timeline'>) {
  const past = timeline.toSorted((a, b) => a.at.getTime() - b.at.getTime()).filter((event) => event.status !== status)
  const now = timeline.findLast((event) => event.status === status)
  const happened: TimelineStep[] = [
    ...past.map(({ status, statusText, at }) => ({ status, text: statusText, at, state: 'done' as const })),
    { status, text: statusText, at: now?.at ?? null, state: 'current' },
  ]
  const reached = way.indexOf(status as AheadStatus)
  const ahead = ends.includes(status) ? [] : way.slice(reached + 1)
  return [...happened, ...ahead.map((status) => ({ status, state: 'ahead' as const }))]
}
