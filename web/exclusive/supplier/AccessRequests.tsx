import { useState } from 'react'
import { businessTypes } from '../../../contract/account.ts'
import { requestStates, type StoreAccessRequest } from '../../../contract/exclusive.ts'
import { Card } from '../../desk/Card.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DecisionDialog, type Step } from './DecisionDialog.tsx'
import { requestsQuery } from './queries.ts'
import { RequestList } from './RequestList.tsx'
import { useAccessRequestTexts } from './texts.ts'

const path = '/supplier/access-requests'

/** Who asks for the store's exclusive products, undecided ones first, and what became of it. */
export function Component() {
  const t = useAccessRequestTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const { search } = address
  const state = requestStates.find((one) => one === search.get('view'))
  const businessType = businessTypes.find((one) => one === search.get('businessType'))
  const product = search.get('product') ?? undefined
  const narrowed = { ...(state && { state }), ...(businessType && { businessType }), ...(product && { product }) }
  const read = useRead(requestsQuery({ page: pageParam(search), ...narrowed }, useLanguage()))
  // Another filter begins at the first page again.
  const filters = {
    ...address,
    set: (changes: Record<string, string | null>) => address.set({ ...changes, page: null }),
  }
  const [chosen, setChosen] = useState<{ request: StoreAccessRequest; step: Step } | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.supplier.accessRequests} lead={t.lead} />
      <ListFilters
        searchLabel={undefined}
        address={filters}
        filters={[
          {
            name: 'businessType',
            label: t.typeFilter,
            options: businessTypes.map((value) => ({ value, label: t.businessTypes[value] ?? value })),
          },
          { name: 'product', label: t.productFilter },
        ]}
      />
      <Card>
        <ViewLinks
          label={desk.views}
          path={path}
          views={(['ALL', ...requestStates] as const).map((key) => ({ key, name: t.views[key] }))}
          chosen={state ?? 'ALL'}
        />
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
          {(data, isPrevious) =>
            data.items.length === 0 ? (
              <Nothing isFiltered={Object.keys(narrowed).length > 0} />
            ) : (
              <PagedList
                {...{ data, isPrevious }}
                pathOf={(page) => pagePath(path, page, { view: state, businessType, product })}
              >
                <RequestList requests={data.items} onStep={(request, step) => setChosen({ request, step })} />
              </PagedList>
            )
          }
        </QueryView>
      </Card>
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useAccessRequestTexts()
  const { user } = useSession()
  if (isFiltered) return <p className="p-[18px] text-ink-2">{t.noneInView}</p>
  return (
    <EmptyState title={t.empty} text={t.emptyText}>
      {mayOpen(user, 'products') && (
        <Link to="/supplier/products?mark=EXCLUSIVE" className="desk-button">
          {t.toGoods}
        </Link>
      )}
    </EmptyState>
  )
}
