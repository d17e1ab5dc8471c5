import { useState } from 'react'
import { judgedMarks, judgedViews, type JudgedEntry } from '../../../contract/range/operator-list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { StatusMark } from '../StatusMark.tsx'
import { useRangeTexts } from '../texts.ts'
import { Bulk } from './Bulk.tsx'
import { ProductPanel } from './ProductPanel.tsx'
import { judgedProductsQuery, productChoicesQuery, useOperatorAgain } from './queries.ts'
import { useJudgedListTexts } from './texts.ts'

/** The products of all stores, with the open one beside the list. */
export function Component() {
  const t = useJudgedListTexts()
  const { places } = useDeskTexts()
  const language = useLanguage()
  const { search, set } = useListAddress()
  const choices = dataOrNothing(useRead(productChoicesQuery(language)))
  const read = useRead(judgedProductsQuery(search, language))
  const open = search.get('open')
  const rows = read.state === 'ready' ? read.data.items : []
  const ids = rows.map(({ skuId }) => skuId)
  const again = useOperatorAgain()
  const [run, setRun] = useState<{ id: string; title: string } | null>(null)
  // A mail leads to a file by its run.
  const shownRun = run ?? (search.get('run') ? { id: search.get('run')!, title: t.bulk.exported } : null)
  const goTo = (skuId: string | undefined) => skuId && (() => set({ open: skuId }, { isSamePage: true }))
  const at = open === null ? -1 : ids.indexOf(open)
  const options = (named: { slug: string; name: string }[] = []) =>
    named.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <ListPage
        title={places.operator.products}
        views={judgedViews.map((name) => ({ name, label: t.views[name] }))}
        filters={[
          { name: 'store', label: t.storeFilter, options: options(choices?.stores) },
          { name: 'category', label: t.categoryFilter, options: options(choices?.categories) },
          {
            name: 'mark',
            label: t.markFilter,
            options: judgedMarks.map((value) => ({ value, label: t.marks[value] })),
          },
        ]}
        searchLabel={t.search}
        read={read}
        columns={useColumns()}
        idOf={(row: JudgedEntry) => row.skuId}
        nameOf={(row) => row.name}
        renderBulk={(chosen, selection) => (
          <Bulk
            {...{ chosen, selection, choices }}
            count={read.state === 'ready' ? read.data.count : null}
            onRun={setRun}
          />
        )}
        empty={<p>{t.empty}</p>}
        panel={
          open && (
            <ProductPanel
              key={open}
              skuId={open}
              categories={choices?.categories ?? []}
              onClose={() => set({ open: null }, { isSamePage: true })}
              onPrevious={goTo(ids[at - 1]) || undefined}
              onNext={goTo(at < 0 ? undefined : ids[at + 1]) || undefined}
            />
          )
        }
      />
      {shownRun && (
        <RunDialog
          key={shownRun.id}
          {...shownRun}
          nameOf={(id) => rows.find((row) => row.skuId === id)?.name ?? id}
          onDone={() => void again()}
          onClose={() => {
            setRun(null)
            if (search.has('run')) set({ run: null }, { isSamePage: true })
          }}
        />
      )}
    </>
  )
}

function useColumns(): Column<JudgedEntry>[] {
  const t = useJudgedListTexts()
  const { statuses } = useRangeTexts()
  const language = useLanguage()
  const { columns } = t
  return [
    {
      name: 'product',
      title: columns.product,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Picture url={row.imageUrl} alt="" sizes="36px" className="size-9 shrink-0 rounded-lg" />
          <span className="min-w-0">
            {row.name}
            <small>{[row.skuId, row.supplierSku, row.gtin].filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      ),
    },
    { name: 'store', title: columns.store, cell: (row) => row.storeName },
    {
      name: 'status',
      title: columns.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusMark status={row.status} text={row.blocked ? t.blocked : statuses[row.status]} />
          {row.isWaiting && row.status !== 'IN_REVIEW' && <Tag variant="info">{t.waiting}</Tag>}
          {row.blocked && (
            <small className="basis-full text-danger">
              {[row.blocked.since && t.since(recentDateText(row.blocked.since, language)), row.blocked.reason]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </span>
      ),
    },
    { name: 'category', title: columns.category, onPhone: 'hidden', cell: (row) => row.categoryName },
    { name: 'price', title: columns.price, isNumber: true, onPhone: 'aside', cell: (row) => row.finalPriceText },
    { name: 'sold', title: columns.sold, isNumber: true, onPhone: 'hidden', cell: (row) => row.sold },
    {
      name: 'marks',
      title: columns.marks,
      onPhone: 'hidden',
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          {row.marks.map((mark) => (
            <Tag key={mark} variant={mark === 'SAME_GTIN' ? 'warn' : 'neutral'}>
              {t.marks[mark]}
            </Tag>
          ))}
        </span>
      ),
    },
  ]
}
