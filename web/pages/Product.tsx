import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { Product } from '../../contract/products.ts'
import { useAddToCart, useCart } from '../cart/use-cart.ts'
import { BuyBox } from '../catalogue/product/BuyBox.tsx'
import { ProductGallery } from '../catalogue/product/ProductGallery.tsx'
import { ProductJsonLd } from '../catalogue/product/ProductJsonLd.tsx'
import { ProductSummary } from '../catalogue/product/ProductSummary.tsx'
import { ProductTabs, type TabKey } from '../catalogue/product/ProductTabs.tsx'
import { StickyBuyBar } from '../catalogue/product/StickyBuyBar.tsx'
import { StoreStrip } from '../catalogue/product/StoreStrip.tsx'
import { useBuying } from '../catalogue/product/use-buying.ts'
import { VariantPicker } from '../catalogue/product/VariantPicker.tsx'
import { productQuery } from '../catalogue/queries.ts'
import { Head } from '../frame/Head.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/call.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { usePageQuery } from '../platform/use-page-query.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx'
import { skuOf } from './load-product.ts'
import { RelatedProducts } from './parts/RelatedProducts.tsx'

export function Component() {
  const language = useLanguage()
  const skuId = skuOf(useParams().slug!)!
  const { data: product } = usePageQuery((viewer) => productQuery(call, skuId, { viewer, language }))
  return <ProductPage key={skuId} product={product} />
}

function ProductPage({ product }: { product: Product }) {
  const t = useTexts().catalogue
  const [tab, setTab] = useState<TabKey>('description')
  const tabs = useRef<HTMLDivElement>(null)
  const buying = useBuying(product)
  const adding = useAdding(product.skuId)
  const { row, isOutOfSight } = useSight()
  const crumbs = product.breadCrumb.crumbs.map(({ label, url }) => ({ label, to: url }))
  const openReviews = () => {
    setTab('reviews')
    tabs.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <div className="shell">
      <ProductHead product={product} />
      <Breadcrumbs crumbs={[{ label: t.home, to: paths.home() }, ...crumbs]} />
      <div className="grid items-start gap-5 pt-3 *:min-w-0 lg:grid-cols-[1.12fr_1fr] lg:gap-[52px] lg:pt-[22px]">
        <div className="lg:sticky lg:top-24">
          <ProductGallery product={product} action={<WishlistHeart product={product} isAlwaysShown />} />
        </div>
        <div>
          <ProductSummary product={product} onReviews={openReviews} />
          <VariantPicker product={product} />
          <BuyBox product={product} buying={buying} adding={adding} rowRef={row} />
          <StoreStrip store={product.store} progress={useProgress(product.storeId)} />
        </div>
      </div>
      <div ref={tabs} className="pt-10 lg:pt-[66px]">
        <ProductTabs product={product} value={tab} onChange={setTab} />
      </div>
      <RelatedProducts product={product} />
      {isOutOfSight && buying.quantity > 0 && buying.totalText && <StickyBuyBar buying={buying} adding={adding} />}
    </div>
  )
}

function ProductHead({ product }: { product: Product }) {
  const { seo, name, canonicalUrl, imageUrls } = product
  return (
    <>
      <Head
        title={seo.title || name}
        description={seo.description}
        path={canonicalUrl}
        image={imageUrls[0] && `${imageUrls[0]}_1000`}
        type="product"
      />
      <ProductJsonLd product={product} />
    </>
  )
}

function useAdding(productSkuId: string) {
  const { add, isAdding, successes } = useAddToCart()
  return { add: (quantity: number) => void add({ productSkuId, quantity }), isAdding, successes }
}

// Only a cart with goods of the store has come any nearer to its minimum order.
function useProgress(storeId: string) {
  const { data: cart } = useCart()
  return cart?.carts.find((storeCart) => storeCart.storeId === storeId) ?? null
}

/** Whether the observed row has left the window; false until it is there. */
function useSight() {
  const [row, setRow] = useState<HTMLDivElement | null>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!row) return
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(!entry!.isIntersecting))
    observer.observe(row)
    return () => observer.disconnect()
  }, [row])
  return { row: setRow, isOutOfSight: isOutOfSight && row !== null }
}
