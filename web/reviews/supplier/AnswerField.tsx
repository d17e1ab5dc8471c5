import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useReviewTexts } from './texts.ts'

type AnswerFieldProps = {
  text: string
  /** It was opened, and not only found again with what was typed. */
  isOpen: boolean
  onChange: (text: string) => void
  /** Resolves once it is sent, or was refused; what was typed then stays. */
  onSend: () => Promise<unknown>
  onCancel: () => void
}

/** Where an answer is written; Ctrl and Enter send it. */
export function AnswerField({ text, isOpen, onChange, onSend, onCancel }: AnswerFieldProps) {
  const t = useReviewTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const send = async () => {
    if (text.trim() === '') return setMissing(true)
    await onSend()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="grid gap-3">
      <Textarea
        ref={field}
        label={t.yours}
        hint={t.hint}
        value={text}
        maxLength={2000}
        error={isMissing ? t.missing : undefined}
        onKeyDown={sendByKeys}
        onChange={({ target }) => {
          setMissing(false)
          onChange(target.value)
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button size="sm" onClick={send}>
          {t.send}
        </Button>
      </div>
    </div>
  )
}
