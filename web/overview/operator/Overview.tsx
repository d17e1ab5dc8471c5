import { useState } from 'react'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as overviewApi from '../../../contract/operator/overview.ts'
import type { FigureSpan } from '../../../contract/operator/figures.ts'
import type { WaitingKind } from '../../../contract/operator/overview.ts'
import { rightsOf, type Role } from '../../../contract/rights.ts'
import { rightNames as de } from '../../../texts/de/rights.ts'
import { rightNames as en } from '../../../texts/en/rights.ts'
import { LastDeeds } from '../../audit/operator/LastDeeds.tsx'
import { Card } from '../../desk/Card.tsx'
import { useRoleNames } from '../../desk/frame/role-names.ts'
import { useWorkplace } from '../../desk/frame/workplace-queries.ts'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { HealthLines } from '../../health/operator/HealthLines.tsx'
import { useOperatorHealthTexts } from '../../health/operator/texts.ts'
import { StoresBelowGoal } from '../../operated-stores/operator/StoresBelowGoal.tsx'
import { Link } from '../../frame/Link.tsx'
import { dayText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Figures } from './Figures.tsx'
import { HoursChart } from './HoursChart.tsx'
import { Methods } from './Methods.tsx'
import { overviewQuery } from './queries.ts'
import { useOverviewTexts } from './texts.ts'

type Overview = OutputOf<typeof overviewApi.read>

/** Where each kind is worked off. */
const places: Record<WaitingKind, string> = {
  APPROVALS: '/operator/approvals',
  LATE_ORDERS: '/operator/orders?view=OVERDUE',
  TICKETS: '/operator/tickets',
  REFUSED_MOVES: '/operator/payments?view=MOVES',
  TRANSFER_REFUNDS: '/operator/payments?view=REFUNDS&state=TO_SEND',
  CHARGEBACKS: '/operator/payments?view=CHARGEBACKS',
  DIFFERENCES: '/operator/payments?view=DIFFERENCES',
  FAILED_JOBS: '/operator/jobs?view=FAILED',
  LATE_MAILS: '/operator/jobs?view=WAITING',
}

/** What waits for the member, what was ordered today, and what the member may do. */
export function Component() {
  const t = useOverviewTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const { user } = useSession()
  const [now] = useState(() => new Date())
  const [days, setDays] = useState<FigureSpan>('1')
  const read = useRead(overviewQuery(language))
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.overview} lead={dayText(now, language)} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-64" />}>
        {({ waiting, approvals, health }) => (
          <>
            <Card title={t.waiting}>
              {waiting.length === 0 && <p className="p-[18px] text-ink-2">{t.nothing}</p>}
              <ul className="divide-y divide-line">
                {waiting.map((one) => (
                  <WaitingRow key={one.kind} waiting={one} approvals={approvals} />
                ))}
              </ul>
            </Card>
            {health && <Health lines={health} />}
          </>
        )}
      </QueryView>
      <Figures days={days} onDays={setDays} />
      <div className="grid items-start gap-4 xl:grid-cols-2 [&>*]:min-w-0">
        {mayOpen(user, 'orders') && <HoursChart />}
        {mayOpen(user, 'money') && <Methods days={days} />}
        {mayOpen(user, 'readStores') && <StoresBelowGoal />}
        {mayOpen(user, 'audit') && <LastDeeds />}
      </div>
      <Rights />
    </div>
  )
}

type WaitingRowProps = { waiting: Overview['waiting'][number]; approvals: Overview['approvals'] }

function WaitingRow({ waiting: { kind, count, since }, approvals }: WaitingRowProps) {
  const t = useOverviewTexts()
  const language = useLanguage()
  const hasAny = count.value > 0
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-[18px] py-2.5 hover:bg-sunken/60">
      <Link to={places[kind]} className="min-w-0 flex-1 basis-52 after:absolute after:inset-0">
        {t.kinds[kind]}
      </Link>
      {hasAny && since && (
        <span className="text-xs text-ink-2 max-sm:order-1 max-sm:basis-full">
          {t.since(momentText(since, language))}
        </span>
      )}
      {hasAny ? (
        <Tag variant="warn">{count.isExact ? count.value : t.more(count.value)}</Tag>
      ) : (
        <span className="text-xs text-ink-2">{t.done}</span>
      )}
      {kind === 'APPROVALS' && approvals.length > 0 && <ApprovalKinds approvals={approvals} />}
    </li>
  )
}

/** Above the link that covers the row. */
function ApprovalKinds({ approvals }: Pick<Overview, 'approvals'>) {
  const t = useOverviewTexts()
  const language = useLanguage()
  return (
    <ul className="relative z-10 grid w-full gap-1 pl-3 text-ink-2 max-sm:order-1">
      {approvals.map(({ kind, kindText, count, since }) => (
        <li key={kind} className="flex flex-wrap gap-x-3">
          <Link to={`${places.APPROVALS}?view=${kind}`} className="min-w-0 flex-1 basis-40 text-brand underline">
            {kindText}
          </Link>
          <span className="text-xs max-sm:order-1 max-sm:basis-full">{t.since(momentText(since, language))}</span>
          <span className="tabular-nums">{count.isExact ? count.value : t.more(count.value)}</span>
        </li>
      ))}
    </ul>
  )
}

function Health({ lines }: { lines: NonNullable<Overview['health']> }) {
  const t = useOperatorHealthTexts()
  return (
    <Card title={t.title} more={<Link to="/operator/health">{t.all}</Link>}>
      <HealthLines lines={lines} isCompact />
    </Card>
  )
}

function Rights() {
  const t = useOverviewTexts()
  const desk = useDeskTexts()
  const names = useRoleNames('operator')
  const rights = { de, en }[useLanguage()]
  return (
    <QueryView read={useWorkplace()} failed={{ title: desk.failedTitle }} coming={<Skeleton className="h-40" />}>
      {({ roles }) => (
        <Card title={t.rights} mark={<Tag>{roles.map((role) => names[role]).join(', ')}</Tag>}>
          <ul className="grid gap-1 px-[18px] py-3.5 text-ink-2">
            {rightsOf('operator', roles as Role[]).map((right) => (
              <li key={right}>{rights[right]}</li>
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  )
}
