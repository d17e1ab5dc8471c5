import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorPayoutTexts } from './texts.ts'

/** What is done about a run or a store's payouts; each asks for a reason. */
export type Step = {
  name: string
  lead: string
  hint?: string
  isDanger?: boolean
  take: (reason: string) => Promise<unknown>
}

export function StepDialog({ step, onClose }: { step: Step; onClose: () => void }) {
  const t = useOperatorPayoutTexts()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: step.take,
    onSuccess: () => showToast('success', t.done),
    // Also when somebody else was faster: the page says what there is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  })
  return (
    <ReasonDialog
      title={step.name}
      hint={step.hint ?? t.reasonHint}
      action={step.name}
      isDanger={step.isDanger ?? false}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <p className="text-ink-2">{step.lead}</p>
    </ReasonDialog>
  )
}
