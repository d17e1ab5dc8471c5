import { useState } from 'react'
import * as hintApi from '../../../contract/operator/store-hint.ts'
import type { StoreEntry } from '../../../contract/operator/stores.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useOperatorAgain } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'

type HintProps = { chosen: StoreEntry[]; onDone: () => void }

/** Writes one mail to each of the stores that are chosen in the list. */
export function HintButton(props: HintProps) {
  const t = useOperatorStoreTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="desk-button desk-button-main" onClick={() => setOpen(true)}>
        {t.hint.open}
      </button>
      {isOpen && <HintDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function HintDialog({ chosen, onDone, onClose }: HintProps & { onClose: () => void }) {
  const { hint: t } = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const [words, setWords] = useState({ subject: '', text: '' })
  const [isChecked, setChecked] = useState(false)
  const write = useWrite({
    mutationFn: () => call(hintApi.send, { stores: chosen.map(({ slug }) => slug), ...words }),
    onSuccess({ sentCount, left }) {
      if (left.length > 0) showToast('info', t.left(left.join(', ')))
      else showToast('success', t.sent(sentCount))
      onDone()
      onClose()
      return again()
    },
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const errorOf = (name: keyof typeof words) => (isChecked && !words[name].trim() ? t.missing : refused[name])
  const submit = () => {
    setChecked(true)
    if (words.subject.trim() && words.text.trim()) write.mutate()
  }
  return (
    <Dialog
      title={t.title(chosen.length)}
      onClose={onClose}
      hasUnsaved={words.subject !== '' || words.text !== ''}
      footer={
        <Button isLoading={write.isPending} onClick={submit}>
          {t.send}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.lead(chosen.map(({ name }) => name).join(', '))}</p>
        <TextField
          label={t.subject}
          value={words.subject}
          maxLength={120}
          error={errorOf('subject')}
          onChange={({ target }) => setWords({ ...words, subject: target.value })}
        />
        <Textarea
          label={t.text}
          value={words.text}
          maxLength={2000}
          rows={6}
          error={errorOf('text')}
          onChange={({ target }) => setWords({ ...words, text: target.value })}
        />
      </div>
    </Dialog>
  )
}
