import type { ReactNode } from 'react'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { Link } from '../frame/Link.tsx'
import { AddressText } from '../orders/OrderFacts.tsx'
import { paths } from '../paths.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useRequestTexts } from './queries.ts'

/** Who asked when, what was said, where it goes and how it is paid. */
export function RequestFacts({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const language = useLanguage()
  const { createdAt, status, decidedBy, decidedAt, message, reply, orderId, orderNumber, address } = request
  return (
    <section className="rounded-xl bg-surface p-4 ring-1 ring-line sm:p-6">
      <p className="text-ink-2">
        {t.requested(dayText(createdAt, language))}
        {status !== 'WAITING' && decidedAt && (
          <span className="block font-semibold text-ink">
            {t.decided[status](decidedBy ?? '', dayText(decidedAt, language))}
          </span>
        )}
      </p>
      {orderId && orderNumber && (
        <Link to={paths.order(orderId)} className="mt-2 inline-block py-1 font-semibold text-brand underline">
          {t.order(orderNumber)}
        </Link>
      )}
      <dl className="mt-4 grid gap-4 text-medium sm:grid-cols-2">
        {message && <Words label={t.message}>{message}</Words>}
        {reply && <Words label={t.reply}>{reply}</Words>}
        {address && (
          <Fact label={t.address}>
            <AddressText address={address} />
          </Fact>
        )}
        <Fact label={t.payment}>{request.paymentMethodName}</Fact>
        {request.purchaseOrderNumber && <Fact label={t.purchaseOrderNumber}>{request.purchaseOrderNumber}</Fact>}
        {request.costCentre && <Fact label={t.costCentre}>{request.costCentre.text}</Fact>}
        {request.note && <Words label={t.note}>{request.note}</Words>}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  )
}

const Words = ({ label, children }: { label: string; children: string }) => (
  <Fact label={label}>
    <span className="whitespace-pre-line">{children}</span>
  </Fact>
)
