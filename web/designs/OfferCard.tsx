import type { ProductDesign } from '../../contract/designs/designs.ts'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useDesignTexts } from './texts.ts'

type Offer = NonNullable<ProductDesign['offer']>

/** The store's price for the printed product. */
export function OfferCard({ offer, isEnded }: { offer: Offer; isEnded: boolean }) {
  const t = useDesignTexts()
  const language = useLanguage()
  const facts = [
    [t.offer.setupFee, offer.setupFeeText],
    [t.offer.minQuantity, t.pieces(offer.minQuantity)],
    [t.offer.leadTime, t.offer.days(offer.leadTimeDays)],
    [t.offer.validUntil, momentText(offer.validUntil, language)],
  ] as const
  return (
    <section aria-label={t.offer.title}>
      <h2 className="text-xl">{t.offer.title}</h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <b className="text-display leading-none font-bold tracking-[-.02em] tabular-nums">{offer.unitPriceText}</b>
        <span className="text-medium text-ink-2">{t.offer.unitPrice}</span>
      </p>
      <dl className="mt-4 grid gap-x-4 text-medium">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-2.5 text-small text-ink-3">{t.offer.net}</p>
      {isEnded && <p className="mt-3 rounded-md bg-warn-soft px-4 py-3 text-medium text-warn">{t.offer.ended}</p>}
    </section>
  )
}
