import { useTexts } from '../platform/texts.ts'
import { AccordionItem } from '../ui/Accordion.tsx'
import type { ShownStore } from './queries.ts'
import { shippingText } from './shipping-text.ts'

const fields = ['companyName', 'address', 'registerNumber', 'vatId', 'email'] as const

/** Brands, shipping, returns and who the supplier is (DDG section 5), folded up. */
export function StoreLegal({ store }: { store: ShownStore }) {
  const t = useTexts().stores
  return (
    <section aria-label={t.about(store.storeName)} className="mt-16 max-w-3xl border-t border-line lg:mt-[76px]">
      {store.brandsText && <AccordionItem title={t.brands}>{store.brandsText}</AccordionItem>}
      <AccordionItem title={t.shipping}>
        <p>{shippingText(store, t)}</p>
        <p>{t.delivery(store.leadTimeText)}</p>
      </AccordionItem>
      <AccordionItem title={t.returns}>{store.returnPolicyText}</AccordionItem>
      <AccordionItem title={t.legal}>
        <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[11rem_1fr]">
          {fields
            .filter((field) => store.legal[field] !== '')
            .map((field) => (
              <div key={field} className="contents">
                <dt className="text-ink-3">{t.legalFields[field]}</dt>
                <dd className="break-words text-ink">{store.legal[field]}</dd>
              </div>
            ))}
        </dl>
      </AccordionItem>
    </section>
  )
}
