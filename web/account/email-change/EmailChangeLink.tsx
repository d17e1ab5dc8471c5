import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import * as emailChangeApi from '../../../contract/security/email-change.ts'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useEmailChangeStep } from './email-change.ts'
import { useEmailChangeTexts } from './email-change-texts.ts'

type ChangeLink = OutputOf<typeof emailChangeApi.readLink>

/** What a mailed link is for. It is used by a press: programs that look into mails open links. */
export function EmailChangeLink({ token }: { token: string }) {
  const t = useEmailChangeTexts().link
  const link = useRead({
    queryKey: ['email-change-link', token],
    // Used up, it would be read anew as void in the place of what its press has done.
    staleTime: Infinity,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(emailChangeApi.readLink, { token }, { signal }).catch((error: unknown) => {
        if (isExpired(error)) return null
        throw error
      }),
  })
  if (link.state === 'coming')
    return (
      <div aria-busy="true">
        <p className="sr-only">{t.reading}</p>
        <Skeleton className="h-40 rounded-lg" />
      </div>
    )
  if (link.state === 'failed') return <FailedRead failure={link.failure} title={t.failedTitle} />
  return link.data ? <Choices token={token} link={link.data} /> : <Expired />
}

const isExpired = (error: unknown) => error instanceof CallProblem && error.code === 'LINK_EXPIRED'

function Choices({ token, link: { mailedTo, email, isUsed } }: { token: string; link: ChangeLink }) {
  const t = useEmailChangeTexts().link
  const changed = useEmailChangeStep()
  const confirming = useWrite({
    meta: { isHandled: true },
    mutationFn: () => call(emailChangeApi.confirm, { token }),
    onSuccess: changed,
  })
  const stopping = useWrite({
    meta: { isHandled: true },
    mutationFn: () => call(emailChangeApi.stop, { token }),
    onSuccess: changed,
  })
  const isNew = mailedTo === 'NEW'
  if (stopping.isSuccess) return <Stopped />
  if (isExpired(confirming.error) || isExpired(stopping.error)) return <Expired />
  if (confirming.data?.state === 'CHANGED')
    return (
      <Outcome title={t.changedTitle} text={t.changedText(email)}>
        <ToSecurity />
      </Outcome>
    )
  const isWaiting = isUsed || confirming.isSuccess
  const stop = !isNew && (
    <Button variant="secondary" size="lg" isLoading={stopping.isPending} onClick={() => stopping.mutate()}>
      {t.notMe}
    </Button>
  )
  const refusal = <FormRefusal text={(confirming.error ?? stopping.error)?.message ?? null} />
  if (isWaiting)
    return (
      <Outcome title={t.waitingTitle} text={isNew ? t.waitingForOld : t.waitingForNew}>
        {refusal}
        {stop}
      </Outcome>
    )
  return (
    <div className="grid gap-5">
      <p className="text-ink-2 wrap-anywhere">{isNew ? t.confirmLead(email) : t.agreeLead(email)}</p>
      {refusal}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" isLoading={confirming.isPending} onClick={() => confirming.mutate()}>
          {isNew ? t.confirm : t.agree}
        </Button>
        {stop}
      </div>
    </div>
  )
}

function Outcome({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="rounded-md bg-ok-soft px-4 py-3 wrap-anywhere">
        <b className="block font-semibold">{title}</b>
        {text}
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Stopped() {
  const t = useEmailChangeTexts().link
  const isVisitor = useViewer() === 'visitor'
  return (
    <Outcome title={t.stoppedTitle} text={t.stoppedText}>
      <Link to={isVisitor ? paths.forgotPassword() : paths.changePassword()} className={buttonClass({ size: 'lg' })}>
        {t.newPassword}
      </Link>
    </Outcome>
  )
}

function Expired() {
  const t = useEmailChangeTexts().link
  return (
    <div className="grid gap-4">
      <p role="status" className="rounded-md bg-warn-soft px-4 py-3">
        <b className="block font-semibold">{t.expiredTitle}</b>
        {t.expiredText}
      </p>
      <div>
        <ToSecurity />
      </div>
    </div>
  )
}

function ToSecurity() {
  const t = useEmailChangeTexts().link
  return (
    <Link to={accountPaths.security()} className={buttonClass({ variant: 'secondary' })}>
      {t.toSecurity}
    </Link>
  )
}
