import { contactSubjects } from '../../../contract/content.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { languages } from '../../../contract/platform/languages.ts'
import type * as ticketsApi from '../../../contract/tickets/tickets.ts'
import { ticketViews, type TicketEntry } from '../../../contract/tickets/tickets.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { BulkButtons } from './BulkButtons.tsx'
import { ticketFiguresQuery, ticketsQuery } from './queries.ts'
import { useTicketTexts } from './texts.ts'
import { TicketTag } from './TicketTag.tsx'

/** What people have written to the marketplace, by who waits longest. */
export function Component() {
  const t = useTicketTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const figures = dataOrNothing(useRead(ticketFiguresQuery))
  const read = useRead(ticketsQuery(search))
  const counts = { OPEN: figures?.open, WAITING: figures?.waiting }
  return (
    <ListPage
      title={places.operator.tickets}
      lead={useFirstAnswer(figures)}
      views={ticketViews.map((name) => ({
        name,
        label: t.views[name],
        count: name === 'OPEN' || name === 'WAITING' ? counts[name] : undefined,
      }))}
      filters={[
        {
          name: 'owner',
          label: t.owner,
          options: [
            { value: 'ME', label: t.mine },
            { value: 'NONE', label: t.nobodys },
            ...(figures?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
        {
          name: 'subject',
          label: t.subject,
          options: contactSubjects.map((value) => ({ value, label: t.subjects[value] })),
        },
        {
          name: 'language',
          label: t.language,
          options: languages.map((value) => ({ value, label: t.languages[value] })),
        },
      ]}
      searchLabel={t.search}
      read={read}
      incoming="tickets"
      columns={useColumns()}
      idOf={(row: TicketEntry) => row.ticketNumber}
      nameOf={(row) => `${row.ticketNumber}, ${row.name}`}
      hrefOf={(row) => `/operator/tickets/${row.ticketNumber}`}
      renderBulk={(chosen, selection) => <BulkButtons chosen={chosen} onDone={selection.clear} />}
      empty={<p>{t.empty}</p>}
    />
  )
}

function useFirstAnswer(figures: OutputOf<typeof ticketsApi.figures> | undefined) {
  const t = useTicketTexts()
  const language = useLanguage()
  if (!figures) return undefined
  const { due, inTime } = figures.firstAnswer
  if (due === 0) return t.noFirstAnswer
  const percent = ((100 * inTime) / due).toLocaleString(language, { maximumFractionDigits: 1 })
  return t.firstAnswer(percent, inTime, due)
}

function useColumns(): Column<TicketEntry>[] {
  const t = useTicketTexts()
  const language = useLanguage()
  const { columns } = t
  return [
    { name: 'number', title: columns.number, cell: (row) => row.ticketNumber },
    {
      name: 'subject',
      title: columns.subject,
      cell: (row) => <span className="line-clamp-2 wrap-anywhere">{row.title || t.subjects[row.subject]}</span>,
    },
    {
      name: 'from',
      title: columns.from,
      cell: (row) => (
        <span className="wrap-anywhere">
          {row.name}
          <small>{row.email}</small>
        </span>
      ),
    },
    { name: 'order', title: columns.order, onPhone: 'hidden', cell: (row) => row.orderNumber ?? '–' },
    {
      name: 'waits',
      title: columns.waits,
      onPhone: 'aside',
      cell: (row) => <span className="whitespace-nowrap">{recentDateText(row.waitsSince, language)}</span>,
    },
    { name: 'owner', title: columns.owner, onPhone: 'hidden', cell: (row) => row.owner?.name ?? t.nobody },
    { name: 'state', title: columns.state, cell: (row) => <TicketTag state={row.state} /> },
  ]
}
