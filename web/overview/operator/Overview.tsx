import { useState } from 'react'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as overviewApi from '../../../contract/operator/overview.ts'
import { figureSpans, type FigureSpan } from '../../../contract/operator/figures.ts'
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
import { dayText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Figures } from './Figures.tsx'
import { HoursChart } from './HoursChart.tsx'
import { Methods } from './Methods.tsx'
import { overviewQuery } from './queries.ts'
import { useOverviewTexts } from './texts.ts'
import { Waiting } from './Waiting.tsx'

type Overview = OutputOf<typeof overviewApi.read>

/** What the shop has come to, what waits for the member, how the shop is, and what the member may do. */
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
      <PageHead title={desk.places.operator.overview} lead={dayText(now, language)}>
        <ChoiceChips
          label={t.span}
          options={figureSpans.map((value) => ({ value, label: t.spans[value] }))}
          value={days}
          onChange={setDays}
        />
      </PageHead>
      <Figures days={days} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-64" />}>
        {({ waiting, approvals, health }) => (
          <div className={`grid items-start gap-4 [&>*]:min-w-0 ${health ? 'xl:grid-cols-[5fr_4fr]' : ''}`}>
            <Waiting waiting={waiting} approvals={approvals} />
            {health && <Health lines={health} />}
          </div>
        )}
      </QueryView>
      <div className="grid items-start gap-4 xl:grid-cols-[5fr_4fr] [&>*]:min-w-0">
        {mayOpen(user, 'orders') && <HoursChart />}
        {mayOpen(user, 'money') && <Methods days={days} />}
        {mayOpen(user, 'readStores') && <StoresBelowGoal />}
        {mayOpen(user, 'audit') && <LastDeeds />}
      </div>
      <Rights />
    </div>
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
        <details className="desk-card px-[18px] py-3">
          <summary className="cursor-pointer">
            <span className="mr-2 font-medium">{t.rights}</span>
            <Tag>{roles.map((role) => names[role]).join(', ')}</Tag>
          </summary>
          <ul className="grid gap-x-4 gap-y-1 pt-3 text-ink-2 sm:grid-cols-2 xl:grid-cols-3">
            {rightsOf('operator', roles as Role[]).map((right) => (
              <li key={right}>{rights[right]}</li>
            ))}
          </ul>
        </details>
      )}
    </QueryView>
  )
}
