import { chargebackStates, deadlines, type OperatorChargeback } from '../../../contract/operator/money/chargebacks.ts'
import * as operatorChargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { MoneyButton } from './MoneyButton.tsx'
import { OrderLink } from './OrderLink.tsx'
import { chargebacksQuery } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

/** What banks have taken back and what is done about it; red where evidence is due within three days. */
export function Chargebacks() {
  const t = useOperatorPaymentTexts()
  const address = useListAddress()
  const { search } = address
  const read = useRead(chargebacksQuery(search))
  const { when, order, buyer, provider, state, evidenceBy, sum, next } = t.columns
  return (
    <>
      <div className="px-[18px] pt-3">
        <ListFilters
          searchLabel={undefined}
          address={address}
          filters={[
            {
              name: 'state',
              label: t.columns.state,
              options: [...chargebackStates, 'ALL' as const].map((value) => ({
                value,
                label: t.chargebackStates[value],
              })),
            },
            {
              name: 'deadline',
              label: evidenceBy,
              options: deadlines.map((value) => ({ value, label: t.deadlines[value] })),
            },
          ]}
        />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {(list) => (
          <>
            <PlainTable
              label={t.views.CHARGEBACKS}
              columns={[
                ...[order, buyer, when, provider, evidenceBy, state].map((name) => ({ name })),
                { name: sum, isNumber: true },
                { name: next },
              ]}
            >
              {list.items.map((chargeback) => (
                <Row key={chargeback.id} chargeback={chargeback} />
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

function Row({ chargeback }: { chargeback: OperatorChargeback }) {
  const language = useLanguage()
  const { id, orderNumber, state, evidenceBy, isPressing, reversedAt, decidedAt } = chargeback
  const day = recentDateText(evidenceBy, language)
  const since = reversedAt ?? decidedAt
  return (
    <tr>
      <td>
        <OrderLink orderNumber={orderNumber} />
      </td>
      <td>{chargeback.companyName}</td>
      <td className="whitespace-nowrap text-ink-2">{momentText(chargeback.chargedBackAt, language)}</td>
      <td className="font-mono text-xs">{id}</td>
      <td>{isPressing ? <Tag variant="danger">{day}</Tag> : state === 'OPEN' && day}</td>
      <td>
        {chargeback.stateText}
        {since && <span className="block text-ink-3">{recentDateText(since, language)}</span>}
      </td>
      <td className="text-right tabular-nums">{chargeback.amountText}</td>
      <td>
        <span className="flex flex-wrap gap-2">
          {orderNumber && <SaveEvidence id={id} orderNumber={orderNumber} />}
          {state === 'OPEN' && <MoneyButton id={id} step="contest" about={orderNumber ?? id} />}
          {(state === 'OPEN' || state === 'CONTESTED') && (
            <MoneyButton id={id} step="accept" about={orderNumber ?? id} />
          )}
        </span>
      </td>
    </tr>
  )
}

function SaveEvidence({ id, orderNumber }: { id: string; orderNumber: string }) {
  const t = useOperatorPaymentTexts()
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(operatorChargebacksApi.readEvidence, { id }), `${t.columns.evidence}-${orderNumber}.pdf`),
  })
  return (
    <Button size="sm" variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
      {t.saveEvidence}
      <span className="sr-only">: {orderNumber}</span>
    </Button>
  )
}
