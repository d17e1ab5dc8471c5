import MessageSquare from 'lucide-react/icons/message-square'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { Panel } from '../../../desk/panel/Panel.tsx'
import { Link } from '../../../frame/Link.tsx'
import { momentText } from '../../../platform/dates.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { FailedRead } from '../../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StatusTag } from '../../StatusTag.tsx'
import { Due } from '../Due.tsx'
import { packingQuery } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { PackingButtons } from '../packing/PackingButtons.tsx'
import { Amounts } from './Amounts.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { MoneySteps } from './MoneySteps.tsx'
import { PackingLines } from './PackingLines.tsx'
import { ParcelFields, PackingSteps, usePackingStep } from './PackingSteps.tsx'
import { ReturnPart } from './ReturnPart.tsx'
import { ShipDate } from './ShipDate.tsx'
import { useParcel } from './use-parcel.ts'

type OrderPanelProps = {
  number: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One order beside the list: what to pack, for whom, and the next step. */
export function OrderPanel({ number, ...ways }: OrderPanelProps) {
  const t = useSupplierTexts().panel
  const read = useRead(packingQuery(number))
  if (read.state === 'ready') return <ReadOrder order={read.data} {...ways} />
  return (
    <Panel title={number} {...ways}>
      {read.state === 'failed' ? (
        <FailedRead failure={read.failure} title={t.failed} />
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Panel>
  )
}

function ReadOrder({ order, ...ways }: { order: PackingOrder } & Omit<OrderPanelProps, 'number'>) {
  const t = useSupplierTexts().panel
  const language = useLanguage()
  const { user } = useSession()
  const parcel = useParcel(order)
  const step = usePackingStep(order, parcel)
  const isOpen = order.status === 'PLACED' || order.status === 'CONFIRMED'
  const mayPrint = isOpen && mayOpen(user, 'pack')
  const isPacked = order.allowedActions.includes('SHIP')
  return (
    <Panel
      {...ways}
      title={order.subOrderNumber}
      marks={<StatusTag status={order.status} text={order.statusText} />}
      lead={`${order.address.companyName} · ${momentText(order.createdAt, language)}`}
      footer={order.allowedActions.length > 0 && <PackingSteps {...{ order, parcel, step }} />}
    >
      {order.dueAt && <Due at={order.dueAt} />}
      {order.note && (
        <p className="desk-note">
          <MessageSquare />
          <span>
            <b>{t.note}</b>
            {order.note}
          </span>
        </p>
      )}
      {order.returnRequest && mayOpen(user, 'orders') && <ReturnPart order={order} />}
      {mayOpen(user, 'sales') && (
        <Link
          to={`/supplier/messages?view=ALL&open=${order.subOrderNumber}`}
          className="justify-self-start text-small text-brand underline underline-offset-2"
        >
          {t.messages}
        </Link>
      )}
      <Link
        to={`/supplier/orders?view=ALL&buyerId=${order.buyerId}&open=${order.subOrderNumber}`}
        className="justify-self-start text-small text-brand underline underline-offset-2"
      >
        {t.oneBuyer}
      </Link>
      {order.claims.length > 0 && (
        <section>
          <h3>{t.claims}</h3>
          <ul className="mt-1.5 grid gap-1 text-small">
            {order.claims.map(({ number, statusText }) => (
              <li key={number} className="flex justify-between gap-3">
                <Link
                  to={`/supplier/claims?view=ALL&open=${number}`}
                  className="text-brand underline underline-offset-2"
                >
                  {number}
                </Link>
                <span className="text-ink-3">{statusText}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayPrint && (
        <div>
          <PackingButtons numbers={[order.subOrderNumber]} byKey="SLIPS" />
        </div>
      )}
      <ShipDate {...{ order, parcel, step }} />
      <PackingLines order={order} parcel={isPacked ? parcel : null} />
      {isPacked && <ParcelFields {...{ order, parcel, step }} />}
      <DeliveryFacts order={order} />
      {mayOpen(user, 'readOrders') && <Amounts number={order.subOrderNumber} />}
      <section>
        <h3>{t.timeline}</h3>
        <ol className="mt-2 grid gap-2 text-small">
          {order.timeline.toReversed().map(({ statusText, at, by, note }) => (
            <li key={`${at.toISOString()} ${statusText}`} className="flex justify-between gap-3">
              <span>
                {statusText} <span className="text-ink-3">{by}</span>
                {note && <span className="block whitespace-pre-line text-ink-2">{note}</span>}
              </span>
              <time className="whitespace-nowrap text-ink-3">{momentText(at, language)}</time>
            </li>
          ))}
        </ol>
      </section>
      {mayOpen(user, 'orders') && <MoneySteps order={order} parcel={isPacked ? parcel : null} />}
    </Panel>
  )
}
