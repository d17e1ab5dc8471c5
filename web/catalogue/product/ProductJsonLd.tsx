import { imageUrl } from '../../../contract/images.ts'
import type { Product } from '../../../contract/products.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { localPath } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'

/** The product for machines (schema.org), without a price, which is for buyers alone. A data block, no script. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { origin } = useFrame()
  const language = useLanguage()
  const described = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.skuId,
    url: origin + localPath(language, product.canonicalUrl),
    description: product.seo.description,
    image: product.imageUrls.map((url) => origin + imageUrl(url, 'medium')),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  }
  const text = JSON.stringify(described).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
