import type { PayoutRunEntry } from '../../../contract/payouts/runs.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Tag } from '../../ui/Tag.tsx'
import { runsQuery } from './queries.ts'
import { useOperatorPayoutTexts } from './texts.ts'
import { RunTag } from './RunTag.tsx'

/** All runs of payouts, each with a page of its own. */
export function Component() {
  const t = useOperatorPayoutTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const read = useRead(runsQuery(search, useLanguage()))
  return (
    <ListPage
      title={places.operator.payouts}
      lead={t.lead}
      actions={
        <>
          <Link to="/operator/payouts/statements" className={buttonClass({ variant: 'secondary' })}>
            {t.bankStatements}
          </Link>
          <Link to="/operator/payouts/next" className={buttonClass({})}>
            {t.next}
          </Link>
        </>
      }
      read={read}
      columns={useColumns()}
      idOf={(row: PayoutRunEntry) => String(row.number)}
      nameOf={(row) => t.run(row.number)}
      hrefOf={(row) => `/operator/payouts/${row.number}`}
      empty={<p>{t.empty}</p>}
    />
  )
}

function useColumns(): Column<PayoutRunEntry>[] {
  const t = useOperatorPayoutTexts()
  const { columns } = t
  const language = useLanguage()
  return [
    { name: 'run', title: columns.run, cell: (row) => t.run(row.number) },
    {
      name: 'state',
      title: columns.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <RunTag state={row.state} />
          {row.returned > 0 && <Tag variant="danger">{t.returned(row.returned)}</Tag>}
        </span>
      ),
    },
    { name: 'day', title: columns.day, cell: (row) => momentText(row.startedAt, language) },
    { name: 'by', title: columns.by, onPhone: 'hidden', cell: (row) => row.startedBy || '–' },
    { name: 'stores', title: columns.stores, isNumber: true, onPhone: 'hidden', cell: (row) => row.stores },
    { name: 'sum', title: columns.sum, isNumber: true, onPhone: 'aside', cell: (row) => row.amountText },
  ]
}
