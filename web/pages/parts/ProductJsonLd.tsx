import { imageUrl } from '../../../contract/platform/images.ts'
import type { Product } from '../../../contract/products.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { localPath } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { JsonLd } from '../../ui/JsonLd.tsx'

/** The product for machines (schema.org), without a price, which is for buyers alone. A data block, no script. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { origin } = useFrame()
  const language = useLanguage()
  const { name, skuId: sku, canonicalUrl, seo, imageUrls, brand, gtin, rating } = product
  const of = {
    name,
    sku,
    url: origin + localPath(language, canonicalUrl),
    description: seo.description,
    image: imageUrls.map((url) => origin + imageUrl(url, 'medium')),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(gtin && { gtin }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
  return <JsonLd type="Product" of={of} />
}
