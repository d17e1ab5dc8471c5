import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as claimsApi from '../../contract/claims/claims.ts'
import type { Claim, Claimable } from '../../contract/claims/claims.ts'
import { AttachmentField } from '../attachments/AttachmentField.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { call } from '../platform/calls/call.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { claimedLines, readDraft, type ClaimDraft } from './claim-draft.ts'
import { ClaimedGoods } from './ClaimedGoods.tsx'
import { addAttachment, claimQuery, claimsKey } from './queries.ts'
import { useClaimTexts } from './texts.ts'

type ClaimFormProps = { delivery: Claimable; onSent: (claim: Claim) => void }

/** What is wrong with which goods of a delivery, with photos; made for a telephone at the ramp. */
export function ClaimForm({ delivery, onSent }: ClaimFormProps) {
  const t = useClaimTexts().form
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { subOrderNumber } = delivery
  const [typed, setTyped] = useTypedText(`claim about ${subOrderNumber}`)
  const draft = readDraft(typed, delivery)
  const change = (next: Partial<ClaimDraft>) => setTyped(JSON.stringify({ ...draft, ...next }))
  const attachments = useAttachments(addAttachment)
  const [isTried, setTried] = useState(false)
  const lines = claimedLines(draft)
  const isSending = attachments.sending.length > 0
  const send = useWrite({
    mutationFn: () =>
      call(claimsApi.open, {
        subOrderNumber,
        lines: lines!,
        words: draft.words.trim(),
        attachmentIds: attachments.attached.map(({ id }) => id),
      }),
    onSuccess(claim) {
      queryClient.setQueryData(claimQuery(claim.number, language).queryKey, claim)
      void queryClient.invalidateQueries({ queryKey: claimsKey })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      void queryClient.invalidateQueries({ queryKey: ['deliveries'] })
      setTyped('')
      showToast('success', t.sent(claim.number))
      onSent(claim)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (lines && !isSending) send.mutate()
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-[44rem] gap-7">
      <ClaimedGoods delivery={delivery} draft={draft} isTried={isTried} onChange={(next) => change({ lines: next })} />
      <section className="grid gap-3">
        <h2 className="text-xl">{t.photos}</h2>
        <p className="text-small text-ink-2">{t.photosHint}</p>
        <AttachmentField isForPhotos attachments={attachments} label={t.photos} />
      </section>
      <Textarea
        label={t.words}
        isOptional
        maxLength={2000}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <div className="grid gap-4">
        <p className="text-small text-ink-2">{t.next}</p>
        <p role="alert" className="text-small font-medium text-danger empty:hidden">
          {isTried && isSending && t.wait}
        </p>
        <Button type="submit" size="lg" isLoading={send.isPending} className="max-sm:w-full sm:justify-self-start">
          {t.send}
        </Button>
      </div>
    </form>
  )
}
