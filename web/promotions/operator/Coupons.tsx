import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { CouponEntry } from '../../../contract/operator/coupons.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddCouponDialog } from './AddCouponDialog.tsx'
import { ContentStateTag } from './ContentStateTag.tsx'
import { CouponDialog } from './CouponDialog.tsx'
import { EndCoupon } from './EndCoupon.tsx'
import { effectWords } from './coupon-words.ts'
import { couponsQuery } from './queries.ts'
import { useOperatorCouponTexts, useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

const views = ['current', 'all'] as const

/** All coupons; codes that were made together are one line. */
export function Component() {
  const t = useOperatorCouponTexts()
  const desk = useDeskTexts()
  const named = useSearch().get('view')
  const view = views.find((one) => one === named) ?? 'current'
  const read = useRead(couponsQuery(view === 'all'))
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [ending, setEnding] = useState<CouponEntry | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.coupons} lead={t.lead}>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path="/operator/coupons"
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {({ items }) => (
            <>
              <PlainTable
                label={desk.places.operator.coupons}
                columns={Object.values(t.columns).map((name) => ({ name }))}
              >
                {items.map((coupon) => (
                  <Row
                    key={coupon.id}
                    coupon={coupon}
                    onOpen={() => setOpen(coupon.id)}
                    onEnd={() => setEnding(coupon)}
                  />
                ))}
              </PlainTable>
              {items.length === 0 && <p className="p-[18px] text-ink-2">{t.none}</p>}
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
      <td>{effectWords(coupon, t, language)}</td>
      <td className="text-ink-2">{coupon.storeName ?? t.everywhere}</td>
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
        <ContentStateTag state={coupon.state} />
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
