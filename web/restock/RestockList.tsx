import BellRing from 'lucide-react/icons/bell-ring'
import { dateText } from '../platform/dates.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { ProductLine } from '../products/ProductLine.tsx'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { NotifyButton } from './NotifyButton.tsx'
import { restockQuery } from './queries.ts'
import { useRestockTexts } from './texts.ts'

/** The products whose return a buyer is notified of; nothing where there are none. */
export function RestockList({ className = '' }: { className?: string }) {
  const t = useRestockTexts()
  const language = useLanguage()
  const read = useRead(restockQuery(language))
  if (read.state === 'failed') return <FailedLine text={t.list.failed} failure={read.failure} className={className} />
  if (read.state === 'coming' || read.data.items.length === 0) return null
  const { items, totalItems } = read.data
  return (
    <section aria-labelledby="restock" className={className}>
      <h2 id="restock" className="flex items-center gap-2.5 text-xl">
        <BellRing aria-hidden="true" className="text-brand" />
        {t.list.title}
      </h2>
      <p className="mt-1 text-medium text-ink-2">{t.list.text}</p>
      <ul className="mt-3 divide-y divide-line rounded-lg bg-surface px-4 hairline">
        {items.map((product) => (
          <li key={product.skuId} className="flex flex-wrap items-center gap-3 py-3">
            <ProductLine
              product={product}
              text={[
                product.storeName,
                product.packText,
                t.list.since(dateText(product.addedAt, language)),
                product.backText,
              ]
                .filter(Boolean)
                .join(' · ')}
              className="max-sm:min-w-[55%]"
            />
            <NotifyButton product={product} size="sm" variant="secondary" className="max-sm:ml-[68px]" />
          </li>
        ))}
      </ul>
      {totalItems > items.length && (
        <p className="mt-2 text-small text-ink-2">{t.list.more(totalItems - items.length)}</p>
      )}
    </section>
  )
}
