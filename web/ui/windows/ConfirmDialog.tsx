import { useTexts } from '../../platform/texts.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = { title: string; text: string; confirm: string; onConfirm: () => void; onClose: () => void }

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTexts().ui
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.back}
        </Button>
        <Button
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
