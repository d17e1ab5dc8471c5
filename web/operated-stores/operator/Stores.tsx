import { useState } from 'react'
import { storeViews, type StoreEntry } from '../../../contract/operator/stores.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HintButton } from './HintButton.tsx'
import { LevelWords } from './Levels.tsx'
import { storesQuery } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { PapersTag, StateTag } from './StateTags.tsx'

/** All stores, each with a page of its own. */
export function Component() {
  const t = useOperatorStoreTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const { user } = useSession()
  const [isReporting, setReporting] = useState(false)
  const read = useRead(storesQuery(search, useLanguage()))
  return (
    <>
      <ListPage
        title={places.operator.stores}
        views={storeViews.map((name) => ({ name, label: t.views[name] }))}
        actions={
          mayOpen(user, 'payouts') && (
            <Button variant="secondary" onClick={() => setReporting(true)}>
              {t.report.open}
            </Button>
          )
        }
        searchLabel={t.search}
        read={read}
        columns={useColumns()}
        idOf={(row: StoreEntry) => row.slug}
        nameOf={(row) => row.name}
        hrefOf={(row) => `/operator/stores/${row.slug}`}
        empty={<p>{t.empty}</p>}
        renderBulk={
          mayOpen(user, 'stores')
            ? (chosen, selection) => <HintButton chosen={chosen} onDone={selection.clear} />
            : undefined
        }
      />
      {isReporting && <ReportDialog onClose={() => setReporting(false)} />}
    </>
  )
}

function useColumns(): Column<StoreEntry>[] {
  const t = useOperatorStoreTexts()
  const { columns } = t
  const language = useLanguage()
  return [
    {
      name: 'store',
      title: columns.store,
      cell: (row) => (
        <span>
          {row.name}
          <small>{row.city}</small>
        </span>
      ),
    },
    {
      name: 'state',
      title: columns.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <StateTag state={row.state} />
          {row.isTrusted && <Tag>{t.trusted}</Tag>}
        </span>
      ),
    },
    {
      name: 'goods',
      title: columns.goods,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => row.levels?.productCount ?? '–',
    },
    {
      name: 'orders',
      title: columns.orders,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => row.levels?.orderCount ?? '–',
    },
    { name: 'levels', title: columns.levels, cell: (row) => <LevelWords levels={row.levels} /> },
    {
      name: 'rating',
      title: columns.rating,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (row.rating ? t.rating(row.rating.average.toLocaleString(language), row.rating.count) : '–'),
    },
    {
      name: 'payout',
      title: columns.payout,
      onPhone: 'hidden',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1">
          {row.payout ? (
            <span className="whitespace-nowrap tabular-nums">
              {row.payout.amountText}
              <small>{recentDateText(row.payout.at, language)}</small>
            </span>
          ) : (
            '–'
          )}
          {row.isHeld && <Tag variant="warn">{t.held}</Tag>}
        </span>
      ),
    },
    { name: 'papers', title: columns.papers, cell: (row) => <PapersTag papers={row.papers} /> },
  ]
}
