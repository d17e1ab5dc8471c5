import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { useConfirmationAgain, useConfirmationTexts, useConfirmEmail } from './email-confirmation.ts'

/**
 * Confirms with a press: programs that look into mails open links, and would otherwise confirm for somebody who has not even
 * read the mail.
 */
export function EmailConfirmation({ token }: { token: string }) {
  const t = useConfirmationTexts()
  const confirming = useConfirmEmail()
  if (confirming.data) {
    const isNews = confirming.data.state === 'CONFIRMED'
    return <Confirmed title={isNews ? t.confirmedTitle : t.knownTitle} text={isNews ? t.confirmedText : t.knownText} />
  }
  if (confirming.error instanceof CallProblem && confirming.error.code === 'LINK_EXPIRED')
    return <Expired token={token} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">{t.lead}</p>
      <FormRefusal text={confirming.error?.message ?? null} />
      <Button size="lg" isLoading={confirming.isPending} onClick={() => confirming.mutate(token)}>
        {t.confirm}
      </Button>
    </div>
  )
}

function Confirmed({ title, text }: { title: string; text: string }) {
  const t = useConfirmationTexts()
  return (
    <div role="status" className="grid gap-4">
      <p className="rounded-md bg-ok-soft px-4 py-3">
        <b className="block font-semibold">{title}</b>
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.cart()} className={buttonClass()}>
          {t.toCart}
        </Link>
        <Link to={paths.account()} className={buttonClass({ variant: 'secondary' })}>
          {t.toAccount}
        </Link>
      </div>
    </div>
  )
}

function Expired({ token }: { token: string }) {
  const t = useConfirmationTexts()
  const again = useConfirmationAgain()
  const isUnknown = again.error instanceof CallProblem && again.error.code === 'UNAUTHENTICATED'
  return (
    <div className="grid gap-4">
      <p role="status" className="rounded-md bg-warn-soft px-4 py-3">
        <b className="block font-semibold">{t.expiredTitle}</b>
        {again.isSuccess ? t.sent : t.expiredText}
      </p>
      <FormRefusal text={isUnknown ? t.signInFirst : (again.error?.message ?? null)} />
      <div className="flex flex-wrap gap-3">
        {!again.isSuccess && !isUnknown && (
          <Button isLoading={again.isPending} onClick={() => again.mutate(token)}>
            {t.again}
          </Button>
        )}
        <Link to={paths.account()} className={buttonClass({ variant: 'secondary' })}>
          {t.toAccount}
        </Link>
      </div>
    </div>
  )
}
