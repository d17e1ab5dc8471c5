import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { ruleNames } from '../../../contract/range/completeness.ts'
import { productMarks, productViews, type ProductEntry } from '../../../contract/range/list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useCreating } from '../../desk/use-creating.ts'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { NewProduct } from './NewProduct.tsx'
import { Bulk } from './Bulk.tsx'
import { ExportButton } from './ExportButton.tsx'
import { brandsQuery, categoriesQuery, countsQuery, pageOfView, productsQuery } from './queries.ts'
import { StatusMark } from '../StatusMark.tsx'
import { useRangeTexts } from '../texts.ts'
import { useBulkRun } from './use-bulk-run.ts'

/** The store's products, each of which leads to its editor. */
export function Component() {
  const t = useRangeTexts()
  const { places } = useDeskTexts()
  const language = useLanguage()
  const { search } = useListAddress()
  const counts = dataOrNothing(useRead(countsQuery))
  const categories = dataOrNothing(useRead(categoriesQuery(language))) ?? []
  const brands = dataOrNothing(useRead(brandsQuery)) ?? []
  const read = useRead(productsQuery(search, language))
  const [isCreating, setCreating] = useCreating()
  const { run, begin, close, onDone, onUndo } = useBulkRun()
  const address = useListAddress()
  // A mail leads to a file by its run.
  const shownRun = run ?? (search.get('run') ? { id: search.get('run')!, title: t.exported } : null)
  const rows = read.state === 'ready' ? read.data.items : []
  return (
    <>
      <ListPage
        title={places.supplier.products}
        actions={
          <>
            <ExportButton onRun={(begun) => begin(begun, 'FILE')} />
            <Button size="sm" icon={<Plus />} onClick={() => setCreating(true)}>
              {t.create}
            </Button>
          </>
        }
        views={productViews.map((name) => ({
          name,
          label: t.views[name],
          count: counts?.[name],
          isHot: name === 'REFUSED',
        }))}
        filters={[
          {
            name: 'category',
            label: t.categoryFilter,
            options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
          },
          {
            name: 'brand',
            label: t.brandFilter,
            options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
          },
          { name: 'mark', label: t.markFilter, options: options(productMarks, t.marks) },
          { name: 'missing', label: t.missingFilter, options: options(ruleNames, t.rules) },
        ]}
        searchLabel={t.search}
        read={read}
        columns={useColumns()}
        idOf={(row: ProductEntry) => row.skuId}
        nameOf={(row) => row.name || t.unnamed}
        hrefOf={(row) => `/supplier/products/${row.skuId}`}
        renderBulk={(chosen, selection) => <Bulk {...{ chosen, selection, categories }} onRun={begin} />}
        readPage={pageOfView(search)}
        hasSizes
        empty={
          <>
            <p>{t.empty}</p>
            <p className="mt-3 flex flex-wrap justify-center gap-2">
              <button type="button" className="desk-button" onClick={() => setCreating(true)}>
                {t.create}
              </button>
              <Link to="/supplier/imports" className="desk-button">
                {t.importList}
              </Link>
            </p>
          </>
        }
      />
      {shownRun && (
        <RunDialog
          key={shownRun.id}
          id={shownRun.id}
          title={shownRun.title}
          nameOf={(id) => rows.find((row) => row.skuId === id)?.name ?? id}
          onDone={onDone}
          onUndo={onUndo}
          onClose={() => {
            close()
            if (search.has('run')) address.set({ run: null }, { isSamePage: true })
          }}
        />
      )}
      {isCreating && <NewProduct categories={categories} onClose={() => setCreating(false)} />}
    </>
  )
}

const options = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((value) => ({ value, label: labels[value] }))

function useColumns(): Column<ProductEntry>[] {
  const t = useRangeTexts()
  const language = useLanguage()
  return [
    {
      name: 'product',
      title: t.columns.product,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Picture url={row.imageUrl} alt="" sizes="36px" className="size-9 shrink-0 rounded-lg" />
          <span className="min-w-0">
            {row.name || t.unnamed}
            <small>{[row.supplierSku, row.packText].filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      ),
    },
    {
      name: 'status',
      title: t.columns.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusMark status={row.status} text={t.statuses[row.status]} />
          {row.isWaiting && row.status !== 'IN_REVIEW' && <Tag variant="info">{t.waiting}</Tag>}
          {row.hasDraft && row.status !== 'DRAFT' && <Tag variant="accent">{t.draft}</Tag>}
          {row.refusal && <small className="basis-full text-danger">{row.refusal}</small>}
        </span>
      ),
    },
    {
      name: 'category',
      title: t.columns.category,
      onPhone: 'hidden',
      onTablet: 'hidden',
      cell: (row) => row.categoryName,
    },
    {
      name: 'price',
      title: t.columns.price,
      isNumber: true,
      onPhone: 'hidden',
      onTablet: 'hidden',
      cell: (row) => row.priceText ?? '–',
    },
    {
      name: 'finalPrice',
      title: t.columns.finalPrice,
      isNumber: true,
      onPhone: 'aside',
      cell: (row) => row.finalPriceText ?? '–',
    },
    {
      name: 'stock',
      title: t.columns.stock,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (
        <>
          {t.pieces(row.sellable)}
          {row.lastsDays !== null && <small>{t.lasts(row.lastsDays)}</small>}
        </>
      ),
    },
    {
      name: 'complete',
      title: t.columns.complete,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (row.completeness === null ? '–' : `${row.completeness} %`),
    },
    {
      name: 'changed',
      title: t.columns.changed,
      onPhone: 'hidden',
      cell: (row) => recentDateText(row.updatedAt, language),
    },
  ]
}
