import MailCheck from 'lucide-react/icons/mail-check'
import { call } from '../platform/calls/call.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { sessionQuery } from '../platform/viewer/session-query.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { useConfirmationAgain, useConfirmationTexts } from './email-confirmation.ts'
import { useRead } from '../platform/reads/use-read.ts'

/** Until the e-mail is confirmed: what is to do before the first order, and the link once more. */
export function EmailNote({ className = '' }: { className?: string }) {
  const details = useSession().user?.userDetails
  return details && !details.isEmailConfirmed ? (
    <section className={className}>
      <Note email={details.email} />
    </section>
  ) : null
}

function Note({ email }: { email: string }) {
  const t = useConfirmationTexts().note
  const again = useConfirmationAgain()
  // The link opens in another tab: whoever comes back finds the note gone.
  useRead({ ...sessionQuery(call, useViewer()), refetchOnWindowFocus: 'always' })
  return (
    <div className="grid gap-3 rounded-lg bg-info-soft p-4 text-medium sm:flex sm:items-center sm:p-5">
      <MailCheck className="size-6 shrink-0 text-info" aria-hidden="true" />
      <div className="min-w-0 grow">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t.title}</h2>
        <p role="status" className="mt-1 break-words text-ink-2 text-pretty">
          {again.isSuccess ? t.sent(email) : t.text(email)}
        </p>
        <FormRefusal text={again.error?.message ?? null} />
      </div>
      <Button
        variant="secondary"
        className="shrink-0"
        isLoading={again.isPending}
        disabled={again.isSuccess}
        onClick={() => again.mutate(undefined)}
      >
        {t.again}
      </Button>
    </div>
  )
}
