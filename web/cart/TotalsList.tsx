import type { Totals } from '../../contract/totals.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useLanguage } from '../platform/texts.ts'

/** Net to gross, line by line as it is charged, and why no tax is; what is zero and means nothing is left out. */
export function TotalsList({ totals, isLarge = false }: { totals: Totals; isLarge?: boolean }) {
  const t = useCartTexts().summary
  const language = useLanguage()
  return (
    <dl className="grid gap-2 text-medium tabular-nums">
      <Row label={t.net} amount={totals.netTotalText} />
      {totals.discountTotal > 0 && (
        <Row label={t.discount} amount={`−${totals.discountTotalText}`} className="text-ok" />
      )}
      {totals.deposit > 0 && <Row label={t.deposit} amount={totals.depositText} />}
      <Row label={t.shipping} amount={totals.shipping > 0 ? totals.shippingText : t.free} />
      {totals.taxLines.map(({ rate, base, amountText }) => (
        <Row
          key={rate}
          label={t.tax(rate, moneyText(Math.round(base * 100), language))}
          amount={amountText}
          className="text-ink-2"
        />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t.gross}</dt>
        <dd className={`font-bold tracking-[-.02em] ${isLarge ? 'text-figure leading-none' : 'text-lead'}`}>
          {totals.grossTotalText}
        </dd>
      </div>
      {totals.taxNote && (
        <div>
          <dt className="sr-only">{t.taxNote}</dt>
          <dd className="text-small text-pretty text-ink-3">{totals.taxNote}</dd>
        </div>
      )}
    </dl>
  )
}

function Row({ label, amount, className = '' }: { label: string; amount: string; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  )
}
