import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { lastOfBerlinDay } from '../../../contract/platform/values.ts'
import type * as tasksApi from '../../../contract/today/tasks.ts'
import { rightOfTask, taskKinds, type Task } from '../../../contract/today/tasks.ts'
import { cutOffOf } from '../../delivery/arrival.ts'
import { calendarOf } from '../../delivery/calendar.ts'
import { findCalendar } from '../../delivery/queries.ts'
import { may, type Caller } from '../../http/caller.ts'
import { countOf } from '../../http/newest-first.ts'
import { findFactsOfStore } from '../../papers/paper-queries.ts'
import type { Deps } from '../../platform/deps.ts'
import { countTasks, type CountedKind, type CountedRow } from './find-tasks.ts'
import { detailOf } from './task-detail.ts'
import { paperTask } from './paper-task.ts'

/** What waits for the store, of what this member may do something about. */
export async function readTasks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'supplier'>,
): Promise<OutputOf<typeof tasksApi.read>> {
  const { storeId } = account
  const now = clock.now()
  const kinds = taskKinds.filter((kind) => may(account, 'supplier', rightOfTask[kind]))
  const counted = kinds.filter((kind): kind is CountedKind => kind !== 'PAPERS')
  const [rows, facts, calendar] = await Promise.all([
    counted.length > 0 ? countTasks(db, counted, { storeId, now }) : [],
    kinds.includes('PAPERS') ? findFactsOfStore(db, storeId, now) : null,
    may(account, 'supplier', 'viewOrders') ? findCalendar(db, storeId) : null,
  ])
  const papers = facts && paperTask(facts)
  const waiting = rows.filter(({ count }) => count > 0).map(taskOf)
  const tasks: Task[] = await Promise.all(
    waiting.map(async (task) => ({ ...task, ...(await detailOf(db, task, { storeId, now, language })) })),
  )
  if (papers && papers.count > 0) {
    const dueAt = papers.dueOn === null ? null : lastOfBerlinDay(papers.dueOn)
    tasks.push({ kind: 'PAPERS', count: countOf(papers.count), dueAt, since: null, load: null, least: null })
  }
  const late = rows.filter(({ kind }) => hasEnd(kind)).reduce((sum, row) => sum + row.late, papers?.late ?? 0)
  return {
    tasks: tasks.toSorted(byDeadline),
    overdue: countOf(late),
    cutOff: calendar && cutOffOf(calendarOf(calendar), now),
  }
}

/** Orders and claims are due at a moment; of all else the moment says since when it waits. */
const hasEnd = (kind: CountedKind) => rightOfTask[kind] === 'viewOrders'

const taskOf = ({ kind, count, at }: CountedRow) => ({
  kind,
  count: countOf(count),
  dueAt: hasEnd(kind) ? at : null,
  since: hasEnd(kind) ? null : at,
})

function byDeadline(a: Task, b: Task): number {
  const [first, second] = [timeOf(a.dueAt), timeOf(b.dueAt)]
  if (first !== second) return first < second ? -1 : 1
  return timeOf(a.since) - timeOf(b.since) || 0
}

/** What has no time comes last. */
const timeOf = (at: Date | null) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
