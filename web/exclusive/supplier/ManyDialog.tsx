import * as exclusiveApi from '../../../contract/exclusive.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { endOf } from './end-of.ts'
import { useAccessRequestTexts } from './texts.ts'

type ManyDialogProps = {
  ids: readonly string[]
  step: 'grant' | 'reject'
  onRun: (run: Run) => void
  onClose: () => void
}

/** What is asked before several applications are decided alike. */
export const ManyDialog = ({ step, ...rest }: ManyDialogProps) =>
  step === 'grant' ? <GrantMany {...rest} /> : <RejectMany {...rest} />

function GrantMany({ ids, onRun, onClose }: Omit<ManyDialogProps, 'step'>) {
  const t = useAccessRequestTexts()
  const form = useCallForm({
    endpoint: exclusiveApi.decideMany,
    defaultValues: { expiresAt: '', reason: '' },
    labels: { expiresAt: t.untilField, reason: t.words },
    inputOf: ({ expiresAt, reason }) => ({ ids, decision: 'GRANT', reason, ...endOf(expiresAt) }),
    onDone: onRun,
  })
  return (
    <Dialog title={t.many.grantTitle} onClose={onClose} hasUnsaved={form.formState.isDirty}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.many.grantLead(ids.length)}</p>}>
        <TextField {...form.field('expiresAt')} isOptional hint={t.untilHint} type="date" max="2099-12-31" />
        <Textarea {...form.field('reason')} isOptional hint={t.wordsHint} maxLength={1000} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {t.grant}
        </Button>
      </CallForm>
    </Dialog>
  )
}

function RejectMany({ ids, onRun, onClose }: Omit<ManyDialogProps, 'step'>) {
  const t = useAccessRequestTexts()
  const write = useWrite({
    mutationFn: (reason: string) => call(exclusiveApi.decideMany, { ids: [...ids], decision: 'REJECT', reason }),
    onSuccess: onRun,
  })
  return (
    <ReasonDialog
      title={t.many.rejectTitle}
      hint={t.reasonHint}
      action={t.reject}
      isDanger
      onDone={(reason) => write.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="text-ink-2">{t.many.rejectLead(ids.length)}</p>
    </ReasonDialog>
  )
}
