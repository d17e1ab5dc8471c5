import { useState, type SubmitEvent } from 'react'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as messagesApi from '../../contract/messages/messages.ts'
import type { Thread } from '../../contract/messages/messages.ts'
import * as supplierMessagesApi from '../../contract/messages/supplier-messages.ts'
import { AttachmentField } from '../attachments/AttachmentField.tsx'
import { useAttachments, type UploadCall } from '../attachments/use-attachments.ts'
import { call } from '../platform/calls/call.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { useMessageTexts } from './texts.ts'

type Side = 'buyer' | 'supplier'
type MessageFormProps = { subOrderNumber: string; side: Side; onSent: (thread: Thread) => unknown }

const calls = { buyer: messagesApi.write, supplier: supplierMessagesApi.write } as const
const uploads: Record<Side, UploadCall> = {
  buyer: async () => attachmentsApi.addAsBuyer,
  supplier: async () => attachmentsApi.addAsSupplier,
}

/** A few words to the other side, with pictures and PDFs; what was typed outlives a reload. */
export function MessageForm({ subOrderNumber, side, onSent }: MessageFormProps) {
  const t = useMessageTexts()
  const [words, setWords] = useTypedText(`message about ${subOrderNumber}`)
  const [isTried, setTried] = useState(false)
  const attachments = useAttachments(uploads[side])
  const isSending = attachments.sending.length > 0
  const write = useWrite({
    mutationFn: () =>
      call(calls[side], {
        subOrderNumber,
        words: words.trim(),
        attachmentIds: attachments.attached.map(({ id }) => id),
      }),
    onSuccess(thread) {
      setWords('')
      setTried(false)
      attachments.clear()
      showToast('success', t.sent)
      return onSent(thread)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (words.trim() !== '' && !isSending) write.mutate()
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-3.5">
      <Textarea
        label={t.words[side]}
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={isTried && words.trim() === '' ? t.wordsMissing : undefined}
      />
      <AttachmentField attachments={attachments} label={t.files} />
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {isTried && isSending && t.wait}
      </p>
      <Button type="submit" isLoading={write.isPending} className="justify-self-start">
        {t.send}
      </Button>
    </form>
  )
}
