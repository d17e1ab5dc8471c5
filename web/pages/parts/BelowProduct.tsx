import type { Product } from '../../../contract/products.ts'
import { ReportProduct } from '../../product-reports/ReportProduct.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

/** What nobody needs at once: the way to report the product, and others beside it. */
export function BelowProduct({ product }: { product: Product }) {
  return (
    <>
      <ReportProduct skuId={product.skuId} />
      <RelatedProducts product={product} />
    </>
  )
}
