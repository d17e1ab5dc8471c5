import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { Card } from '../../desk/Card.tsx'
import { dateText, momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useDesignTexts } from '../texts.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** The proofs sent so far, newest first, each as it was and with its offer. */
export function SentProofs({ design: { proofs, productName } }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts()
  const words = useDesignTexts().proofs
  const language = useLanguage()
  if (proofs.length === 0) return null
  return (
    <Card title={t.sentProofs}>
      <ol className="px-[18px] pt-1.5 pb-3">
        {proofs.map(({ id, number, previewUrl, message, offer, at }) => (
          <li key={id} className="flex gap-3.5 border-t border-line py-3 first:border-0">
            {previewUrl && (
              <Picture
                url={previewUrl}
                alt={words.alt(number, productName)}
                sizes="80px"
                className="size-20 shrink-0 rounded-md object-cover"
              />
            )}
            <div className="min-w-0 text-small">
              <b className="font-semibold">{words.number(number)}</b>
              <p className="text-ink-3">{momentText(at, language)}</p>
              <p className="mt-1 tabular-nums">{words.terms(offer.unitPriceText, offer.minQuantity)}</p>
              <p className="text-ink-2 tabular-nums">
                {t.terms(offer.setupFeeText, offer.leadTimeDays, dateText(offer.validUntil, language))}
              </p>
              {message && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{message}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
