import { useState } from 'react'
import { useParams } from 'react-router'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { PartFacts } from './PartFacts.tsx'
import { PartActions } from './PartActions.tsx'
import { operatorOrderQuery } from './queries.ts'
import { useOperatorOrderTexts } from './texts.ts'

/** One order with its parts, its money and all that has happened to it. */
export function Component() {
  const t = useOperatorOrderTexts().detail
  const { orderNumber = '' } = useParams()
  const read = useRead(operatorOrderQuery(orderNumber))
  const name = useDeskTexts().places.operator.order
  return (
    <section className="desk-page" aria-label={name}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(data) => <Shown data={data} />}
      </QueryView>
    </section>
  )
}

function Shown({ data }: { data: OperatorOrder }) {
  const t = useOperatorOrderTexts().detail
  const language = useLanguage()
  const { order, buyer, parts, moments } = data
  return (
    <>
      <PageHead
        title={order.orderNumber}
        lead={
          <>
            <Link to={`/operator/buyers/${buyer.id}`} className="text-brand underline underline-offset-2">
              {buyer.companyName || buyer.email}
            </Link>{' '}
            · {momentText(order.createdAt, language)} · {order.statusText}
          </>
        }
      >
        {data.isAwaitingTransfer && <MarkPaid orderNumber={order.orderNumber} />}
      </PageHead>
      <div className="grid items-start gap-[18px] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-[18px]">
          {parts.map((part) => (
            <Card
              key={part.subOrderNumber}
              title={`${part.subOrderNumber} · ${part.storeName}`}
              mark={<Tag>{part.statusText}</Tag>}
            >
              <ul className="grid gap-1.5 px-[18px] py-3">
                {part.items.map((item) => (
                  <li key={item.productSkuId} className="flex gap-3">
                    <span className="w-14 shrink-0 text-right text-ink-2 tabular-nums">{t.pieces(item.quantity)}</span>
                    <span className="min-w-0 flex-1">{item.name}</span>
                    <span className="tabular-nums">{item.lineTotalText}</span>
                  </li>
                ))}
              </ul>
              <PartFacts orderNumber={order.orderNumber} part={part} />
              {part.claims.map(({ number, statusText }) => (
                <p key={number} className="px-[18px] pb-2">
                  <Link to={`/operator/claims/${number}`} className="text-brand underline underline-offset-2">
                    {number}
                  </Link>{' '}
                  · {statusText}
                </p>
              ))}
              <PartActions orderNumber={order.orderNumber} part={part} />
            </Card>
          ))}
          <Card title={t.timeline}>
            <ol className="grid grid-cols-1 gap-2.5 px-[18px] py-3.5 wrap-anywhere">
              {moments.map((moment, index) => (
                <li
                  key={index}
                  className="grid gap-0.5 border-l-2 border-line pl-3 data-problem:border-danger"
                  data-problem={moment.isProblem || undefined}
                >
                  <span className="flex flex-wrap gap-x-2 font-medium">
                    {moment.text}
                    {moment.amountText && <span className="tabular-nums">{moment.amountText}</span>}
                  </span>
                  <span className="text-ink-3">
                    {[momentText(moment.at, language), moment.by, moment.subOrderNumber, moment.providerId]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <div className="grid gap-[18px]">
          <Money data={data} />
          <Card title={t.address}>
            <p className="px-[18px] py-3.5 text-ink-2">
              {order.address.companyName}, {order.address.street} {order.address.streetNumber},{' '}
              {order.address.postalCode} {order.address.cityName}
            </p>
          </Card>
          {order.note && (
            <Card title={t.buyersNote}>
              <p className="px-[18px] py-3.5 whitespace-pre-line wrap-anywhere">{order.note}</p>
            </Card>
          )}
          <OrderNotes orderNumber={order.orderNumber} notes={data.notes} />
        </div>
      </div>
    </>
  )
}

function Money({ data: { money, order } }: { data: OperatorOrder }) {
  const t = useOperatorOrderTexts().detail
  const rows = [
    [t.ordered, money.orderedText],
    [t.captured, money.capturedText],
    [t.refunded, money.refundedText],
    [t.chargedBack, money.chargedBackText],
    ...(money.providerId ? [[t.provider, money.providerId]] : []),
  ]
  return (
    <Card title={t.money} mark={<Tag>{`${order.paymentStatusText} · ${order.paymentMethodName}`}</Tag>}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 px-[18px] py-3.5">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-right tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {money.openDifferences > 0 && <p className="px-[18px] pb-3.5 font-medium text-danger">{t.differs}</p>}
    </Card>
  )
}

function MarkPaid({ orderNumber }: { orderNumber: string }) {
  const t = useOperatorOrderTexts().detail
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorOrdersApi.markPaid, { orderNumber, reason }),
    onSuccess: () => {
      showToast('success', t.done)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.markPaid}</Button>
      {isOpen && (
        <ReasonDialog
          title={t.markPaid}
          hint={t.markPaidHint}
          action={t.markPaid}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
