import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as todayApi from '../../../contract/today/today.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { dayText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { nextPayoutQuery } from './queries.ts'
import { useTodayTexts } from './texts.ts'

/** What the store is paid next, when, and what it is made of. */
export function NextPayout() {
  const t = useTodayTexts()
  const read = useRead(nextPayoutQuery(useLanguage()))
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={t.failed} />
  if (read.state === 'coming') return <Skeleton className="h-56 rounded-2xl" />
  return (
    <Card
      title={t.payout.title}
      more={
        <Link to="/supplier/payouts" className="text-brand underline underline-offset-2">
          {t.payout.all}
        </Link>
      }
    >
      <Shown payout={read.data} />
    </Card>
  )
}

const colours = {
  SALES: 'bg-brand',
  COMMISSION: 'bg-warn',
  CREDIT_NOTES: 'bg-danger',
  ADJUSTMENTS: 'bg-ink-3',
} as const

function Shown({ payout }: { payout: OutputOf<typeof todayApi.readNextPayout> }) {
  const t = useTodayTexts().payout
  const language = useLanguage()
  const { amountText, expectedOn, orders, parts, laterText, ibanEnd, isHeld } = payout
  const whole = parts.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  return (
    <div className="grid gap-2 px-[18px] pt-1 pb-4">
      <p className="text-2xl font-bold tabular-nums">{amountText}</p>
      <p className="text-ink-2">
        {[
          expectedOn ? dayText(new Date(expectedOn), language) : t.nextRun,
          ibanEnd ? t.account(ibanEnd) : t.noAccount,
          orders > 0 && t.orders(orders),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isHeld && <p className="font-medium text-danger">{t.held}</p>}
      {whole > 0 && (
        <div aria-hidden className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
          {parts.map(({ kind, amount }) => (
            <span key={kind} className={colours[kind]} style={{ width: `${(100 * Math.abs(amount)) / whole}%` }} />
          ))}
        </div>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {parts.map((part) => (
          <div key={part.kind} className="contents">
            <dt className="text-ink-2">{t.parts[part.kind]}</dt>
            <dd className="text-right tabular-nums">{part.amountText}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt>{t.sum}</dt>
          <dd className="text-right tabular-nums">{amountText}</dd>
        </div>
      </dl>
      {laterText && <p className="text-small text-ink-2">{t.later(laterText)}</p>}
    </div>
  )
}
