import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { OperatorCoupon } from '../../../contract/operator/coupons.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { CouponStateTag } from './ContentStateTag.tsx'
import { effectWords } from './coupon-words.ts'
import { EndCoupon } from './EndCoupon.tsx'
import { couponQuery } from './queries.ts'
import { useOperatorCouponTexts, useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

/** One coupon: what it takes off, what was ordered with it, its codes. */
export function CouponDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useOperatorCouponTexts()
  const read = useRead(couponQuery(id))
  const [isEnding, setEnding] = useState(false)
  const coupon = read.state === 'ready' ? read.data : null
  if (coupon && isEnding) return <EndCoupon coupon={coupon} onClose={() => setEnding(false)} />
  return (
    <Dialog
      title={coupon?.name ?? id}
      size="lg"
      onClose={onClose}
      footer={
        coupon && (
          <>
            {coupon.isMany && (
              <Button
                variant="secondary"
                icon={<Download />}
                onClick={() => saveFile(csvOf(coupon, t.csv), `${coupon.name}.csv`)}
              >
                {t.download}
              </Button>
            )}
            {coupon.state !== 'OVER' && (
              <Button variant="danger" onClick={() => setEnding(true)}>
                {t.end}
              </Button>
            )}
          </>
        )
      }
    >
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-60" />}>
        {(found) => <Facts coupon={found} />}
      </QueryView>
    </Dialog>
  )
}

// With the mark by which spreadsheets know the letters; a code holds neither quotes nor semicolons.
const csvOf = ({ codes }: OperatorCoupon, heads: { code: string; used: string }) =>
  new Blob(
    [
      '\u{FEFF}',
      [[heads.code, heads.used], ...codes.map(({ code, usedCount }) => [code, usedCount])]
        .map((cells) => cells.join(';'))
        .join('\r\n'),
    ],
    { type: 'text/csv;charset=utf-8' },
  )

function Facts({ coupon }: { coupon: OperatorCoupon }) {
  const t = useOperatorCouponTexts()
  const content = useOperatorPromotionTexts()
  const language = useLanguage()
  const facts = [
    [t.columns.effect, effectWords(coupon, t, language)],
    [t.columns.where, coupon.storeName ?? t.everywhere],
    [
      t.audience,
      coupon.audience === 'NAMED'
        ? coupon.buyers.map(({ name }) => name ?? t.buyerErased).join(', ')
        : t.audiences[coupon.audience],
    ],
    [t.borneBy, t.bearers[coupon.borneBy]],
    [t.columns.window, windowWords(coupon, content, language)],
    [
      t.columns.used,
      t.usedOf(coupon.usedCount, coupon.limitTotal === null ? null : coupon.limitTotal * coupon.codeCount),
    ],
    [t.orders, String(coupon.orderCount)],
    [t.netTotal, coupon.netTotalText],
    [t.discountTotal, coupon.discountTotalText],
    [t.descriptionDe, coupon.descriptionDe],
    [t.descriptionEn, coupon.descriptionEn],
  ]
  return (
    <div className="grid gap-4">
      <p>
        <CouponStateTag coupon={coupon} />
      </p>
      <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {coupon.isMany && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
        <div role="region" aria-label={t.codes} tabIndex={0} className="edit-codes">
          <ul className="grid gap-x-6 gap-y-1 font-mono text-small sm:grid-cols-2">
            {coupon.codes.map(({ code, usedCount }) => (
              <li key={code} className="flex justify-between gap-3">
                {code}
                <span className="text-ink-3">{usedCount}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
