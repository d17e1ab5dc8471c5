import { useState, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { useDeskTexts } from './texts.ts'

type ReasonDialogProps = {
  title: string
  /** What it does, and who reads the reason. */
  hint: string
  action: string
  isDanger?: boolean
  /** Not while it is unknown what it would do, or where it would do nothing. */
  isPossible?: boolean
  /** Resolves once it is done; a refusal is told by a toast, and what was typed stays. */
  onDone: (reason: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

const SHORTEST = 3

/** Asks why something is done in somebody's place, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, action, isDanger = false, isPossible = true, onDone, onClose, children } = props
  const t = useDeskTexts()
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const submit = async () => {
    if (reason.trim().length < SHORTEST) return setShort(true)
    await onDone(reason.trim()).then(onClose, () => {})
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      hasUnsaved={reason !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} disabled={!isPossible} onClick={submit}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <Textarea
          label={t.reason}
          hint={hint}
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value)
            setShort(false)
          }}
          error={isShort ? t.reasonMissing : undefined}
        />
      </div>
    </Dialog>
  )
}
