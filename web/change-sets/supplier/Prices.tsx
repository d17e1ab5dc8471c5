import { useState } from 'react'
import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { useWorkplace } from '../../desk/frame/workplace-queries.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ViewTabs } from '../../desk/list/ViewTabs.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sheetViews } from '../../../contract/change-sets/fields.ts'
import { shownColumns } from './logic/columns.ts'
import { countCells, withoutStanding, type Draft } from './logic/draft.ts'
import { filterOf, rowsQuery, statuses } from './queries.ts'
import { Review } from './review/Review.tsx'
import { Sheet } from './Sheet.tsx'
import { OwnColumns, SheetActions } from './SheetActions.tsx'
import { useSheetTexts } from './texts.ts'
import { useCompare } from './use-compare.ts'
import { draftKeyOf, useDraft } from './use-draft.ts'
import { useKnownRows } from './use-known-rows.ts'
import type { Target } from './use-sheet.ts'

/** Prices and stock of all articles as a sheet: typed, pasted and computed values count once their differences were seen. */
export function Component() {
  const t = useSheetTexts()
  const { user } = useSession()
  return (
    <QueryView read={useWorkplace()} failed={{ title: t.failed }} coming={<Skeleton className="h-96 rounded-2xl" />}>
      {({ store }) => <Prices draftKey={draftKeyOf(user?.user?.portalUserId ?? '', store?.slug ?? '')} />}
    </QueryView>
  )
}

function Prices({ draftKey }: { draftKey: string }) {
  const t = useSheetTexts()
  const { places } = useDeskTexts()
  const { user } = useSession()
  const seesPrices = mayOpen(user, 'prices')
  const state = useDraft(draftKey)
  const address = useListAddress()
  const filter = filterOf(address.search)
  const read = useRead(rowsQuery(filter, useLanguage()))
  const loaded = read.state === 'ready' ? read.data.items : null
  const rows = useKnownRows({
    loaded,
    draft: state.draft,
    onFresh: (fresh) => state.change((draft) => withoutStanding(draft, fresh)),
  })
  const compare = useCompare({ state, refresh: rows.refresh })
  const [target, setTarget] = useState<{ to: Target; count: number } | null>(null)
  const view = sheetViews.find((name) => name === address.search.get('view')) ?? (seesPrices ? 'PRICES' : 'STOCK')
  const changed = changedRows(state.draft, rows.known)
  const goTo = (to: Target) => {
    setTarget((before) => ({ to, count: (before?.count ?? 0) + 1 }))
    address.set({ view: 'CHANGED', q: null, status: null, group: null, skus: null, columns: null, saved: null })
  }
  const views = sheetViews.filter((name) => seesPrices || name === 'STOCK' || name === 'MASTER' || name === 'CHANGED')
  const columns = shownColumns(view, seesPrices, address.search.get('columns'))
  return (
    <div className={compare.isShown ? 'desk-with-panel' : 'contents'}>
      <div className="desk-page sheet-page">
        <PageHead title={places.supplier.prices}>
          <SheetActions {...{ state, seesPrices, columns }} filter={view === 'CHANGED' ? null : filter} />
        </PageHead>
        <ViewTabs
          address={address}
          brings="columns"
          views={views.map((name) => ({
            name,
            label: t.views[name],
            count: name === 'CHANGED' ? { value: countCells(state.draft), isExact: true } : undefined,
          }))}
        >
          <OwnColumns shown={columns} {...{ seesPrices, address }} />
        </ViewTabs>
        {view !== 'CHANGED' && (
          <ListFilters
            address={address}
            searchLabel={t.search}
            filters={[
              {
                name: 'status',
                label: t.statusFilter,
                options: statuses.map((value) => ({ value, label: t.statuses[value] })),
              },
              // Where the list of products or an editor leads to these alone.
              ...(['group', 'skus'] as const).flatMap((name) => {
                const value = address.search.get(name)
                return value ? [{ name, label: t.only[name], options: [{ value, label: t.onlyChosen }] }] : []
              }),
            ]}
          />
        )}
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-96 rounded-2xl" />}>
          {(data) => (
            <Sheet
              key={`${view} ${JSON.stringify(filter)} ${target?.count ?? 0}`}
              rows={view === 'CHANGED' ? changed : data.items}
              all={view === 'CHANGED' ? null : { count: data.count, next: data.next, filter }}
              columns={columns}
              start={view === 'CHANGED' ? (target?.to ?? null) : null}
              {...{ state, changed, compare, seesPrices }}
              onFound={rows.add}
              onGo={goTo}
            />
          )}
        </QueryView>
      </div>
      {compare.id && (
        <Review
          key={compare.id}
          id={compare.id}
          isShown={compare.isShown}
          onClose={compare.close}
          onGo={goTo}
          onSettled={compare.settle}
          onUndone={() => compare.again()}
        />
      )}
    </div>
  )
}

const changedRows = (draft: Draft, known: ReadonlyMap<string, SheetRow>) =>
  Object.keys(draft)
    .flatMap((skuId) => known.get(skuId) ?? [])
    .toSorted((a, b) => (a.supplierSku < b.supplierSku ? -1 : 1))
