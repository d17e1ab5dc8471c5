import { useParams } from 'react-router'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Impersonate, Trust, VatDecision } from './BuyerActions.tsx'
import { BuyerDeeds, BuyerTickets, VatChecks } from './BuyerHistory.tsx'
import { BuyerMails } from './BuyerMails.tsx'
import { BuyerNotes } from './BuyerNotes.tsx'
import { People } from './People.tsx'
import { buyerQuery, buyersCartQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

/** One company: figures, orders, people, cart, tickets, audit, exclusive goods, checks of the VAT id, mails and notes. */
export function Component() {
  const t = useOperatorBuyerTexts()
  const { id = '' } = useParams()
  const read = useRead(buyerQuery(id))
  const name = useDeskTexts().places.operator.buyer
  return (
    <section className="desk-page" aria-label={name}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(buyer) => <Shown buyer={buyer} />}
      </QueryView>
    </section>
  )
}

function Shown({ buyer }: { buyer: Buyer }) {
  const t = useOperatorBuyerTexts()
  const { people, vatId, vatIdStatus } = buyer
  const { user } = useSession()
  return (
    <>
      <PageHead
        title={buyer.companyName || t.erased}
        lead={[buyer.cityName, vatId && `${vatId}, ${t.vatStatuses[vatIdStatus]}`].filter(Boolean).join(' · ')}
      >
        {vatId && vatIdStatus !== 'VALID' && <VatDecision id={buyer.id} vatId={vatId} status="VALID" />}
        {vatId && vatIdStatus !== 'INVALID' && <VatDecision id={buyer.id} vatId={vatId} status="INVALID" />}
        {!buyer.isErased && <Trust buyer={buyer} />}
        {people.length > 0 && <Impersonate people={people} />}
      </PageHead>
      <Figures figures={buyer.figures} />
      <div className="grid items-start gap-[18px] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-[18px]">
          <Orders buyer={buyer} />
          <Cart id={buyer.id} />
          <BuyerTickets id={buyer.id} />
          {mayOpen(user, 'audit') && <BuyerDeeds id={buyer.id} />}
        </div>
        <div className="grid gap-[18px]">
          <People people={people} />
          <Card title={t.access}>
            <ul className="grid gap-2 px-[18px] py-3.5">
              {buyer.access.length === 0 && <li className="text-ink-3">{t.none}</li>}
              {buyer.access.map((one) => (
                <li key={`${one.productSkuId} ${one.since.toISOString()}`} className="flex items-center gap-2">
                  <span className="min-w-0 flex-1">
                    {one.productName}
                    <span className="block text-ink-3">{one.storeName}</span>
                  </span>
                  <Tag>{t.accessStates[one.state]}</Tag>
                </li>
              ))}
            </ul>
          </Card>
          <VatChecks id={buyer.id} />
          <BuyerMails id={buyer.id} />
          <BuyerNotes buyer={buyer} />
        </div>
      </div>
    </>
  )
}

function Figures({ figures }: { figures: Buyer['figures'] }) {
  const t = useOperatorBuyerTexts().figures
  const language = useLanguage()
  const rows = [
    [t.year, figures.yearGrossText],
    [t.average, figures.averageText],
    [t.stores, String(figures.storeCount)],
    [t.refunded, figures.refundedText],
    [t.chargebacks, String(figures.chargebackCount)],
    [t.seen, figures.lastSeenAt ? momentText(figures.lastSeenAt, language) : t.never],
  ]
  return (
    <dl className="desk-card grid grid-cols-2 gap-y-3 py-3.5 sm:grid-cols-3 lg:grid-cols-6">
      {rows.map(([name, text]) => (
        <div key={name} className="px-[18px]">
          <dt className="text-ink-3">{name}</dt>
          <dd className="font-display text-lg font-bold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Orders({ buyer: { id, orders, figures } }: { buyer: Buyer }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  return (
    <Card
      title={t.orders}
      mark={<Tag>{String(figures.orderCount)}</Tag>}
      more={
        <Link to={`/operator/orders?buyerId=${id}`} className="text-brand underline underline-offset-2">
          {t.allOrders}
        </Link>
      }
    >
      <ul className="grid px-[18px] py-2.5">
        {orders.map((order) => (
          <li key={order.orderNumber} className="flex flex-wrap gap-x-4 border-b border-line py-2 last:border-0">
            <Link to={`/operator/orders/${order.orderNumber}`} className="w-24 font-semibold text-brand underline">
              {order.orderNumber}
            </Link>
            <span className="w-24 text-ink-2">{recentDateText(order.createdAt, language)}</span>
            <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">{`${order.statusText} · ${order.paymentStatusText}`}</span>
            <span className="ml-auto tabular-nums">{order.grossTotalText}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Cart({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const read = useRead(buyersCartQuery(id))
  return (
    <Card title={t.cart}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-20" />}>
        {(lines) => (
          <ul className="grid px-[18px] py-2.5">
            {lines.length === 0 && <li className="text-ink-3">{t.none}</li>}
            {lines.map((line) => (
              <li key={`${line.productSkuId} ${line.personName}`} className="flex flex-wrap gap-x-3 py-1.5">
                <span className="w-14 text-right text-ink-2 tabular-nums">{line.quantity} ×</span>
                <span className="min-w-0 flex-1">
                  {line.productName}
                  <span className="block text-ink-3">{`${line.storeName} · ${line.personName}`}</span>
                </span>
                {line.problem && <Tag variant="warn">{t.cartProblems[line.problem]}</Tag>}
                <span className="tabular-nums">{line.priceText}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
