import Truck from 'lucide-react/icons/truck'
import { deliveryStates } from '../../../contract/orders/deliveries.ts'
import { Link } from '../../frame/Link.tsx'
import { DeliveryCard } from '../../orders/deliveries/DeliveryCard.tsx'
import { deliveriesQuery, useDeliveryTexts } from '../../orders/deliveries/queries.ts'
import { paths } from '../../paths.ts'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** What suppliers send, for who takes it in: without prices. */
export function Component() {
  const t = useDeliveryTexts()
  const { search } = useAddress()
  const state = deliveryStates.find((each) => each === search.get('state')) ?? 'EXPECTED'
  const read = useRead({ ...deliveriesQuery(state, pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (chosen: typeof state, page = 1) => {
    const parameters = { ...(chosen !== 'EXPECTED' && { state: chosen }), ...(page > 1 && { page: String(page) }) }
    return `${paths.deliveries()}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`
  }
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={paths.deliveries()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.label} className="mt-4 mb-6">
        <ul className="flex gap-2">
          {deliveryStates.map((each) => (
            <li key={each}>
              <Link
                to={pathOf(each)}
                aria-current={each === state ? 'page' : undefined}
                className={chipClass({ variant: each === state ? 'on' : 'neutral' })}
              >
                {t.states[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <Truck /> }}
        coming={<Skeleton className="h-52 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<Truck />} title={t.emptyTitle[state]} text={t.emptyText[state]} />
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pathOf(state, page)}>
              <ul className="grid gap-4">
                {data.items.map((delivery) => (
                  <DeliveryCard key={delivery.subOrderNumber} delivery={delivery} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}
