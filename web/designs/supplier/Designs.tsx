import { useState } from 'react'
import { techniques } from '../../../contract/designs/designs.ts'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { DesignStatusTag } from '../DesignStatusTag.tsx'
import { designsQuery, storeStatuses, type StoreStatus } from './queries.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** Buyers' designs for the store's goods; those that wait for a proof stand first. */
export function Component() {
  const t = useSupplierDesignTexts()
  const { places } = useDeskTexts()
  const { search } = useListAddress()
  const read = useRead(designsQuery(search, useLanguage()))
  return (
    <ListPage
      title={places.supplier.designs}
      filters={[
        {
          name: 'status',
          label: t.state,
          options: storeStatuses.map((value) => ({ value, label: t.statuses[value] })),
        },
        {
          name: 'technique',
          label: t.technique,
          options: techniques.map((value) => ({ value, label: t.techniques[value] })),
        },
      ]}
      searchLabel={t.search}
      read={read}
      columns={useColumns()}
      idOf={(row: SupplierDesign) => row.id}
      nameOf={(row) => `${row.title}, ${row.buyer.companyName}`}
      hrefOf={(row) => `/supplier/product-designs/${row.id}`}
      empty={
        <>
          <h2 className="font-semibold text-ink">{t.emptyTitle}</h2>
          <p className="max-w-md">{t.emptyText}</p>
        </>
      }
    />
  )
}

function useColumns(): Column<SupplierDesign>[] {
  const t = useSupplierDesignTexts()
  return [
    {
      name: 'title',
      title: t.columns.title,
      cell: (row) => (
        <span className="flex items-center gap-3">
          {row.previewUrl && (
            <Picture url={row.previewUrl} alt="" sizes="40px" className="size-10 shrink-0 rounded-[9px] object-cover" />
          )}
          <span className="min-w-0 wrap-anywhere">{row.title}</span>
        </span>
      ),
    },
    { name: 'buyer', title: t.columns.buyer, cell: (row) => row.buyer.companyName },
    { name: 'goods', title: t.columns.goods, onPhone: 'hidden', onTablet: 'hidden', cell: (row) => row.productName },
    {
      name: 'pieces',
      title: t.columns.pieces,
      isNumber: true,
      onPhone: 'aside',
      cell: (row) => <span className="whitespace-nowrap">{t.pieces(row.quantity)}</span>,
    },
    {
      name: 'technique',
      title: t.technique,
      onPhone: 'hidden',
      onTablet: 'hidden',
      cell: (row) => t.techniques[row.technique],
    },
    {
      name: 'status',
      title: t.state,
      cell: ({ status, isBlocked }) => (
        <DesignStatusTag status={status} text={isBlocked ? t.blocked : t.statuses[status as StoreStatus]} />
      ),
    },
    { name: 'waits', title: t.columns.waits, cell: (row) => <Waits design={row} /> },
  ]
}

const DAY_MS = 86_400_000

/** How long the store's answer has been due. */
function Waits({ design: { status, updatedAt } }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts()
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  if (status !== 'SUBMITTED' && status !== 'CHANGES_REQUESTED') return null
  const days = Math.floor((now - updatedAt.getTime()) / DAY_MS)
  return (
    <time dateTime={updatedAt.toISOString()} title={momentText(updatedAt, language)} className="whitespace-nowrap">
      {t.waits(days)}
    </time>
  )
}
