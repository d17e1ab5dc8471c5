import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as buyerSessionsApi from '../../../contract/operator/buyer-sessions.ts'
import type { BuyerSession } from '../../../contract/operator/buyer-sessions.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sessionsQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

/** The devices on which a person is signed in; each session can be ended. */
export function Sessions({ accountId }: { accountId: string }) {
  const t = useOperatorBuyerTexts()
  const read = useRead(sessionsQuery(accountId))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-12" />}>
      {(sessions) => (
        <ul className="grid gap-1.5 border-l-2 border-line py-1 pl-3">
          {sessions.length === 0 && <li className="text-ink-3">{t.none}</li>}
          {sessions.map((session) => (
            <OneSession key={session.id} accountId={accountId} session={session} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function OneSession({ accountId, session }: { accountId: string; session: BuyerSession }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const device = session.isImpersonated ? t.support : t.device(session.browser, session.system)
  const write = useWrite({
    mutationFn: (reason: string) => call(buyerSessionsApi.end, { accountId, sessionId: session.id, reason }),
    onSuccess() {
      showToast('success', t.sessionEnded)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
  })
  return (
    <li>
      {device}
      <span className="block text-ink-3">
        {t.used(momentText(session.lastUsedAt, language), momentText(session.createdAt, language))}
      </span>
      <button
        type="button"
        className="min-h-6 text-brand underline"
        aria-label={t.endSessionOn(device)}
        onClick={() => setOpen(true)}
      >
        {t.endSession}
      </button>
      {isOpen && (
        <ReasonDialog
          title={t.endSessionOn(device)}
          hint={t.endSessionHint}
          action={t.endSession}
          isDanger
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
