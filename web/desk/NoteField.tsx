import { useState } from 'react'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { useDeskTexts } from './texts.ts'

type NoteFieldProps = {
  /** What the note is of, as 'buyer 17': its words are there again after a reload. */
  of: string
  label: string
  hint?: string
  action: string
  /** Sends it, and reads again what shows it. */
  add: (text: string) => Promise<unknown>
}

/** A note that operators write for each other. */
export function NoteField({ of, label, hint, action, add }: NoteFieldProps) {
  const t = useDeskTexts()
  const [text, setText] = useTypedText(`note on ${of}`)
  const [isChecked, setChecked] = useState(false)
  const isEmpty = text.trim() === ''
  const write = useWrite({
    mutationFn: add,
    onSuccess() {
      setText('')
      setChecked(false)
    },
  })
  const submit = () => {
    setChecked(true)
    if (!isEmpty) write.mutate(text)
  }
  return (
    <>
      <Textarea
        label={label}
        hint={hint}
        value={text}
        maxLength={2000}
        error={isChecked && isEmpty ? t.wordsMissing : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="sm" variant="secondary" className="justify-self-start" isLoading={write.isPending} onClick={submit}>
        {action}
      </Button>
    </>
  )
}
