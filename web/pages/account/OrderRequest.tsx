import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useParams } from 'react-router'
import type { OrderRequest } from '../../../contract/order-requests.ts'
import { Link } from '../../frame/Link.tsx'
import { Decision } from '../../order-requests/Decision.tsx'
import { requestQuery, useRequestTexts } from '../../order-requests/queries.ts'
import { RequestFacts } from '../../order-requests/RequestFacts.tsx'
import { RequestLines } from '../../order-requests/RequestLines.tsx'
import { RequestTag } from '../../order-requests/RequestTag.tsx'
import { accountPaths } from '../../account-paths.ts'
import { dataOrNothing, type Failure } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** One order above a limit: what is in it, and what who may decides about it. */
export function Component() {
  const t = useRequestTexts()
  const { id = '' } = useParams()
  const read = useRead({ ...requestQuery(id, useLanguage()), refetchOnMount: 'always' })
  const request = dataOrNothing(read)
  return (
    <div className="shell pb-4">
      <Head
        title={request ? t.pageTitle(request.requestedBy) : t.title}
        path={accountPaths.orderRequest(id)}
        isNoindex
      />
      {request ? (
        <Shown request={request} />
      ) : read.state === 'failed' ? (
        <NotShown failure={read.failure} />
      ) : (
        <div className="grid gap-5 pt-8" aria-busy="true">
          <h1 className="sr-only">{t.title}</h1>
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
      )}
    </div>
  )
}

function Shown({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const title = t.pageTitle(request.requestedBy)
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: accountPaths.orderRequests() },
          { label: title, to: accountPaths.orderRequest(request.id) },
        ]}
      />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-3">
        <PageTitle>{title}</PageTitle>
        <RequestTag status={request.status} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8">
        <div className="grid min-w-0 gap-5">
          <RequestFacts request={request} />
          <RequestLines request={request} />
        </div>
        <Decision request={request} />
      </div>
    </>
  )
}

function NotShown({ failure }: { failure: Failure }) {
  const t = useRequestTexts()
  const toList = (
    <Link to={accountPaths.orderRequests()} className={buttonClass({ variant: 'secondary' })}>
      {t.toList}
    </Link>
  )
  return failure.isMissing ? (
    <EmptyState isPage icon={<ClipboardCheck />} title={t.notFoundTitle} text={t.notFoundText}>
      {toList}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={failure} icon={<ClipboardCheck />} title={t.failedTitle}>
      {toList}
    </FailedRead>
  )
}
