import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { couponSorts, couponViews, type CouponEntry } from '../../../contract/operator/coupons.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useCreating } from '../../desk/use-creating.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddCouponDialog } from './AddCouponDialog.tsx'
import { CouponStateTag } from './ContentStateTag.tsx'
import { CouponDialog } from './CouponDialog.tsx'
import { EndCoupon } from './EndCoupon.tsx'
import { audienceWords, effectWords } from './coupon-words.ts'
import { choicesQuery, couponsQuery } from './queries.ts'
import { useOperatorCouponTexts, useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

const path = '/operator/coupons'

/** All coupons; codes that were made together are one line. */
export function Component() {
  const t = useOperatorCouponTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const listing = listingOf(address.search)
  const read = useRead(couponsQuery(listing))
  const choices = dataOrNothing(useRead(choicesQuery(useLanguage())))
  const { after: _, before: __, ...narrowed } = listing
  const save = useWrite({
    mutationFn: async () => saveFile(await call(couponsApi.readCsv, narrowed), `${desk.places.operator.coupons}.csv`),
  })
  const [isAdding, setAdding] = useCreating()
  const [open, setOpen] = useState<string | null>(null)
  const [ending, setEnding] = useState<CouponEntry | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.coupons} lead={t.lead}>
        <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
          {desk.list.csv}
        </Button>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={couponViews.map((key) => ({ key, name: t.views[key] }))}
          chosen={listing.view}
        />
        <div className="px-[18px] pt-3">
          <ListFilters
            searchLabel={t.search}
            address={address}
            filters={[
              {
                name: 'store',
                label: t.filters.store,
                options: choices?.stores.map(({ slug, name }) => ({ value: slug, label: name })) ?? [],
              },
              {
                name: 'sort',
                label: t.filters.sort,
                options: couponSorts.map((value) => ({ value, label: t.sorts[value] })),
              },
            ]}
          />
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.coupons}
                columns={Object.entries(t.columns).map(([key, name]) => ({ name, isNumber: key === 'sums' }))}
              >
                {list.items.map((coupon) => (
                  <Row
                    key={coupon.id}
                    coupon={coupon}
                    onOpen={() => setOpen(coupon.id)}
                    onEnd={() => setEnding(coupon)}
                  />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={address.search} list={list} />
            </>
          )}
        </QueryView>
      </section>
      {isAdding && <AddCouponDialog onClose={() => setAdding(false)} onAdded={setOpen} />}
      {ending && <EndCoupon coupon={ending} onClose={() => setEnding(null)} />}
      {open && <CouponDialog id={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

/** What the address narrows the list by. */
function listingOf(search: URLSearchParams) {
  const named = ['q', 'store', 'after', 'before'].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!]] : [],
  )
  return {
    ...(Object.fromEntries(named) as Omit<InputOf<typeof couponsApi.list>, 'view' | 'sort'>),
    view: couponViews.find((one) => one === search.get('view')) ?? 'CURRENT',
    sort: couponSorts.find((one) => one === search.get('sort')) ?? 'END',
  }
}

type RowProps = { coupon: CouponEntry; onOpen: () => void; onEnd: () => void }

function Row({ coupon, onOpen, onEnd }: RowProps) {
  const t = useOperatorCouponTexts()
  const content = useOperatorPromotionTexts()
  const language = useLanguage()
  const { isMany, codeCount, limitTotal } = coupon
  return (
    <tr>
      <th scope="row" className="font-normal">
        <button
          type="button"
          className={`font-semibold text-brand underline underline-offset-2 ${isMany ? '' : 'font-mono'}`}
          onClick={onOpen}
        >
          {coupon.name}
        </button>
        {isMany && <span className="block text-xs text-ink-3">{t.codeCount(codeCount)}</span>}
      </th>
      <td>
        {effectWords(coupon, t, language)}
        {coupon.borneBy === 'MARKETPLACE' && <span className="block text-xs text-ink-3">{t.borneByMarketplace}</span>}
      </td>
      <td className="text-ink-2">
        {coupon.storeName ?? t.everywhere}
        {coupon.audience !== 'ALL' && <span className="block text-xs text-ink-3">{audienceWords(coupon, t)}</span>}
      </td>
      <td className="tabular-nums">
        {t.usedOf(coupon.usedCount, limitTotal === null ? null : limitTotal * codeCount)}
        {coupon.limitPerBuyer !== null && (
          <span className="block text-xs text-ink-3">{t.perBuyer(coupon.limitPerBuyer)}</span>
        )}
      </td>
      <td className="text-right whitespace-nowrap tabular-nums">
        {t.ordersOf(coupon.orderCount)}
        <span className="block text-xs text-ink-3">{t.sums(coupon.netTotalText, coupon.discountTotalText)}</span>
      </td>
      <td className="min-w-48 text-ink-2">{windowWords(coupon, content, language)}</td>
      <td>
        <CouponStateTag coupon={coupon} />
      </td>
      <td>
        {coupon.state !== 'OVER' && (
          <Button size="sm" variant="quiet" aria-label={t.endNamed(coupon.name)} onClick={onEnd}>
            {t.end}
          </Button>
        )}
      </td>
    </tr>
  )
}
