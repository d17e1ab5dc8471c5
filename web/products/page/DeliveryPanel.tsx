import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useProductTexts } from '../product-texts.ts'

/** When it comes, what happens if it is wrong, and who made it. */
export function DeliveryPanel({ product: { delivery, store, safety } }: { product: Product }) {
  const t = useProductTexts().product
  const { stores } = useTexts()
  const [from, to] = delivery.leadTimeDays
  const { name, address, email } = safety.manufacturer
  return (
    <div className="grid gap-8 pt-[22px] text-ink-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-[52px] lg:pt-8 [&_h3]:mb-3 [&_h3]:text-heading [&_h3]:text-ink">
      <section>
        <h3>{t.delivery}</h3>
        <p>{delivery.text}</p>
        <p className="mt-2 tabular-nums">
          {t.leadTime(from, to)} · {store.storeName}, {store.city}
        </p>
        <p className="mt-2 tabular-nums">{stores.minimumOrder(store)}</p>
      </section>
      <section>
        <h3>{t.returns}</h3>
        <p>{t.returnsText}</p>
        <p className="mt-2">
          <Link to={paths.static('contact-us')} className="font-semibold text-brand underline">
            {t.contact}
          </Link>
        </p>
      </section>
      <section>
        <h3>{t.safety}</h3>
        <address className="break-words not-italic">
          {[name, address, email].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      </section>
    </div>
  )
}
