import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import type { OrderRequestEntry } from '../../../contract/order-requests.ts'
import { Link } from '../../frame/Link.tsx'
import { requestsQuery, requestStates, useRequestTexts } from '../../order-requests/queries.ts'
import { RequestTag } from '../../order-requests/RequestTag.tsx'
import { accountPaths } from '../../account-paths.ts'
import { dayText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { StatesPage } from '../parts/account/StatesPage.tsx'

/** Orders above a member's limit, newest first. */
export function Component() {
  return (
    <StatesPage
      t={useRequestTexts()}
      path={accountPaths.orderRequests()}
      states={requestStates}
      queryOf={requestsQuery}
      icon={<ClipboardCheck />}
      renderRow={(request) => <RequestRow key={request.id} request={request} />}
    />
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
