import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MINUTES_OF_LINK, signIn } from '../../../contract/security/sign-in-link.ts'
import { Link } from '../../frame/Link.tsx'
import { isDeskPath, localPath, paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { deviceToken, storeDeviceToken } from '../../platform/viewer/device-token.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { followRole } from './follow-role.ts'
import { useLinkTexts } from './link-texts.ts'
import { takeReturnPath } from './return-path.ts'
import { SecondStep } from './SecondStep.tsx'

/** Signs in with a press: programs that look into mails open links, and would use this one up. */
export function LinkSignIn({ token }: { token: string }) {
  const t = useLinkTexts()
  const queryClient = useQueryClient()
  const goOn = useGoOn()
  const [half, setHalf] = useState<string | null>(null)
  // The link is used up, and the half that it led to is over: only a new one leads on.
  const [isOver, setOver] = useState(false)
  const pressing = useWrite({
    meta: { isHandled: true },
    mutationFn: () => call(signIn, { token, deviceToken: deviceToken() }),
    async onSuccess({ authToken, deviceToken: device }) {
      storeDeviceToken(device)
      await signedIn(queryClient, authToken)
      goOn()
    },
    onError(error) {
      if (error instanceof CallProblem && error.secondFactor) setHalf(error.secondFactor.token)
    },
  })
  const isExpired = pressing.error instanceof CallProblem && pressing.error.code === 'LINK_EXPIRED'
  if (isExpired || isOver) return <Expired />
  if (half !== null)
    return (
      <SecondStep
        token={half}
        words={{ lead: t.codeLead, back: t.toLogin }}
        onSignedIn={goOn}
        onBack={() => setOver(true)}
      />
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">{t.pressLead}</p>
      <FormRefusal text={pressing.error?.message ?? null} />
      <Button size="lg" isLoading={pressing.isPending} onClick={() => pressing.mutate()}>
        {t.press}
      </Button>
    </div>
  )
}

/** To where the link was asked for, in this browser; else to the home page. */
function useGoOn() {
  const t = useAccountTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return () => {
    const path = takeReturnPath(Date.now())
    if (path !== null && isDeskPath(path)) return location.replace(path)
    if (path === null && followRole(queryClient, language)) return
    showToast('success', t.signedIn)
    void navigate(path ?? localPath(language, paths.home()), { replace: true })
  }
}

function Expired() {
  const t = useLinkTexts()
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="rounded-md bg-warn-soft px-4 py-3">
        <b className="block font-semibold">{t.expiredTitle}</b>
        {t.expiredText(MINUTES_OF_LINK)}
      </p>
      <Link to={paths.login()} className={buttonClass()}>
        {t.askAgain}
      </Link>
    </div>
  )
}
