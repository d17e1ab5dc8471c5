import { useQueryClient } from '@tanstack/react-query'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { OperatorMail } from '../../../contract/operator/jobs.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorJobTexts } from './texts.ts'

/** Gives a mail up that cannot be sent, for a reason. */
export function DiscardMailDialog({ mail, onClose }: { mail: OperatorMail; onClose: () => void }) {
  const t = useOperatorJobTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(jobsApi.discardMail, { id: mail.id, reason }),
    onSuccess() {
      showToast('success', t.mailDiscarded)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
    // Sent or tried again meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: ['operator', 'mails'] }),
  })
  return (
    <ReasonDialog
      title={t.discardMail}
      hint={t.discardMailHint(mail.to ?? t.erased)}
      action={t.discard}
      isDanger
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
