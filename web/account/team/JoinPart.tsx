import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import * as membershipsApi from '../../../contract/team/memberships.ts'
import { localPath, paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useSession, useSignOut } from '../../platform/viewer/use-session.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { followRole } from '../sign-in/follow-role.ts'
import { JoinForm } from './JoinForm.tsx'
import { useAllRoleNames, useTeamTexts } from './team-texts.ts'

type Invitation = OutputOf<typeof membershipsApi.readInvitation>

/** What the link is for, and the way to join: with the account of the invited address, or with a new one. */
export function JoinPart({ token }: { token: string }) {
  const t = useTeamTexts().joining
  const allNames = useAllRoleNames()
  const invitation = useRead({
    queryKey: ['invitation', token],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(membershipsApi.readInvitation, { token }, { signal }).catch((error: unknown) => {
        if (error instanceof CallProblem && error.code === 'LINK_EXPIRED') return null
        throw error
      }),
  })
  if (invitation.state === 'coming')
    return (
      <div aria-busy="true">
        <p className="sr-only">{t.reading}</p>
        <Skeleton className="h-40 rounded-lg" />
      </div>
    )
  if (invitation.state === 'failed') return <FailedRead failure={invitation.failure} title={t.failed} />
  if (!invitation.data)
    return (
      <p role="status" className="rounded-md bg-warn-soft px-4 py-3">
        <b className="block font-semibold">{t.expiredTitle}</b>
        {t.expiredText}
      </p>
    )
  const { side, teamName, inviterName, roles } = invitation.data
  const names: Partial<Record<string, string>> = allNames[side]
  return (
    <div className="grid gap-5">
      <p>
        {t.lead(teamName || t.operators, roles.map((role) => names[role]).join(', '))}
        {inviterName && ` ${t.from(inviterName)}`}
      </p>
      <WayIn token={token} invitation={invitation.data} />
    </div>
  )
}

type WayInProps = { token: string; invitation: Invitation }

function WayIn({ token, invitation }: WayInProps) {
  const t = useTeamTexts().joining
  const { viewer, user, isLoading } = useSession()
  const joined = useJoined(invitation.teamName || t.operators)
  const signOut = useSignOut()
  const accepting = useWrite({
    mutationFn: () => call(membershipsApi.accept, { token }),
    onSuccess: ({ authToken }) => joined(authToken),
  })
  const { email, hasAccount } = invitation
  if (isLoading) return <Skeleton className="h-20 rounded-lg" />
  if (viewer === 'visitor')
    return hasAccount ? (
      <Step text={t.signInFirst(email)} button={t.signIn} onPress={() => openSignIn()} />
    ) : (
      <JoinForm token={token} email={email} onJoined={joined} />
    )
  const isOwn = user?.userDetails?.email.toLowerCase() === email.toLowerCase()
  if (!isOwn) return <Step text={t.other(email)} button={t.signOut} onPress={() => void signOut()} />
  return (
    <Button size="lg" isLoading={accepting.isPending} onClick={() => accepting.mutate()}>
      {t.accept}
    </Button>
  )
}

function Step({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">{text}</p>
      <Button size="lg" onClick={onPress}>
        {button}
      </Button>
    </div>
  )
}

/** Goes on as the member that has just joined. */
function useJoined(teamName: string) {
  const t = useTeamTexts().joining
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  return async (authToken: string) => {
    await navigate(localPath(language, paths.home()))
    await signedIn(queryClient, authToken)
    // Who works for a store or the operators goes on in the workplace.
    if (followRole(queryClient, language)) return
    showToast('success', t.joined(teamName))
  }
}
