import { keepPreviousData } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import { orderableQuantities } from '../../products/orderable-quantities.ts'
import { ProductGrid } from '../../products/ProductGrid.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { useWishlistTexts } from '../../wishlist/use-wishlist.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { ownRead } from '../../platform/reads/use-page-query.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RestockList } from '../../restock/RestockList.tsx'
import { SavedFilters } from '../../saved-filters/SavedFilters.tsx'
import { wishlistQuery } from '../../wishlist/queries.ts'
import { cardSlots } from '../parts/card-slots.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** The buyer's wishlist, newest first. */
export function Component() {
  const t = useWishlistTexts()
  const language = useLanguage()
  const page = pageParam(useSearch())
  const read = useRead({
    ...wishlistQuery(call, page, language),
    placeholderData: keepPreviousData,
  })
  const data = dataOrNothing(read)
  const pathOf = (number: number) => pagePath(paths.wishlist(), number)
  return (
    <div className="shell">
      <Head title={t.title} path={paths.wishlist()} isNoindex />
      <div className="flex flex-wrap items-end justify-between gap-4 pt-8 pb-6">
        <div className="flex flex-wrap items-end gap-x-[18px]">
          <PageTitle>{t.title}</PageTitle>
          {data && data.totalItems > 0 && (
            <p className="text-ink-2 tabular-nums lg:pb-1.5">{t.count(data.totalItems)}</p>
          )}
        </div>
        {data && data.items.length > 0 && <AddAll items={data.items} />}
      </div>
      <RestockList className="pb-8" />
      <SavedFilters className="pb-8" />
      {read.state === 'coming' && <PageSkeleton />}
      {read.state === 'failed' && <FailedRead failure={read.failure} icon={<Heart />} title={t.failedTitle} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={<Heart />}
          title={data.totalItems > 0 ? t.pageEmpty : t.emptyTitle}
          text={data.totalItems > 0 ? undefined : t.emptyText}
        >
          <Link to={data.totalItems > 0 ? paths.wishlist() : paths.search()} className={buttonClass()}>
            {data.totalItems > 0 ? t.firstPage : t.emptyAction}
          </Link>
        </EmptyState>
      )}
      {data && (
        <PagedList data={data} isPrevious={read.state === 'ready' && read.isPrevious} pathOf={pathOf}>
          <h2 className="sr-only">{t.count(data.totalItems)}</h2>
          <ProductGrid products={data.items} prices={ownRead} name={t.title} slots={cardSlots} />
        </PagedList>
      )}
    </div>
  )
}

// The smallest order of everything on this page that is in stock.
function AddAll({ items }: { items: WishlistItem[] }) {
  const t = useWishlistTexts()
  const { add, isAdding, successes } = useAddToCart()
  const addAll = () => {
    const inputs = items.flatMap((item) => {
      const [quantity] = orderableQuantities(item)
      return quantity === undefined ? [] : [{ productSkuId: item.skuId, quantity }]
    })
    if (inputs.length === 0) showToast('info', t.nothingToMove)
    else void add(inputs, t.moved(inputs.length))
  }
  return (
    <Button icon={<ShoppingBag />} isLoading={isAdding} successes={successes} onClick={addAll}>
      {t.moveAll}
    </Button>
  )
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-[18px] xl:grid-cols-4">
      {Array.from({ length: 8 }, (_, position) => (
        <Skeleton key={position} className="h-[420px] rounded-lg" />
      ))}
    </div>
  )
}
