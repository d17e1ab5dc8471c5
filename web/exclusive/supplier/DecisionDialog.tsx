import * as exclusiveApi from '../../../contract/exclusive.ts'
import type { StoreAccessRequest } from '../../../contract/exclusive.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { endOf } from './end-of.ts'
import { useRequestsAgain } from './queries.ts'
import { useAccessRequestTexts } from './texts.ts'

export type Step = 'grant' | 'reject' | 'withdraw'
type DecisionDialogProps = { request: StoreAccessRequest; step: Step; onClose: () => void }

/** What is asked before a decision counts: an end, a message, a reason. */
export const DecisionDialog = ({ step, ...rest }: DecisionDialogProps) =>
  step === 'grant' ? <GrantDialog {...rest} /> : <RefusalDialog step={step} {...rest} />

function GrantDialog({ request: { id, buyer, ...request }, onClose }: Omit<DecisionDialogProps, 'step'>) {
  const t = useAccessRequestTexts()
  const again = useRequestsAgain()
  const form = useCallForm({
    endpoint: exclusiveApi.decide,
    defaultValues: { expiresAt: '', reason: '' },
    labels: { expiresAt: t.untilField, reason: t.words },
    inputOf: ({ expiresAt, reason }) => ({ id, decision: 'GRANT', reason, ...endOf(expiresAt) }),
    onDone: () => {
      showToast('success', t.granted(buyer.companyName))
      onClose()
      return again()
    },
    onRefused: () => void again(),
  })
  return (
    <Dialog title={t.grant} onClose={onClose} hasUnsaved={form.formState.isDirty}>
      <CallForm
        form={form}
        lead={
          <p className="text-ink-2">
            {t.grantLead(buyer.companyName, t.goods(request.productName, request.productSkuId))}
          </p>
        }
      >
        <TextField {...form.field('expiresAt')} isOptional hint={t.untilHint} type="date" max="2099-12-31" />
        <Textarea {...form.field('reason')} isOptional hint={t.wordsHint} maxLength={1000} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {t.grant}
        </Button>
      </CallForm>
    </Dialog>
  )
}

type RefusalDialogProps = DecisionDialogProps & { step: 'reject' | 'withdraw' }

function RefusalDialog({ request, step, onClose }: RefusalDialogProps) {
  const t = useAccessRequestTexts()
  const again = useRequestsAgain()
  const { id, buyer, productName, productSkuId } = request
  const { companyName } = buyer
  const write = useWrite({
    mutationFn: (reason: string) =>
      step === 'reject'
        ? call(exclusiveApi.decide, { id, decision: 'REJECT', reason })
        : call(exclusiveApi.withdraw, { id, reason }),
    onSuccess: () => showToast('success', step === 'reject' ? t.rejected(companyName) : t.withdrawn(companyName)),
    onSettled: again,
  })
  return (
    <ReasonDialog
      title={t[step]}
      hint={t.reasonHint}
      action={t[step]}
      isDanger
      onDone={(reason) => write.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {step === 'reject'
          ? t.rejectLead(companyName)
          : t.withdrawLead(companyName, t.goods(productName, productSkuId))}
      </p>
    </ReasonDialog>
  )
}
