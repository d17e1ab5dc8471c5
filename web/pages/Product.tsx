import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { shareImageUrl } from '../../contract/platform/images.ts'
import type { Product } from '../../contract/products.ts'
import { cartQuery } from '../cart/queries.ts'
import { BuyBox, BuySkeleton } from '../products/page/BuyBox.tsx'
import { ProductGallery } from '../products/page/ProductGallery.tsx'
import { ProductJsonLd } from './parts/ProductJsonLd.tsx'
import { ProductSummary } from '../products/page/ProductSummary.tsx'
import { ProductTabs, type TabKey } from '../products/page/ProductTabs.tsx'
import { StoreStrip } from '../products/page/StoreStrip.tsx'
import { useTrackedView } from '../products/use-tracked.ts'
import { VariantPicker } from '../products/variants/VariantPicker.tsx'
import { productQuery } from '../products/queries.ts'
import { Head } from '../ui/Head.tsx'
import { paths, skuOf } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useProductTexts } from '../products/product-texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { usePageQuery, type OwnRead } from '../platform/reads/use-page-query.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { useViewer, useViewerPhase } from '../platform/viewer/viewer.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { BuyerHeart } from './parts/card-slots.tsx'

// The server renders it; the browser reads its code after the page's own.
// Of the few that can be printed.
const DesignEntry = lazyPart(async () => (await import('../designs/DesignEntry.tsx')).DesignEntry, {
  missing: 'sentence',
})
const BelowProduct = lazyPart(async () => (await import('./parts/BelowProduct.tsx')).BelowProduct)
const RecentRow = lazyPart(async () => (await import('./parts/RecentRow.tsx')).RecentRow)
// Few articles have offers of several stores.
const ProductOffers = lazyPart(async () => (await import('./parts/ProductOffers.tsx')).ProductOffers)
// Most products are in stock.
const SoldOut = lazyPart(async () => (await import('./parts/sold-out/SoldOutForVisitors.tsx')).SoldOutForVisitors)
// Most visits are visitors' and need none of it.
const readBuying = () => import('./parts/ProductBuying.tsx')
const ProductBuying = lazyPart(async () => (await readBuying()).ProductBuying, {
  missing: 'sentence',
  fallback: <BuySkeleton />,
})

export function Component() {
  const language = useLanguage()
  const skuId = skuOf(useParams().slug!)!
  const { data: product, ...price } = usePageQuery((viewer) => productQuery(call, skuId, { viewer, language }))
  return <ProductPage key={skuId} product={product} priceRead={price} />
}

function ProductPage({ product, priceRead }: { product: Product; priceRead: OwnRead }) {
  const t = useProductTexts()
  const [tab, setTab] = useState<TabKey>('description')
  const tabs = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  useEffect(() => void (viewer !== 'visitor' && readBuying().catch(() => {})), [viewer])
  useTrackedView(product)
  const crumbs = product.breadCrumb.crumbs.map(({ label, url }) => ({ label, to: url }))
  const openReviews = () => {
    setTab('reviews')
    tabs.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <div className="shell">
      <ProductHead product={product} />
      <Breadcrumbs crumbs={[{ label: t.home, to: paths.home() }, ...crumbs]} />
      <div className="grid items-start gap-5 pt-3 *:min-w-0 md:grid-cols-2 md:gap-7 lg:grid-cols-[1.12fr_1fr] lg:gap-[52px] lg:pt-[22px]">
        <div className="md:sticky md:top-24">
          <ProductGallery product={product} action={<BuyerHeart product={product} isAlwaysShown />} />
        </div>
        <div>
          <ProductSummary product={product} onReviews={openReviews} />
          <VariantPicker product={product} />
          <BuyBox product={product} priceRead={priceRead}>
            <ProductBuying product={product} />
          </BuyBox>
          {product.availability === 'OUT_OF_STOCK' && viewer === 'visitor' && <SoldOut product={product} />}
          {product.isDesignable && <DesignEntry productSkuId={product.skuId} />}
          <StoreStrip store={product.store} progress={useProgress(product.storeId)} />
        </div>
      </div>
      <div ref={tabs} className="pt-10 lg:pt-[66px]">
        <ProductTabs product={product} value={tab} onChange={setTab} />
      </div>
      <ProductOffers product={product} />
      <BelowProduct product={product} />
      <div className="pt-12 empty:hidden lg:pt-[76px]">
        <RecentRow shown={product} />
      </div>
    </div>
  )
}

function ProductHead({ product }: { product: Product }) {
  const { seo, name, canonicalUrl, skuId } = product
  return (
    <>
      <Head
        title={seo.title || name}
        description={seo.description}
        path={canonicalUrl}
        image={shareImageUrl(useLanguage(), 'products', skuId)}
        type="product"
      />
      <ProductJsonLd product={product} />
    </>
  )
}

// Only a cart with products of the store has come any nearer to its minimum order.
function useProgress(storeId: string) {
  const cart = dataOrNothing(useRead({ ...cartQuery, enabled: useIsBuyer() }))
  const isChanging = useViewerPhase() === 'changing'
  return (isChanging ? undefined : cart)?.carts.find((storeCart) => storeCart.storeId === storeId) ?? null
}
