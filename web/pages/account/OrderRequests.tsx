import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import type { OrderRequestEntry } from '../../../contract/order-requests.ts'
import { Link } from '../../frame/Link.tsx'
import { requestsQuery, requestStates, useRequestTexts } from '../../order-requests/queries.ts'
import { RequestTag } from '../../order-requests/RequestTag.tsx'
import { accountPaths } from '../../account-paths.ts'
import { dayText } from '../../platform/dates.ts'
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

/** Orders above a member's limit, newest first. */
export function Component() {
  const t = useRequestTexts()
  const { search } = useAddress()
  const state = requestStates.find((each) => each === search.get('state')) ?? 'WAITING'
  const read = useRead({ ...requestsQuery(state, pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (chosen: typeof state, page = 1) => {
    const parameters = { ...(chosen !== 'WAITING' && { state: chosen }), ...(page > 1 && { page: String(page) }) }
    return `${accountPaths.orderRequests()}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`
  }
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.orderRequests()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.label} className="mt-4 mb-6">
        <ul className="flex gap-2">
          {requestStates.map((each) => (
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
        failed={{ title: t.failedTitle, icon: <ClipboardCheck /> }}
        coming={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<ClipboardCheck />} title={t.emptyTitle[state]} text={t.emptyText[state]} />
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pathOf(state, page)}>
              <ul className="divide-y divide-line rounded-lg bg-surface hairline">
                {data.items.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}

function RequestRow({ request }: { request: OrderRequestEntry }) {
  const t = useRequestTexts()
  const language = useLanguage()
  const { id, requestedBy, grossText, createdAt, lineCount, message, status } = request
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-sans text-medium tracking-normal">
          <Link
            to={accountPaths.orderRequest(id)}
            className="break-words after:absolute after:inset-0"
            aria-label={t.open(requestedBy, grossText)}
          >
            {requestedBy}
          </Link>
        </h2>
        <p className="text-small text-ink-2">{t.row(dayText(createdAt, language), lineCount)}</p>
        {message && <p className="mt-1 line-clamp-2 text-small break-words text-ink-2">{message}</p>}
      </div>
      <b className="font-semibold tabular-nums">{grossText}</b>
      <RequestTag status={status} />
    </li>
  )
}
