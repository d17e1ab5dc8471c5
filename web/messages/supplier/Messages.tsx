import type { ThreadEntry } from '../../../contract/messages/messages.ts'
import { messageViews } from '../../../contract/messages/supplier-messages.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useMessageTexts } from '../texts.ts'
import { messageCountsQuery, storeThreadsQuery } from './queries.ts'
import { ThreadPanel } from './ThreadPanel.tsx'

/** What buyers and the store write to each other about deliveries, with the open one beside the list. */
export function Component() {
  const t = useMessageTexts().desk
  const { places } = useDeskTexts()
  const { search, set } = useListAddress()
  const counts = dataOrNothing(useRead(messageCountsQuery))
  const read = useRead(storeThreadsQuery(search))
  const open = search.get('open')
  const numbers = read.state === 'ready' ? read.data.items.map(({ subOrderNumber }) => subOrderNumber) : []
  const goTo = (number: string | undefined) => number && (() => set({ open: number }, { isSamePage: true }))
  const at = open === null ? -1 : numbers.indexOf(open)
  return (
    <ListPage
      title={places.supplier.messages}
      views={messageViews.map((name) => ({
        name,
        label: t.views[name],
        count: name === 'ALL' ? undefined : counts?.[name],
      }))}
      searchLabel={t.search}
      read={read}
      incoming="messages"
      columns={useColumns()}
      idOf={(row: ThreadEntry) => row.subOrderNumber}
      nameOf={(row) => `${row.subOrderNumber}, ${row.companyName}`}
      empty={<p>{t.empty}</p>}
      panel={
        open && (
          <ThreadPanel
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

function useColumns(): Column<ThreadEntry>[] {
  const texts = useMessageTexts()
  const { columns } = texts.desk
  const language = useLanguage()
  return [
    {
      name: 'number',
      title: columns.number,
      cell: (row) => (
        <>
          {row.subOrderNumber}
          <small>{recentDateText(row.lastAt, language)}</small>
        </>
      ),
    },
    { name: 'buyer', title: columns.buyer, cell: (row) => row.companyName },
    {
      name: 'words',
      title: columns.words,
      cell: (row) => <span className="line-clamp-2 wrap-anywhere">{row.lastWords}</span>,
    },
    {
      name: 'waiting',
      title: columns.waiting,
      onPhone: 'aside',
      cell: (row) =>
        row.waitingSince ? (
          <>
            <span className="sm:hidden">{columns.waiting}</span> {recentDateText(row.waitingSince, language)}
          </>
        ) : (
          texts.answered
        ),
    },
  ]
}
