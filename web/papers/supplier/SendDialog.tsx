import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as attachmentsApi from '../../../contract/attachments/attachments.ts'
import * as papersApi from '../../../contract/papers/papers.ts'
import type { SentKind, StorePaper } from '../../../contract/papers/papers.ts'
import { AttachmentField } from '../../attachments/AttachmentField.tsx'
import { useAttachments, type UploadCall } from '../../attachments/use-attachments.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { usePaperTexts } from '../texts.ts'
import { papersQuery } from './queries.ts'

const upload: UploadCall = async () => attachmentsApi.addAsSupplier

/** Takes the number, the end and the proof of a paper; what is refused is said at its field, and nothing typed is lost. */
export function SendDialog({ kind, paper, onClose }: { kind: SentKind; paper: StorePaper; onClose: () => void }) {
  const t = usePaperTexts()
  const queryClient = useQueryClient()
  const [value, setValue] = useState(paper.value)
  const [endsOn, setEndsOn] = useState('')
  const attachments = useAttachments(upload)
  const { attached, sending } = attachments
  const write = useWrite({
    mutationFn: () =>
      call(papersApi.send, {
        kind,
        value: value.trim(),
        endsOn: endsOn || null,
        attachmentIds: attached.map(({ id }) => id),
        version: paper.version,
      }),
    onSuccess() {
      showToast('success', t.sent)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: papersQuery.queryKey }),
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const isWaiting = sending.length > 0
  return (
    <Dialog
      title={t.sendTitle(t.names[kind])}
      onClose={onClose}
      hasUnsaved={value !== paper.value || attached.length > 0}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isLoading={write.isPending} disabled={isWaiting} onClick={() => write.mutate()}>
            {t.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.sendLead}</p>
        <TextField
          label={t.values[kind]}
          value={value}
          maxLength={120}
          error={refused['value']}
          onChange={(event) => setValue(event.target.value)}
        />
        <TextField
          label={t.endsOn}
          type="date"
          isOptional
          hint={t.endsOnHint}
          value={endsOn}
          error={refused['endsOn']}
          onChange={(event) => setEndsOn(event.target.value)}
        />
        <AttachmentField attachments={attachments} label={t.proof} />
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {isWaiting ? t.wait : refused['attachmentIds']}
        </p>
      </div>
    </Dialog>
  )
}
