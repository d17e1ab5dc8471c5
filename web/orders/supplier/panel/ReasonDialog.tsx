import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { useSupplierTexts } from '../texts.ts'

type ReasonDialogProps = {
  title: string
  /** What follows. */
  text: string
  confirm: string
  /** To be picked; each can be written on. */
  reasons: string[]
  /** Not where there is nothing that it could be done with. */
  isPossible?: boolean
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Asks why, as the buyer will read it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, reasons, isPossible = true, onConfirm, onClose, children } = props
  const t = useSupplierTexts().panel
  const { back } = useTexts().ui
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  return (
    <Dialog title={title} onClose={onClose} hasUnsaved={!isMissing}>
      <p className="mb-3 text-ink-2">{text}</p>
      {children}
      <div className="my-3 flex flex-wrap gap-2">
        {reasons.map((each) => (
          <button key={each} type="button" className="desk-button" onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      <Textarea
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={1000}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {back}
        </Button>
        <Button disabled={isMissing || !isPossible} onClick={() => onConfirm(reason.trim()).catch(() => {})}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
