import ChevronRight from 'lucide-react/icons/chevron-right'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { BuyerHome, NextDelivery } from '../../contract/buyer-home/home.ts'
import { accountPaths } from '../account-paths.ts'
import { shortDays } from '../delivery/short-days.ts'
import { Link } from '../frame/Link.tsx'
import { orderListPath } from '../orders/order-filters.ts'
import { paths } from '../paths.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useBuyerHomeTexts } from './texts.ts'

/** What waits for the buyer, each with the way there; nothing where nothing does. */
export function Duties({ home: { delivery, payments, approvals } }: { home: BuyerHome }) {
  const t = useBuyerHomeTexts()
  const language = useLanguage()
  const deliveryTitle = useDeliveryTitle()
  const count = [delivery, payments, approvals].filter(Boolean).length
  if (count === 0) return null
  const numbers = payments && (payments.count === 1 ? payments.orderNumber : t.orders(payments.count))
  return (
    <ul
      aria-label={t.duties}
      className="mt-5 grid gap-px overflow-hidden rounded-lg bg-line hairline sm:grid-cols-2 sm:gap-3.5 sm:overflow-visible sm:bg-transparent sm:[box-shadow:none] lg:data-[count='3']:grid-cols-3"
      data-count={count}
    >
      {delivery && (
        <Duty
          icon={<Truck />}
          tone="bg-brand-soft text-brand"
          to={delivery.orderId ? paths.order(delivery.orderId) : orderListPath({ filter: 'UNDER_WAY' })}
          title={deliveryTitle(delivery)}
          text={t.others(delivery.storeNames.join(', '), delivery.others)}
        />
      )}
      {payments && (
        <Duty
          icon={<ReceiptText />}
          tone="bg-warn-soft text-warn"
          to={payments.orderId ? paths.order(payments.orderId) : orderListPath({ filter: 'TO_PAY' })}
          title={t.toPay(payments.amountText)}
          text={payments.dueAt ? t.due(numbers!, dayText(payments.dueAt, language)) : numbers!}
        />
      )}
      {approvals && (
        <Duty
          icon={<ClipboardCheck />}
          tone="bg-info-soft text-info"
          to={approvals.requestId ? accountPaths.orderRequest(approvals.requestId) : accountPaths.orderRequests()}
          title={t.approvals(approvals.count)}
          text={[...approvals.requestedBy, approvals.amountText].join(' · ')}
        />
      )}
    </ul>
  )
}

/** 'Morgen kommt eine Lieferung', the days that are promised, or that something is under way. */
function useDeliveryTitle() {
  const t = useBuyerHomeTexts()
  const language = useLanguage()
  return ({ count, days }: NextDelivery) => {
    if (!days) return t.deliveries(count)
    const isOneDay = days.earliest === days.latest
    if (isOneDay && days.inDays === 0) return t.today(count)
    if (isOneDay && days.inDays === 1) return t.tomorrow(count)
    return t.nextDelivery(shortDays(days, language))
  }
}

type DutyProps = { icon: ReactNode; tone: string; to: string; title: string; text: string }

function Duty({ icon, tone, to, title, text }: DutyProps) {
  return (
    <li className="min-w-0 bg-surface sm:rounded-lg sm:hairline">
      <Link to={to} className="flex items-center gap-3.5 px-4 py-3 hover:underline sm:py-4">
        <span aria-hidden="true" className={`grid size-10 shrink-0 place-items-center rounded-md ${tone}`}>
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-medium font-semibold tabular-nums">{title}</b>
          <span className="block text-small text-ink-2 tabular-nums">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}
