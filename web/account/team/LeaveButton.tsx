import { useState } from 'react'
import * as teamApi from '../../../contract/team/team.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useSession, useSignOut } from '../../platform/viewer/use-session.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { useTeamTexts } from './team-texts.ts'

/** Ends the own membership once that is confirmed. Its sessions end with it, so the person signs in anew. */
export function LeaveButton({ membershipId }: { membershipId: string }) {
  const t = useTeamTexts().team
  const company = useSession().user?.userDetails?.companyName ?? ''
  const signOut = useSignOut()
  const [isAsking, setAsking] = useState(false)
  const leave = useWrite({
    mutationFn: () => call(teamApi.remove, { id: membershipId }),
    async onSuccess() {
      await signOut()
      showToast('success', t.left(company))
    },
  })
  return (
    <>
      <Button variant="secondary" size="sm" isLoading={leave.isPending} onClick={() => setAsking(true)}>
        {t.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.leaveAsk(company)}
          text={t.leaveText(company)}
          confirm={t.leave}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
