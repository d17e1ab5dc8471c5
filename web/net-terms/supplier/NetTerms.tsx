import { useState } from 'react'
import type { BuyerTerms } from '../../../contract/net-terms/net-terms.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { Panel } from '../../desk/panel/Panel.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { dayText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EndTerms } from './EndTerms.tsx'
import { GrantDialog } from './GrantDialog.tsx'
import { TermsForm } from './TermsForm.tsx'
import { termsQuery } from './queries.ts'
import { useNetTermsTexts } from './texts.ts'

/** Buyers that may pay later, with the open one beside them. */
export function Component() {
  const t = useNetTermsTexts()
  const { places } = useDeskTexts()
  const { search, set } = useListAddress()
  const read = useRead(termsQuery(search))
  const [isGranting, setGranting] = useState(false)
  const open =
    read.state === 'ready' ? read.data.items.find(({ buyerId }) => buyerId === search.get('open')) : undefined
  const close = () => set({ open: null }, { isSamePage: true })
  return (
    <>
      <ListPage
        title={places.supplier.netTerms}
        lead={t.lead}
        actions={
          <Button size="sm" onClick={() => setGranting(true)}>
            {t.grant}
          </Button>
        }
        searchLabel={t.search}
        read={read}
        columns={useColumns()}
        idOf={(row: BuyerTerms) => row.buyerId}
        nameOf={(row) => row.companyName}
        empty={<p>{t.empty}</p>}
        panel={
          open && (
            <Panel key={open.buyerId} title={open.companyName} lead={t.left(open.leftText)} onClose={close}>
              <TermsForm buyerId={open.buyerId} terms={open} onDone={close} />
              {open.endedAt === null && <EndTerms terms={open} onDone={close} />}
            </Panel>
          )
        }
      />
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  )
}

function useColumns(): Column<BuyerTerms>[] {
  const t = useNetTermsTexts()
  const language = useLanguage()
  return [
    {
      name: 'buyer',
      title: t.columns.buyer,
      cell: (row) => (
        <span className="block min-w-0">
          {row.companyName}
          <small>
            {row.endedAt ? t.ended(dayText(row.endedAt, language)) : t.since(dayText(row.grantedAt, language))}
          </small>
        </span>
      ),
    },
    {
      name: 'limit',
      title: t.columns.limit,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (
        <>
          {row.limitText}
          <small>{t.days(row.days)}</small>
        </>
      ),
    },
    {
      name: 'used',
      title: t.columns.used,
      isNumber: true,
      onPhone: 'aside',
      cell: (row) => (
        <>
          {row.usedText}
          <small>{t.left(row.leftText)}</small>
        </>
      ),
    },
    {
      name: 'overdue',
      title: t.columns.overdue,
      isNumber: true,
      cell: (row) =>
        row.overdueText && (
          <span className="font-medium text-danger">
            <span className="sm:hidden">{t.columns.overdue}</span> {row.overdueText}
          </span>
        ),
    },
  ]
}
