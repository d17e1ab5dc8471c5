import type { ProductDesign } from '../../contract/designs/designs.ts'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { useDesignTexts } from './texts.ts'

/** The store's proofs, newest first, each with its terms. */
export function ProofList({ design: { proofs, productName } }: { design: ProductDesign }) {
  const t = useDesignTexts().proofs
  const language = useLanguage()
  if (proofs.length === 0) return null
  return (
    <section aria-label={t.title} className="rounded-xl bg-surface p-4 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{t.title}</h2>
      <ol className="mt-4 grid gap-4">
        {proofs.map(({ id, number, previewUrl, message, offer, at }) => (
          <li key={id} className="flex gap-4">
            {previewUrl && (
              <Picture
                url={previewUrl}
                alt={t.alt(number, productName)}
                sizes="112px"
                className="size-24 shrink-0 rounded-md object-cover sm:size-28"
              />
            )}
            <div className="min-w-0 text-medium">
              <h3 className="font-sans font-semibold tracking-normal">{t.number(number)}</h3>
              <p className="text-small text-ink-3">{momentText(at, language)}</p>
              <p className="mt-1 tabular-nums">{t.terms(offer.unitPriceText, offer.minQuantity)}</p>
              {message && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{message}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
