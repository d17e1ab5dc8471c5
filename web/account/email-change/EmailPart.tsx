import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import type { EmailChange } from '../../../contract/security/email-change.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { useEmailChange, useEmailChangeWrites } from './email-change.ts'
import { useEmailChangeTexts } from './email-change-texts.ts'

type EmailPartProps = { email: string; isConfirmed: boolean }

/** The e-mail of an account, and its change: what waits for its links, and what is still missing. */
export function EmailPart({ email, isConfirmed }: EmailPartProps) {
  const t = useEmailChangeTexts()
  const read = useEmailChange()
  const [isChanging, setChanging] = useState(false)
  return (
    <section aria-labelledby="email-address">
      <h2 id="email-address" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.lead}</p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="mt-4 h-24 rounded-lg" />}>
        {({ change }) => (
          <div className="mt-4 divide-y divide-line rounded-lg bg-surface hairline">
            <div className="flex flex-wrap items-center gap-4 p-5">
              <Mail aria-hidden="true" className={`size-6 shrink-0 ${isConfirmed ? 'text-ok' : 'text-ink-3'}`} />
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{email}</p>
                <p className="text-medium text-ink-2">{isConfirmed ? t.confirmed : t.unconfirmed}</p>
              </div>
              <Button variant={change ? 'secondary' : 'primary'} onClick={() => setChanging(true)}>
                {t.change}
              </Button>
            </div>
            {change && <Waiting change={change} />}
          </div>
        )}
      </QueryView>
      {isChanging && <ChangeEmailDialog isConfirmed={isConfirmed} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Waiting({ change: { email, expiresAt, isConfirmed, isAgreed } }: { change: EmailChange }) {
  const t = useEmailChangeTexts()
  const language = useLanguage()
  const { again, cancel } = useEmailChangeWrites()
  return (
    <div className="grid gap-4 p-5">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{t.pendingTitle(email)}</h3>
        <p className="text-medium text-ink-2">{t.until(momentText(expiresAt, language))}</p>
        <ul className="mt-3 grid gap-2 text-medium">
          <Step isDone={isConfirmed} text={isConfirmed ? t.isConfirmed : t.isUnconfirmed} />
          {isAgreed !== null && <Step isDone={isAgreed} text={isAgreed ? t.isAgreed : t.isUnagreed} />}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isLoading={again.isPending} onClick={() => again.mutate()}>
          {t.again}
        </Button>
        <Button variant="secondary" isLoading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}

function Step({ isDone, text }: { isDone: boolean; text: string }) {
  const Icon = isDone ? CircleCheck : Clock
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-ok' : 'text-ink-3'}`} />
      <span className="min-w-0">{text}</span>
    </li>
  )
}
