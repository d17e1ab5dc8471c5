import Package from 'lucide-react/icons/package'
import { keepPreviousData } from '@tanstack/react-query'
import * as ordersApi from '../../../contract/orders/orders.ts'
import type { OrderEntry } from '../../../contract/orders/orders.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { OrderFilters } from '../../orders/OrderFilters.tsx'
import { OrderSearch } from '../../orders/OrderSearch.tsx'
import { OrderMonths } from '../../orders/OrderMonths.tsx'
import { isNarrowed, listingOf, orderListPath, type OrderListing } from '../../orders/order-filters.ts'
import { ordersQuery } from '../../orders/queries.ts'
import { paths } from '../../paths.ts'
import { useOrderTexts } from '../../orders/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { checkInput } from '../../platform/forms/check-input.ts'
import { useLanguage } from '../../platform/texts.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { ReorderButton } from '../parts/reorder/ReorderButton.tsx'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  const t = useOrderTexts()
  const { search, go } = useAddress()
  const language = useLanguage()
  const page = pageParam(search)
  const listing = listingOf(search)
  const isSearch = isNarrowed(listing)
  const read = useRead({
    ...ordersQuery(page, askable(listing, language)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const data = dataOrNothing(read)
  const isPrevious = read.state === 'ready' && read.isPrevious
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={paths.orders()} isNoindex />
      {data && data.totalItems === 0 && !isSearch ? (
        <EmptyState isPage icon={<Package />} title={t.emptyTitle} text={t.emptyText}>
          <Link to={paths.search()} className={buttonClass()}>
            {t.emptyAction}
          </Link>
        </EmptyState>
      ) : read.state === 'failed' ? (
        <FailedRead isPage failure={read.failure} icon={<Package />} title={t.failedTitle} />
      ) : (
        <>
          <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
          <p role="status" className="mt-2 min-h-6 text-ink-2 tabular-nums">
            {data && t.find.found(t.count(data.totalItems), data.sumText)}
            {data?.months.some(({ cancelledCount }) => cancelledCount > 0) && `, ${t.find.withoutCancelled}`}
          </p>
          <OrderSearch {...{ listing, go }} choices={data?.choices} />
          <OrderFilters listing={listing} counts={data?.counts} />
          {data?.items.length === 0 && (
            <EmptyState title={isSearch && data.totalItems === 0 ? t.noneFound : t.pageEmpty}>
              <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
                {isSearch ? t.showAll : t.firstPage}
              </Link>
            </EmptyState>
          )}
          <div aria-busy={!data || isPrevious} className={`transition-opacity ${isPrevious ? 'opacity-60' : ''}`}>
            {data ? (
              <OrderMonths items={data.items} months={data.months} againOf={againOf} />
            ) : (
              <div className="mt-6 grid gap-3">
                {[1, 2, 3, 4].map((key) => (
                  <Skeleton key={key} className="h-[118px] rounded-lg lg:h-[60px]" />
                ))}
              </div>
            )}
          </div>
          {data && (
            <Pagination page={page} totalPages={data.totalPages} pathOf={(number) => orderListPath(listing, number)} />
          )}
        </>
      )}
    </div>
  )
}

const againOf = ({ id, orderNumber }: OrderEntry) => (
  <ReorderButton isSmall orderId={id} orderNumber={orderNumber} className="order-again" />
)

/** Days that cannot be searched for are shown with what is wrong, and do not narrow. */
const askable = (listing: OrderListing, language: Language): OrderListing =>
  Object.keys(checkInput(ordersApi.list, listing, language)).length > 0
    ? { ...listing, from: undefined, to: undefined }
    : listing
