import { useQueryClient } from '@tanstack/react-query'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { OperatorMail } from '../../../contract/operator/jobs.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorJobTexts } from './texts.ts'

/** Sends a mail again as it was, for a reason. */
export function ResendDialog({ mail, onClose }: { mail: OperatorMail; onClose: () => void }) {
  const t = useOperatorJobTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(jobsApi.resendMail, { id: mail.id, reason }),
    onSuccess() {
      showToast('success', t.resent)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
  })
  return (
    <ReasonDialog
      title={t.resend}
      hint={t.resendHint(mail.to ?? '')}
      action={t.resend}
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
