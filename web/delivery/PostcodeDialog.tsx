import { useState, type SubmitEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { savePostcode } from './visitor-postcode.ts'
import { useVisitorTexts } from './visitor-texts.ts'

// The first and the last one that Deutsche Post has given out.
const [first, last] = ['01067', '99998']

/** Asks a visitor where goods would go; what is no German postcode is told so at the field. */
export function PostcodeDialog({ postcode, onClose }: { postcode: string; onClose: () => void }) {
  const t = useVisitorTexts()
  const [typed, setTyped] = useState(postcode)
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = typed.trim()
    if (!/^\d{5}$/.test(code)) return setError(t.fiveDigits)
    if (code < first || code > last) return setError(t.unknown(code))
    savePostcode(code)
    onClose()
  }
  const clear = () => {
    savePostcode(null)
    onClose()
  }
  return (
    <Dialog title={t.title} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">{t.text}</p>
        <TextField
          label={t.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {postcode !== '' && (
            <Button variant="secondary" onClick={clear}>
              {t.clear}
            </Button>
          )}
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Dialog>
  )
}
