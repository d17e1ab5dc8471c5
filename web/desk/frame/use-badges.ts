import { COUNTED, type Count } from '../../../contract/platform/paging.ts'
import type { WaitingKind } from '../../../contract/operator/overview.ts'
import type { TaskKind } from '../../../contract/today/tasks.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import type { Side } from '../workplace.ts'
import { tasksQuery, waitingQuery } from './waiting-queries.ts'

/** `isHot`: has a deadline and is what a day begins with. */
export type Badge = Count & { isHot: boolean }

/** What waits behind a page of the rail, by its path. */
const supplierKinds: Record<string, TaskKind[]> = {
  orders: ['NEW_ORDERS', 'TO_SHIP', 'PARTLY_SHIPPED', 'RETURNS'],
  claims: ['CLAIMS', 'REPLACEMENTS'],
  messages: ['MESSAGES'],
}
const operatorKinds: Record<string, WaitingKind[]> = {
  approvals: ['APPROVALS'],
  orders: ['LATE_ORDERS'],
  tickets: ['TICKETS'],
}
const hot: Record<Side, string> = { supplier: 'orders', operator: 'approvals' }

/** How much waits behind each page of the rail; nothing of pages behind which nothing does. */
export function useBadges(side: Side): ReadonlyMap<string, Badge> {
  const tasks = dataOrNothing(useRead({ ...tasksQuery, enabled: side === 'supplier' }))?.tasks
  const waiting = dataOrNothing(useRead({ ...waitingQuery, enabled: side === 'operator' }))?.waiting
  return side === 'supplier' ? badgesOf(supplierKinds, tasks, hot[side]) : badgesOf(operatorKinds, waiting, hot[side])
}

type Counted<Kind> = readonly { kind: Kind; count: Count }[]

export function badgesOf<Kind extends string>(
  kinds: Record<string, Kind[]>,
  counted: Counted<Kind> = [],
  hotPath: string,
): ReadonlyMap<string, Badge> {
  const badges = Object.entries(kinds).map(([path, own]) => {
    const counts = counted.filter(({ kind }) => own.includes(kind)).map(({ count }) => count)
    const sum = counts.reduce((all, { value }) => all + value, 0)
    const isExact = sum <= COUNTED && counts.every((count) => count.isExact)
    return [path, { value: Math.min(sum, COUNTED), isExact, isHot: path === hotPath }] as const
  })
  return new Map(badges.filter(([, { value }]) => value > 0))
}
