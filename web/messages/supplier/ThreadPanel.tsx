import type { Thread } from '../../../contract/messages/messages.ts'
import * as supplierMessagesApi from '../../../contract/messages/supplier-messages.ts'
import { Panel } from '../../desk/panel/Panel.tsx'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MessageForm } from '../MessageForm.tsx'
import { MessageList } from '../MessageList.tsx'
import { useMessageTexts } from '../texts.ts'
import { storeThreadQuery, useMessagesAgain } from './queries.ts'

type ThreadPanelProps = {
  number: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** The messages about one delivery beside the list, and the store's answer. */
export function ThreadPanel({ number, ...ways }: ThreadPanelProps) {
  const t = useMessageTexts().desk
  const read = useRead(storeThreadQuery(number))
  if (read.state === 'ready') return <ReadThread thread={read.data} {...ways} />
  return (
    <Panel title={number} {...ways}>
      {read.state === 'failed' ? (
        <FailedRead failure={read.failure} title={t.failed} />
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Panel>
  )
}

function ReadThread({ thread, ...ways }: { thread: Thread } & Omit<ThreadPanelProps, 'number'>) {
  const t = useMessageTexts().desk
  const again = useMessagesAgain()
  const { subOrderNumber, companyName, waitingSince } = thread
  const close = useWrite({
    mutationFn: () => call(supplierMessagesApi.close, { subOrderNumber }),
    onSuccess() {
      showToast('success', t.closed)
      return again()
    },
  })
  return (
    <Panel {...ways} title={subOrderNumber} lead={companyName}>
      <Link
        to={`/supplier/orders?view=ALL&open=${subOrderNumber}`}
        className="text-small text-brand underline underline-offset-2"
      >
        {t.toOrder}
      </Link>
      <MessageList thread={thread} />
      {waitingSince && (
        <button
          type="button"
          className="desk-button justify-self-start"
          aria-disabled={close.isPending}
          onClick={() => close.mutate()}
        >
          {t.close}
        </button>
      )}
      <MessageForm subOrderNumber={subOrderNumber} side="supplier" onSent={again} />
    </Panel>
  )
}
