import type { ClaimEntry } from '../../../contract/claims/claims.ts'
import { claimViews } from '../../../contract/claims/supplier-claims.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Due } from '../../orders/supplier/Due.tsx'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { ClaimTag } from '../ClaimTag.tsx'
import { useClaimTexts } from '../texts.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import { claimCountsQuery, storeClaimsQuery } from './queries.ts'

/** Claims about deliveries of the store, with the open one beside them. */
export function Component() {
  const t = useClaimTexts().desk
  const { places } = useDeskTexts()
  const address = useListAddress()
  const { search, set } = address
  const counts = dataOrNothing(useRead(claimCountsQuery))
  const read = useRead(storeClaimsQuery(search))
  const open = search.get('open')
  const numbers = read.state === 'ready' ? read.data.items.map(({ number }) => number) : []
  const goTo = (number: string | undefined) => number && (() => set({ open: number }, { isSamePage: true }))
  const at = open === null ? -1 : numbers.indexOf(open)
  return (
    <ListPage
      title={places.supplier.claims}
      views={claimViews.map((name) => ({
        name,
        label: t.views[name],
        count: name === 'ALL' ? undefined : counts?.[name],
        isHot: name === 'TO_ANSWER',
      }))}
      searchLabel={t.search}
      read={read}
      incoming="claims"
      columns={useColumns()}
      idOf={(row: ClaimEntry) => row.number}
      nameOf={(row) => `${row.number}, ${row.companyName}`}
      empty={<p>{t.empty}</p>}
      panel={
        open && (
          <ClaimPanel
            key={open}
            number={open}
            onClose={() => set({ open: null }, { isSamePage: true })}
            onPrevious={goTo(numbers[at - 1]) || undefined}
            onNext={goTo(at < 0 ? undefined : numbers[at + 1]) || undefined}
          />
        )
      }
    />
  )
}

function useColumns(): Column<ClaimEntry>[] {
  const texts = useClaimTexts()
  const { columns } = texts.desk
  const language = useLanguage()
  return [
    {
      name: 'number',
      title: columns.number,
      cell: (row) => (
        <>
          {row.number}
          <small>{recentDateText(row.createdAt, language)}</small>
        </>
      ),
    },
    { name: 'buyer', title: columns.buyer, cell: (row) => row.companyName },
    {
      name: 'goods',
      title: columns.goods,
      onPhone: 'hidden',
      cell: (row) => texts.andMore(row.productName, row.lineCount - 1),
    },
    {
      name: 'pieces',
      title: columns.pieces,
      isNumber: true,
      onPhone: 'aside',
      cell: (row) => (
        <>
          {row.pieceCount} <span className="sm:hidden">{columns.pieces}</span>
        </>
      ),
    },
    {
      name: 'due',
      title: columns.due,
      cell: (row) =>
        row.dueAt && (row.status === 'OPEN' || row.status === 'REPLACING') ? (
          <Due at={row.dueAt} />
        ) : (
          <ClaimTag status={row.status} text={row.statusText} />
        ),
    },
  ]
}
