import { useQueryClient } from '@tanstack/react-query'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { useParams } from 'react-router'
import type { Thread } from '../../../../contract/messages/messages.ts'
import { Link } from '../../../frame/Link.tsx'
import { MessageForm } from '../../../messages/MessageForm.tsx'
import { MessageList } from '../../../messages/MessageList.tsx'
import { threadQuery, threadsKey } from '../../../messages/queries.ts'
import { useMessageTexts } from '../../../messages/texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { paths } from '../../../paths.ts'
import { dataOrNothing, type Failure } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { FailedRead } from '../../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What buyer and store have written about one delivery, and a few words more. */
export function Component() {
  const t = useMessageTexts()
  const { number = '' } = useParams()
  const read = useRead({ ...threadQuery(number), refetchOnMount: 'always' })
  const thread = dataOrNothing(read)
  return (
    <div className="shell pb-4">
      <Head title={t.about(number)} path={accountPaths.messagesAbout(number)} isNoindex />
      {thread ? (
        <Shown thread={thread} />
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

function Shown({ thread }: { thread: Thread }) {
  const t = useMessageTexts()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { subOrderNumber, storeName, orderId, orderNumber } = thread
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: accountPaths.messages() },
          { label: subOrderNumber, to: accountPaths.messagesAbout(subOrderNumber) },
        ]}
      />
      <PageTitle className="mt-2">{t.pageTitle(storeName)}</PageTitle>
      <p className="mt-1 mb-6 text-ink-2 tabular-nums">
        {t.about(subOrderNumber)}
        {mayOpen(user, 'orders') && (
          <>
            {' · '}
            <Link to={paths.order(orderId)} className="text-brand underline underline-offset-2">
              {t.toOrder(orderNumber)}
            </Link>
          </>
        )}
      </p>
      <div className="grid max-w-[44rem] gap-7 rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
        <MessageList thread={thread} />
        <MessageForm
          subOrderNumber={subOrderNumber}
          side="buyer"
          onSent={(now) => {
            queryClient.setQueryData(threadQuery(subOrderNumber).queryKey, now)
            return queryClient.invalidateQueries({ queryKey: threadsKey })
          }}
        />
      </div>
    </>
  )
}

function NotShown({ failure }: { failure: Failure }) {
  const t = useMessageTexts()
  const toList = (
    <Link to={accountPaths.messages()} className={buttonClass({ variant: 'secondary' })}>
      {t.toList}
    </Link>
  )
  return failure.isMissing ? (
    <EmptyState isPage icon={<MessagesSquare />} title={t.notFoundTitle} text={t.notFoundText}>
      {toList}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={failure} icon={<MessagesSquare />} title={t.failedTitle}>
      {toList}
    </FailedRead>
  )
}
