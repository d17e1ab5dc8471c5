import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as claimsApi from '../../contract/claims/claims.ts'
import type { Claim } from '../../contract/claims/claims.ts'
import { AttachmentField } from '../attachments/AttachmentField.tsx'
import { useAttachments, type Attachments } from '../attachments/use-attachments.ts'
import { call } from '../platform/calls/call.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { ConfirmDialog } from '../ui/windows/ConfirmDialog.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { addAttachment, claimQuery, claimsKey } from './queries.ts'
import { useClaimTexts } from './texts.ts'

type Step = 'WITHDRAW' | 'REPLY' | 'ACCEPT' | 'CONTEST'

/** What the buyer can do with a claim now. */
export function ClaimSteps({ claim }: { claim: Claim }) {
  const t = useClaimTexts().steps
  const { take, isPending, words, setWords, attachments } = useSteps(claim)
  const [open, setOpen] = useState<'WITHDRAW' | 'CONTEST' | null>(null)
  const may = (step: Step) => claim.allowedActions.includes(step)
  const close = () => setOpen(null)
  if (claim.allowedActions.length === 0) return null
  return (
    <section aria-label={t.title} className="grid gap-4 rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
      {may('REPLY') && (
        <>
          <Textarea label={t.reply} maxLength={2000} value={words} onChange={({ target }) => setWords(target.value)} />
          <AttachmentField isForPhotos attachments={attachments} label={t.files} />
          <Button
            disabled={words.trim() === '' || attachments.sending.length > 0}
            isLoading={isPending}
            onClick={() => take('REPLY')}
          >
            {t.send}
          </Button>
        </>
      )}
      {may('ACCEPT') && (
        <Button isLoading={isPending} onClick={() => take('ACCEPT')}>
          {t.accept}
        </Button>
      )}
      {may('CONTEST') && (
        <Button variant="secondary" onClick={() => setOpen('CONTEST')}>
          {t.contest}
        </Button>
      )}
      {may('WITHDRAW') && (
        <Button variant="secondary" onClick={() => setOpen('WITHDRAW')}>
          {t.withdraw}
        </Button>
      )}
      {open === 'CONTEST' && may('CONTEST') && (
        <Contest {...{ take, isPending, words, setWords, attachments }} onClose={close} />
      )}
      {open === 'WITHDRAW' && may('WITHDRAW') && (
        <ConfirmDialog
          title={t.withdrawTitle}
          text={t.withdrawText}
          confirm={t.withdraw}
          onConfirm={() => take('WITHDRAW')}
          onClose={close}
        />
      )}
    </section>
  )
}

function useSteps({ number, version }: Claim) {
  const t = useClaimTexts().steps
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [words, setWords] = useTypedText(`words about ${number}`)
  const attachments = useAttachments(addAttachment)
  const act = useWrite({
    mutationFn: (action: Step) => {
      const spoken = action === 'REPLY' || action === 'CONTEST'
      const attachmentIds = attachments.attached.map(({ id }) => id)
      return call(claimsApi.act, { number, action, version, ...(spoken && { words: words.trim(), attachmentIds }) })
    },
    onSuccess(claim, action) {
      queryClient.setQueryData(claimQuery(number, language).queryKey, claim)
      setWords('')
      attachments.clear()
      showToast('success', t.done[action])
    },
    // What went wrong stands in the toast; the claim may have moved on, and what was typed stays.
    onError: () => queryClient.invalidateQueries({ queryKey: claimQuery(number, language).queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...claimsKey, 'OPEN'] }),
  })
  return { take: act.mutate, isPending: act.isPending, words, setWords, attachments }
}

type ContestProps = {
  take: (step: 'CONTEST') => void
  isPending: boolean
  words: string
  setWords: (words: string) => void
  attachments: Attachments
  onClose: () => void
}

function Contest({ take, isPending, words, setWords, attachments, onClose }: ContestProps) {
  const t = useClaimTexts().steps
  const { back } = useTexts().ui
  const [isTried, setTried] = useState(false)
  const isMissing = words.trim() === ''
  const submit = () => {
    setTried(true)
    if (!isMissing) take('CONTEST')
  }
  return (
    <Dialog
      title={t.contestTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button isLoading={isPending} disabled={attachments.sending.length > 0} onClick={submit}>
            {t.contest}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.contestText}</p>
        <Textarea
          label={t.words}
          maxLength={2000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(isTried && isMissing && { error: t.wordsMissing })}
        />
        <AttachmentField isForPhotos attachments={attachments} label={t.files} />
      </div>
    </Dialog>
  )
}
