import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { Count } from '../../../contract/platform/paging.ts'
import { claimCountsQuery } from '../../claims/supplier/queries.ts'
import { BestSellers } from './BestSellers.tsx'
import { Levels } from './Levels.tsx'
import { NextPayout } from './NextPayout.tsx'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { setUpQuery } from '../../onboarding/supplier/queries.ts'
import { SetUpCard } from '../../onboarding/supplier/SetUpCard.tsx'
import { messageCountsQuery } from '../../messages/supplier/queries.ts'
import { countsQuery } from '../../orders/supplier/queries.ts'
import { dayText } from '../../platform/dates.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTodayTexts } from './texts.ts'

/** What waits for the store, by deadline, each with the way to exactly that list. */
export function Component() {
  const { places } = useDeskTexts()
  const { failed } = useTodayTexts()
  const language = useLanguage()
  const { user } = useSession()
  const [now] = useState(() => new Date())
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.today} lead={dayText(now, language)} />
      {mayOpen(user, 'store') && <SetUpCard failed={failed} />}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        {mayOpen(user, 'viewOrders') && <Tasks />}
        <div className="grid gap-4">
          {mayOpen(user, 'viewOrders') && <Levels />}
          {mayOpen(user, 'finance') && <NextPayout />}
        </div>
      </div>
      {mayOpen(user, 'reports') && <Sold />}
    </div>
  )
}

// Charts bring a library of their own.
const Figures = lazyPart(async () => (await import('./Figures.tsx')).Figures, {
  missing: 'sentence',
  fallback: <Skeleton className="h-96 rounded-2xl" />,
})

/** Nothing of a store that nobody sees yet: its set-up stands in this place. */
function Sold() {
  const { user } = useSession()
  const setUp = useRead({ ...setUpQuery(useLanguage()), enabled: mayOpen(user, 'store') })
  if (setUp.state === 'ready' && setUp.data.state !== 'OPENED') return null
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <Figures />
      <BestSellers />
    </div>
  )
}

type Task = { words: string; count: Count; path: string }

/** Null while something of it is coming, or could not be read. */
function useTasks() {
  const t = useTodayTexts()
  const { user } = useSession()
  const mayAnswer = mayOpen(user, 'sales')
  const reads = {
    orders: useRead(countsQuery),
    claims: useRead(claimCountsQuery),
    messages: useRead({ ...messageCountsQuery, enabled: mayAnswer }),
  }
  const failed = Object.values(reads).find((read) => read.state === 'failed')
  const { orders, claims, messages } = reads
  const isReady = orders.state === 'ready' && claims.state === 'ready' && (!mayAnswer || messages.state === 'ready')
  if (!isReady) return { tasks: null, overdue: [], failed: failed?.failure }
  const tasks: Task[] = [
    { words: t.newOrders, count: orders.data.NEW, path: '/supplier/orders' },
    { words: t.toShip, count: orders.data.TO_SHIP, path: '/supplier/orders?view=TO_SHIP' },
    { words: t.partlyShipped, count: orders.data.PARTLY_SHIPPED, path: '/supplier/orders?view=PARTLY_SHIPPED' },
    { words: t.claims, count: claims.data.TO_ANSWER, path: '/supplier/claims' },
    { words: t.replacements, count: claims.data.TO_SHIP, path: '/supplier/claims?view=TO_SHIP' },
    ...(messages.state === 'ready' && mayAnswer
      ? [{ words: t.messages, count: messages.data.WAITING, path: '/supplier/messages' }]
      : []),
    { words: t.returns, count: orders.data.RETURNS, path: '/supplier/orders?view=RETURNS' },
  ]
  return { tasks, overdue: [orders.data.overdue, claims.data.overdue], failed: undefined }
}

function Tasks() {
  const t = useTodayTexts()
  const { more } = useDeskTexts().list
  const { tasks, overdue, failed } = useTasks()
  const countText = ({ value, isExact }: Count) => (isExact ? String(value) : more(value - 1))
  if (failed) return <FailedRead failure={failed} title={t.failed} />
  if (!tasks) return <Skeleton className="h-64 rounded-2xl" />
  const waiting = tasks.filter(({ count }) => count.value > 0)
  const late = overdue.reduce((sum, { value }) => sum + value, 0)
  const isExact = overdue.every((count) => count.isExact)
  return (
    <Card
      title={t.tasks}
      mark={late > 0 && <em className="desk-spark">{t.overdue(countText({ value: late, isExact }))}</em>}
    >
      {waiting.length === 0 && (
        <p className="flex items-center gap-2.5 px-[18px] py-5 text-ink-2">
          <CircleCheck className="text-ok" />
          {t.allDone}
        </p>
      )}
      <ul className="pb-1.5">
        {waiting.map(({ path, words, count }) => (
          <li key={path} className="desk-task">
            <b>{countText(count)}</b>
            <span>{words}</span>
            <Link to={path} className="desk-button">
              {t.open}
              <span className="sr-only">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
