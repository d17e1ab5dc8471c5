import { paymentStates } from '../../../contract/operator/payments.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OrderLink } from './OrderLink.tsx'
import { PollPayment } from './PollPayment.tsx'
import { paymentsQuery, useMethodOptions } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

/** What was tried to be paid at the provider: found by number, state, method, day, and what does not agree. */
export function PaymentList() {
  const t = useOperatorPaymentTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const address = useListAddress()
  const { search } = address
  const methods = useMethodOptions()
  const read = useRead(paymentsQuery(search))
  const { provider, order, buyer, method, state, sum, captured, refunded, when } = t.columns
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-[18px] pt-3">
        <ListFilters
          searchLabel={t.search}
          address={address}
          filters={[
            { name: 'state', label: state, options: paymentStates.map((value) => ({ value, label: t.states[value] })) },
            { name: 'method', label: method, options: methods },
            { name: 'differs', label: t.agreement, options: [{ value: 'true', label: t.differs }] },
          ]}
        />
        <PeriodFilter address={address} />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list) => (
          <>
            <PlainTable
              label={desk.places.operator.payments}
              columns={[
                ...[provider, order, buyer, method, state].map((name) => ({ name })),
                ...[sum, captured, refunded].map((name) => ({ name, isNumber: true })),
                { name: when },
              ]}
            >
              {list.items.map((payment) => (
                <tr key={payment.checkoutId}>
                  <td>
                    <span className="block font-mono text-xs">{payment.providerId}</span>
                    {payment.providerId && (
                      <PollPayment checkoutId={payment.checkoutId} providerId={payment.providerId} />
                    )}
                  </td>
                  <td>
                    <OrderLink orderNumber={payment.orderNumber} />
                  </td>
                  <td>{payment.companyName}</td>
                  <td>{payment.methodName}</td>
                  <td>
                    {payment.stateText} {payment.isProblem && <Tag variant="danger">{t.problem}</Tag>}
                    {payment.captureBefore && (
                      <span className="block text-ink-3">
                        {t.captureBefore(momentText(payment.captureBefore, language))}
                      </span>
                    )}
                  </td>
                  <td className="text-right tabular-nums">{payment.amountText}</td>
                  <td className="text-right tabular-nums">{payment.capturedText}</td>
                  <td className="text-right tabular-nums">
                    {payment.refundedText}
                    {payment.chargedBackText && (
                      <span className="block font-medium text-danger">{t.chargedBack(payment.chargedBackText)}</span>
                    )}
                  </td>
                  <td className="whitespace-nowrap text-ink-2">{momentText(payment.createdAt, language)}</td>
                </tr>
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path="/operator/payments" search={search} list={list} />
          </>
        )}
      </QueryView>
    </>
  )
}
