import type { ReactNode } from 'react'
import type { Ticket } from '../../../contract/tickets/tickets.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useTicketTexts } from './texts.ts'

const link = 'text-brand underline underline-offset-2'

/** Who writes, and the order and the product that the ticket names. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useTicketTexts()
  const language = useLanguage()
  const { email, isKnown, buyer, productSkuId } = ticket
  return (
    <div className="grid gap-[18px]">
      <Card title={t.facts}>
        <dl className="grid gap-2 px-[18px] py-3.5">
          <Fact name={t.email}>
            {email}
            <span className="block text-ink-3">{isKnown ? t.known : t.unknown}</span>
          </Fact>
          {buyer ? (
            <>
              <Fact name={t.since}>
                <Link to={`/operator/buyers/${buyer.id}`} className={link}>
                  {buyer.companyName}
                </Link>
                , {dateText(buyer.since, language)}
              </Fact>
              <Fact name={t.orders}>{buyer.orderCount}</Fact>
              {buyer.lastOrder && (
                <Fact name={t.lastOrder}>
                  <Link to={`/operator/orders/${buyer.lastOrder.orderNumber}`} className={link}>
                    {buyer.lastOrder.orderNumber}
                  </Link>
                  , {dateText(buyer.lastOrder.at, language)}
                </Fact>
              )}
            </>
          ) : (
            <div>
              <dt className="sr-only">{t.since}</dt>
              <dd className="text-ink-2">{t.noBuyer}</dd>
            </div>
          )}
          {productSkuId && <Fact name={t.product}>{productSkuId}</Fact>}
        </dl>
      </Card>
      <NamedOrder ticket={ticket} />
    </div>
  )
}

function NamedOrder({ ticket: { order, orderNumber } }: { ticket: Ticket }) {
  const t = useTicketTexts()
  const language = useLanguage()
  if (!orderNumber) return null
  return (
    <Card title={t.order}>
      <div className="grid gap-1 px-[18px] py-3.5">
        {order ? (
          <>
            <p>
              <Link to={`/operator/orders/${order.orderNumber}`} className={link}>
                {order.orderNumber}
              </Link>{' '}
              {t.orderOf(order.companyName, dateText(order.at, language))}
            </p>
            {!order.isTheirs && <p className="font-medium text-danger">{t.notTheirs}</p>}
          </>
        ) : (
          <p className="text-ink-2">{t.orderMissing(orderNumber)}</p>
        )}
      </div>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
