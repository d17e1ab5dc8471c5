import { useState } from 'react'
import type { RecallEntry } from '../../../contract/recalls/recalls.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { useRecallTexts } from '../texts.ts'
import { MakeRecallDialog } from './MakeRecallDialog.tsx'
import { storeRecallsQuery } from './queries.ts'
import { RecallPanel } from './RecallPanel.tsx'

/** Recalls of the store, with the open one beside them. */
export function Component() {
  const t = useRecallTexts().desk
  const { places } = useDeskTexts()
  const { search, set } = useListAddress()
  const read = useRead(storeRecallsQuery(search))
  const open = search.get('open')
  const [isMaking, setMaking] = useState(false)
  const ids = read.state === 'ready' ? read.data.items.map(({ id }) => id) : []
  const goTo = (id: string | undefined) => id && (() => set({ open: id }, { isSamePage: true }))
  const at = open === null ? -1 : ids.indexOf(open)
  return (
    <>
      <ListPage
        title={places.supplier.recalls}
        lead={t.lead}
        actions={
          <Button size="sm" onClick={() => setMaking(true)}>
            {t.make}
          </Button>
        }
        read={read}
        columns={useColumns()}
        idOf={(row: RecallEntry) => row.id}
        nameOf={(row) => `${row.productName}, ${row.lots.join(', ')}`}
        empty={<p>{t.empty}</p>}
        panel={
          open && (
            <RecallPanel
              key={open}
              id={open}
              onClose={() => set({ open: null }, { isSamePage: true })}
              onPrevious={goTo(ids[at - 1]) || undefined}
              onNext={goTo(at < 0 ? undefined : ids[at + 1]) || undefined}
            />
          )
        }
      />
      {isMaking && (
        <MakeRecallDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            set({ open: id }, { isSamePage: true })
          }}
        />
      )}
    </>
  )
}

function useColumns(): Column<RecallEntry>[] {
  const t = useRecallTexts().desk
  const language = useLanguage()
  return [
    {
      name: 'article',
      title: t.columns.article,
      cell: (row) => (
        <>
          {row.productName}
          <small>{recentDateText(row.createdAt, language)}</small>
        </>
      ),
    },
    { name: 'lots', title: t.columns.lots, cell: (row) => row.lots.join(', ') },
    {
      name: 'reached',
      title: t.columns.reached,
      onPhone: 'hidden',
      cell: (row) => t.reached(row.certainCount, row.possibleCount),
    },
    {
      name: 'confirmed',
      title: t.columns.confirmed,
      isNumber: true,
      onPhone: 'aside',
      cell: (row) => `${row.confirmedCount} / ${row.certainCount + row.possibleCount}`,
    },
  ]
}
