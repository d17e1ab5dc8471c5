import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { momentText } from '../../platform/dates.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { PollPayment } from './PollPayment.tsx'
import { Chargebacks } from './Chargebacks.tsx'
import { Differences } from './Differences.tsx'
import { Moves } from './Moves.tsx'
import { OrderLink } from './OrderLink.tsx'
import { Receivables } from './Receivables.tsx'
import { paymentsQuery, useOperatorPaymentTexts } from './queries.ts'

const path = '/operator/payments'
const views = ['PAYMENTS', 'RECEIVABLES', 'MOVES', 'CHARGEBACKS', 'DIFFERENCES'] as const

/** The money of all buyers: payments, what is on its way, what banks took back, what differs. */
export function Component() {
  const t = useOperatorPaymentTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'PAYMENTS'
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.payments}>{view === 'MOVES' && <SaveTransferRefunds />}</PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        {view === 'PAYMENTS' && <List search={search} />}
        {view === 'RECEIVABLES' && <Receivables search={search} />}
        {view === 'MOVES' && <Moves />}
        {view === 'CHARGEBACKS' && <Chargebacks />}
        {view === 'DIFFERENCES' && <Differences />}
      </section>
    </div>
  )
}

/** The list for who sends the transfers at the bank. */
function SaveTransferRefunds() {
  const t = useOperatorPaymentTexts()
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(operatorPaymentsApi.readTransferRefunds, {}), `${t.transferRefunds}.csv`),
  })
  return (
    <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
      {t.saveTransferRefunds}
    </Button>
  )
}

function List({ search }: { search: URLSearchParams }) {
  const t = useOperatorPaymentTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const named = ['q', 'after', 'before'].flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  const read = useRead(paymentsQuery(Object.fromEntries(named) as { q?: string }))
  const { when, order, buyer, state, provider, sum, refunded } = t.columns
  return (
    <>
      <SearchLine label={t.search} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
        {(list) => (
          <>
            <PlainTable
              label={desk.places.operator.payments}
              columns={[
                ...[when, order, buyer, state, provider].map((name) => ({ name })),
                { name: sum, isNumber: true },
                { name: refunded, isNumber: true },
              ]}
            >
              {list.items.map((payment) => (
                <tr key={payment.checkoutId}>
                  <td className="whitespace-nowrap text-ink-2">{momentText(payment.createdAt, language)}</td>
                  <td>
                    <OrderLink orderNumber={payment.orderNumber} />
                  </td>
                  <td>{payment.companyName}</td>
                  <td>
                    {[payment.stateText, payment.methodName].filter(Boolean).join(' · ')}{' '}
                    {payment.isProblem && <Tag variant="danger">{t.problem}</Tag>}
                  </td>
                  <td>
                    <span className="block font-mono text-xs">{payment.providerId}</span>
                    {payment.providerId && (
                      <PollPayment checkoutId={payment.checkoutId} providerId={payment.providerId} />
                    )}
                  </td>
                  <td className="text-right tabular-nums">{payment.amountText}</td>
                  <td className="text-right tabular-nums">{payment.refundedText}</td>
                </tr>
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path={path} search={search} list={list} />
          </>
        )}
      </QueryView>
    </>
  )
}
