import { useState } from 'react'
import { refundStates, type OperatorRefund } from '../../../contract/operator/money/refunds.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { useSelection, type Selection } from '../../desk/list/selection.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MoneyButton } from './MoneyButton.tsx'
import { OrderLink } from './OrderLink.tsx'
import { refundsQuery, useMethodOptions, useMoneyAgain } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'
import { SentDialog } from './SentDialog.tsx'

/** What goes back to buyers; what is sent by hand can be recorded one by one or several at once. */
export function Refunds() {
  const t = useOperatorPaymentTexts()
  const address = useListAddress()
  const { search } = address
  const methods = useMethodOptions()
  const read = useRead(refundsQuery(search))
  const again = useMoneyAgain()
  const rows = read.state === 'ready' ? read.data.items : []
  const toSend = rows.filter(({ state }) => state === 'TO_SEND')
  const selection = useSelection(toSend.map(({ id }) => id))
  const chosen = toSend.filter(({ id }) => selection.has(id))
  const [isAsking, setAsking] = useState(false)
  const [run, setRun] = useState<string | null>(null)
  const { order, buyer, store, kind, state, when, sum, next } = t.columns
  return (
    <>
      <div className="px-[18px] pt-3">
        <ListFilters
          searchLabel={undefined}
          address={address}
          filters={[
            {
              name: 'state',
              label: state,
              options: refundStates.map((value) => ({ value, label: t.refundStates[value] })),
            },
            { name: 'method', label: t.columns.method, options: methods },
            { name: 'large', label: sum, options: [{ value: 'true', label: t.large }] },
          ]}
        />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {(list) => (
          <>
            <ChooseAll toSend={toSend} selection={selection} />
            <PlainTable
              label={t.views.REFUNDS}
              columns={[
                { name: t.columns.choose, isUnnamed: true },
                ...[order, buyer, store, kind, state, when].map((name) => ({ name })),
                { name: sum, isNumber: true },
                { name: next },
              ]}
            >
              {list.items.map((refund) => (
                <Row key={refund.id} refund={refund} selection={selection} />
              ))}
            </PlainTable>
            {list.items.length === 0 && <NoRows />}
            <CursorNav path="/operator/payments" search={search} list={list} />
          </>
        )}
      </QueryView>
      {chosen.length > 0 && <Bulk count={chosen.length} onSent={() => setAsking(true)} />}
      {isAsking && (
        <SentDialog
          refunds={chosen}
          onBegun={(id) => {
            setRun(id)
            selection.clear()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {run && (
        <RunDialog
          id={run}
          title={t.sent}
          nameOf={(id) => rows.find((row) => row.id === id)?.orderNumber ?? id}
          onDone={() => void again()}
          onClose={() => setRun(null)}
        />
      )}
    </>
  )
}

function Bulk({ count, onSent }: { count: number; onSent: () => void }) {
  const t = useOperatorPaymentTexts()
  const { chosen } = useDeskTexts().list
  return (
    <div className="desk-bulk" role="region" aria-label={chosen(count)}>
      <b>{chosen(count)}</b>
      <button type="button" className="desk-button" onClick={onSent}>
        {t.sent}
      </button>
    </div>
  )
}

function ChooseAll({ toSend, selection }: { toSend: readonly OperatorRefund[]; selection: Selection }) {
  const t = useOperatorPaymentTexts()
  if (toSend.length === 0) return null
  const ids = toSend.map(({ id }) => id)
  const count = ids.filter(selection.has).length
  return (
    <Checkbox
      className="px-[18px] pt-3"
      label={t.chooseToSend(ids.length)}
      checked={count === ids.length}
      isMixed={count > 0 && count < ids.length}
      onChange={({ target }) => selection.setAll(ids, target.checked)}
    />
  )
}

function Row({ refund, selection }: { refund: OperatorRefund; selection: Selection }) {
  const t = useOperatorPaymentTexts()
  const { choose } = useDeskTexts().list
  const language = useLanguage()
  const { id, orderNumber, state } = refund
  return (
    <tr>
      <td>
        {state === 'TO_SEND' && (
          <Checkbox
            aria-label={choose(orderNumber)}
            checked={selection.has(id)}
            onChange={({ nativeEvent }) =>
              selection.toggle(id, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
            }
          />
        )}
      </td>
      <td>
        <OrderLink orderNumber={orderNumber} />
      </td>
      <td>{refund.companyName}</td>
      <td>{refund.storeName}</td>
      <td>
        {refund.reasonText}
        <span className="block text-ink-3 empty:hidden">
          {[refund.words, refund.borneBy && t.borneBy[refund.borneBy]].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-ink-3 empty:hidden">
          {refund.givenBy && t.givenBy[refund.givenBy](refund.givenByName)}
        </span>
      </td>
      <td className={state === 'REFUSED' ? 'font-medium text-danger' : ''}>
        {refund.stateText}
        <span className="block text-ink-3">
          {[refund.methodName, refund.paidBackAt && recentDateText(refund.paidBackAt, language)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </td>
      <td className="whitespace-nowrap text-ink-2">{momentText(refund.createdAt, language)}</td>
      <td className="text-right tabular-nums">{refund.amountText}</td>
      <td>
        {state === 'TO_SEND' && <MoneyButton id={id} step="sent" about={orderNumber} />}
        {state === 'REFUSED' && (
          <Link to="/operator/payments?view=MOVES" className="text-brand underline underline-offset-2">
            {t.views.MOVES}
          </Link>
        )}
      </td>
    </tr>
  )
}
