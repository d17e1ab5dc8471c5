import FileText from 'lucide-react/icons/file-text'
import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { FactsTable } from './FactsTable.tsx'
import { mainFacts } from './product-facts.ts'

/** The supplier's words and documents beside the first facts. */
export function DescriptionPanel({ product }: { product: Product }) {
  const texts = useProductTexts()
  const t = texts.product
  const { description, documents } = product
  return (
    <div className="grid gap-[30px] pt-[22px] lg:grid-cols-[1.12fr_1fr] lg:gap-[52px] lg:pt-8">
      <div>
        {description === '' ? (
          <p className="text-ink-2">{t.noDescription}</p>
        ) : (
          // The server leaves only the allowed elements.
          <div
            className="max-w-[62ch] text-ink-2 [&_a]:underline [&_h3]:mb-3 [&_h3]:text-heading [&_h3]:text-ink [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3.5 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
            dangerouslySetInnerHTML={{ __html: description }}
          />
        )}
        {documents.length > 0 && (
          <ul aria-label={t.documents} className="mt-[22px] flex flex-wrap gap-2.5">
            {documents.map(({ url, title }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" className={chipClass()}>
                  <FileText aria-hidden="true" className="size-4" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FactsTable facts={mainFacts(product, texts)} />
    </div>
  )
}
