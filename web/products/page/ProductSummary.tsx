import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useProductTexts } from '../product-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Stars } from '../../ui/Stars.tsx'
import { ratingText } from '../rating-text.ts'
import { shortFacts } from './product-facts.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** Brand, name, rating, numbers and the first facts of a product. */
export function ProductSummary({ product, onReviews }: { product: Product; onReviews: () => void }) {
  const t = useProductTexts().product
  const { store } = product
  const facts = shortFacts(product)
  return (
    <div>
      <Link
        to={paths.store(store.slug)}
        className="inline-flex items-center gap-1.5 text-sm font-semibold text-brand hover:underline"
      >
        {product.brand || store.storeName}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
      <PageTitle className="mt-2 break-words">{product.name}</PageTitle>
      <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <SummaryRating product={product} onReviews={onReviews} />
        <span className="text-ink-3 tabular-nums">
          {t.article(product.skuId)}
          {product.gtin && ` · ${t.gtin(product.gtin)}`}
        </span>
      </div>
      {facts.length > 0 && (
        <ul className="mt-[18px] flex flex-wrap gap-2">
          {facts.map(({ key, label, valueText }) => (
            <li
              key={key}
              title={label}
              className="inline-flex h-9 items-center rounded-full bg-surface px-3.5 text-sm font-medium hairline"
            >
              <span className="sr-only">{label}: </span>
              {valueText}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SummaryRating({ product: { rating }, onReviews }: { product: Product; onReviews: () => void }) {
  const { reviews } = useProductTexts()
  const language = useLanguage()
  if (!rating) return null
  return (
    <>
      <Stars average={rating.average} count={rating.count} />
      <b aria-hidden="true" className="font-semibold tabular-nums">
        {ratingText(rating.average, language)}
      </b>
      <button type="button" onClick={onReviews} className="text-ink-2 tabular-nums underline-offset-2 hover:underline">
        {reviews(rating.count)}
      </button>
    </>
  )
}
