import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Count } from '../../../contract/platform/paging.ts'
import type { Task, TaskKind } from '../../../contract/today/tasks.ts'
import { Card } from '../../desk/Card.tsx'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTodayTexts } from './texts.ts'
import { useMinute } from '../../platform/time/use-minute.ts'

/** The list of exactly what a task counts. */
const pathOf: Record<TaskKind, string> = {
  NEW_ORDERS: '/supplier/orders',
  TO_SHIP: '/supplier/orders?view=TO_SHIP',
  PARTLY_SHIPPED: '/supplier/orders?view=PARTLY_SHIPPED',
  RETURNS: '/supplier/orders?view=RETURNS',
  CLAIMS: '/supplier/claims',
  REPLACEMENTS: '/supplier/claims?view=TO_SHIP',
  MESSAGES: '/supplier/messages',
  ACCESS_REQUESTS: '/supplier/access-requests?view=PENDING',
  PROOFS: '/supplier/product-designs?status=SUBMITTED',
  CHANGED_PROOFS: '/supplier/product-designs?status=CHANGES_REQUESTED',
  REVIEWS: '/supplier/reviews?answer=OPEN',
  LOW_STOCK: '/supplier/products?view=LOW',
  REFUSED_PRODUCTS: '/supplier/products?view=REFUSED',
  REFUSED_LINES: '/supplier/imports',
  PAPERS: '/supplier/papers',
}

/** What waits for the store, by deadline, each with the way to exactly that list. */
export function Tasks() {
  const t = useTodayTexts()
  const countText = useCountText()
  const read = useRead({ ...tasksQuery, refetchOnMount: 'always' })
  const now = useMinute()
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={t.failed} />
  if (read.state === 'coming') return <Skeleton className="h-64 rounded-2xl" />
  const { tasks, overdue } = read.data
  return (
    <Card title={t.tasks} mark={overdue.value > 0 && <em className="desk-spark">{t.overdue(countText(overdue))}</em>}>
      {tasks.length === 0 && (
        <p className="flex items-center gap-2.5 px-[18px] py-5 text-ink-2">
          <CircleCheck className="text-ok" />
          {t.allDone}
        </p>
      )}
      <ul className="pb-1.5">
        {tasks.map(({ kind, count, load, least, ...times }) => (
          <li key={kind} className="desk-task">
            <b>{countText(count)}</b>
            <span>
              {t.kinds[kind]}
              <TaskTime {...times} now={now} />
              <TaskDetail load={load} least={least} />
            </span>
            <Link
              to={pathOf[kind]}
              className={`desk-button desk-task-step ${isUrgent(kind) ? 'desk-button-main' : ''}`}
            >
              <span className="max-sm:sr-only">{t.steps[kind]}</span>
              <ChevronRight aria-hidden className="sm:hidden" />
              <span className="sr-only">{t.kinds[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The two that a day begins with. */
const isUrgent = (kind: TaskKind) => kind === 'NEW_ORDERS' || kind === 'TO_SHIP'

/** What helps to plan it. */
function TaskDetail({ load, least }: Pick<Task, 'load' | 'least'>) {
  const t = useTodayTexts()
  const words = load
    ? [t.cartons(load.boxCount), load.weightText].filter(Boolean).join(', ')
    : least && t.least(least.name, least.quantity)
  return words ? <small className="block font-normal text-ink-2">{words}</small> : null
}

function useCountText() {
  const { more } = useDeskTexts().list
  return ({ value, isExact }: Count) => (isExact ? String(value) : more(value))
}

function TaskTime({ dueAt, since, now }: Pick<Task, 'dueAt' | 'since'> & { now: Date }) {
  const t = useTodayTexts()
  const language = useLanguage()
  const at = dueAt ?? since
  if (!at) return null
  const isLate = dueAt !== null && dueAt < now
  const words = dueAt === null ? t.oldest : isLate ? t.wasDueFirst : t.dueFirst
  return (
    <small className={`block font-normal ${isLate ? 'text-danger' : 'text-ink-2'}`}>
      {words(momentText(at, language))}
    </small>
  )
}
