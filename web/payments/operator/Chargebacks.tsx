import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OrderLink } from './OrderLink.tsx'
import { chargebacksQuery, useOperatorPaymentTexts } from './queries.ts'

const DAY_MS = 86_400_000
const isPressing = (evidenceBy: Date) => evidenceBy.getTime() - Date.now() < 3 * DAY_MS

/** What banks have taken back: what stands, or all; red where evidence is due within three days. */
export function Chargebacks() {
  const t = useOperatorPaymentTexts()
  const language = useLanguage()
  const address = useListAddress()
  const { search } = address
  const named = ['after', 'before'].flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  const isStanding = search.get('state') !== 'ALL'
  const read = useRead(chargebacksQuery({ ...Object.fromEntries(named), isStanding }))
  const { when, order, buyer, provider, evidenceBy, sum } = t.columns
  return (
    <>
      <div className="px-[18px] pt-3">
        <ListFilters
          searchLabel={undefined}
          address={address}
          filters={[{ name: 'state', label: t.standing, options: [{ value: 'ALL', label: t.withReturned }] }]}
        />
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {(list) => (
          <>
            <PlainTable
              label={t.views.CHARGEBACKS}
              columns={[
                ...[when, order, buyer, provider, evidenceBy].map((name) => ({ name })),
                { name: sum, isNumber: true },
              ]}
            >
              {list.items.map((chargeback) => (
                <tr key={chargeback.id}>
                  <td className="whitespace-nowrap text-ink-2">{momentText(chargeback.chargedBackAt, language)}</td>
                  <td>
                    <OrderLink orderNumber={chargeback.orderNumber} />
                  </td>
                  <td>{chargeback.companyName}</td>
                  <td className="font-mono text-xs">{chargeback.id}</td>
                  <td>
                    {chargeback.reversedAt ? (
                      t.returned(recentDateText(chargeback.reversedAt, language))
                    ) : isPressing(chargeback.evidenceBy) ? (
                      <Tag variant="danger">{recentDateText(chargeback.evidenceBy, language)}</Tag>
                    ) : (
                      recentDateText(chargeback.evidenceBy, language)
                    )}
                  </td>
                  <td className="text-right tabular-nums">{chargeback.amountText}</td>
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
