import Banknote from 'lucide-react/icons/banknote'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Inbox from 'lucide-react/icons/inbox'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Undo from 'lucide-react/icons/undo-2'
import type { ComponentType } from 'react'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as overviewApi from '../../../contract/operator/overview.ts'
import type { WaitingKind } from '../../../contract/operator/overview.ts'
import type { Count } from '../../../contract/platform/paging.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
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

const icons: Record<WaitingKind, ComponentType<{ 'aria-hidden': true }>> = {
  APPROVALS: ListChecks,
  LATE_ORDERS: Package,
  TICKETS: Inbox,
  REFUSED_MOVES: CircleAlert,
  TRANSFER_REFUNDS: Banknote,
  CHARGEBACKS: Undo,
  DIFFERENCES: Scale,
  FAILED_JOBS: CircleAlert,
  LATE_MAILS: Mail,
}

/** What waits for the member, each kind of decision by itself; what nothing waits of is named last, in one line. */
export function Waiting({ waiting, approvals }: Pick<Overview, 'waiting' | 'approvals'>) {
  const t = useOverviewTexts()
  const shown = waiting.filter(({ kind, count }) => count.value > 0 && !(kind === 'APPROVALS' && approvals.length > 0))
  const idle = waiting.filter(({ count }) => count.value === 0)
  return (
    <Card title={t.waiting} more={approvals.length > 0 && <Link to={places.APPROVALS}>{t.allApprovals}</Link>}>
      {approvals.length + shown.length === 0 && <p className="px-[18px] pb-3.5 text-ink-2">{t.nothing}</p>}
      <ul className="divide-y divide-line">
        {approvals.map(({ kind, kindText, ...entry }) => (
          <Row key={kind} icon="APPROVALS" name={kindText} to={`${places.APPROVALS}?view=${kind}`} {...entry} />
        ))}
        {shown.map(({ kind, ...entry }) => (
          <Row key={kind} icon={kind} name={t.kinds[kind]} to={places[kind]} {...entry} />
        ))}
      </ul>
      {idle.length > 0 && (
        <div className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-[18px] py-2.5 text-xs text-ink-2">
          <span>{t.idle}</span>
          {idle.map(({ kind }) => (
            <Link key={kind} to={places[kind]} className="py-0.5 underline underline-offset-2">
              {t.kinds[kind]}
            </Link>
          ))}
        </div>
      )}
    </Card>
  )
}

type RowProps = { icon: WaitingKind; name: string; to: string; count: Count; since: Date | null }

function Row({ icon, name, to, count, since }: RowProps) {
  const t = useOverviewTexts()
  const language = useLanguage()
  const Icon = icons[icon]
  return (
    <li className="relative flex min-h-14 items-center gap-3.5 px-[18px] py-2 hover:bg-sunken/60">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-2 [&>svg]:size-4">
        <Icon aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <Link to={to} className="block font-medium after:absolute after:inset-0">
          {name}
        </Link>
        {since && <span className="block text-xs text-ink-2">{t.since(momentText(since, language))}</span>}
      </span>
      <b className="font-display text-lg font-bold tabular-nums">{count.isExact ? count.value : t.more(count.value)}</b>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
    </li>
  )
}
