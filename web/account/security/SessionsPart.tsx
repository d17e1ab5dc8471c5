import Monitor from 'lucide-react/icons/monitor'
import { useState } from 'react'
import type { AccountSession } from '../../../contract/security/sessions.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { useSecurityTexts } from './security-texts.ts'
import { useSessionEnds, useSessionList } from './sessions.ts'

/** Where the account is signed in; each session can be ended, and all others at once. */
export function SessionsPart() {
  const t = useSecurityTexts().sessions
  const sessions = useSessionList()
  const { endOthers } = useSessionEnds()
  const [isEndingOthers, setEndingOthers] = useState(false)
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.lead}</p>
      <QueryView read={sessions} failed={{ title: t.failed }} coming={<Skeleton className="mt-4 h-40 rounded-lg" />}>
        {(all) => (
          <>
            <ul className="mt-4 divide-y divide-line rounded-lg bg-surface hairline">
              {all.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {all.length > 1 ? (
              <Button
                variant="secondary"
                className="mt-4"
                isLoading={endOthers.isPending}
                onClick={() => setEndingOthers(true)}
              >
                {t.endOthers}
              </Button>
            ) : (
              <p className="mt-3 text-medium text-ink-3">{t.none}</p>
            )}
          </>
        )}
      </QueryView>
      {isEndingOthers && (
        <ConfirmDialog
          title={t.endOthersAsk}
          text={t.endOthersText}
          confirm={t.endOthers}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setEndingOthers(false)}
        />
      )}
    </section>
  )
}

function SessionRow({ session }: { session: AccountSession }) {
  const { browser, system, createdAt, lastUsedAt, isCurrent, isImpersonated } = session
  const t = useSecurityTexts().sessions
  const language = useLanguage()
  const { end } = useSessionEnds()
  const device = isImpersonated ? t.operator : t.device(browser, system)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Monitor className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Tag>{t.current}</Tag>}
        </p>
        <p className="text-sm text-ink-2">
          {t.used(momentText(lastUsedAt, language), momentText(createdAt, language))}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t.endNamed(device)}
          isLoading={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          {t.end}
        </Button>
      )}
    </li>
  )
}
