import CircleAlert from 'lucide-react/icons/circle-alert'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState } from 'react'
import { maxCells } from '../../../contract/change-sets/change-sets.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import type { Pasted } from './logic/paste.ts'
import { cellText } from './logic/read-number.ts'
import { useSheetTexts } from './texts.ts'

/** What a paste has done, and the way back. */
export function PasteNote({ pasted, onUndo }: { pasted: Pasted; onUndo: (() => void) | undefined }) {
  const t = useSheetTexts()
  const { rows, isByNumber, unknown, beyond } = pasted
  return (
    <div className="sheet-note" role="status">
      <ClipboardPaste />
      <p>
        <b>{t.pasted(rows)}</b>, {isByNumber ? t.byNumber : t.fromCell}
        {beyond > 0 && ` · ${t.beyond(beyond)}`}
      </p>
      {unknown.length > 0 && (
        <details>
          <summary>{t.unknown(unknown.length)}</summary>
          <p>{unknown.slice(0, 100).join(', ')}</p>
        </details>
      )}
      {onUndo && (
        <button type="button" className="desk-button" onClick={onUndo}>
          {t.pasteUndo}
        </button>
      )}
    </div>
  )
}

export function KeysButton() {
  const t = useSheetTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="desk-button max-sm:hidden" onClick={() => setOpen(true)}>
        {t.keys}
      </button>
      {isOpen && (
        <Dialog title={t.keys} onClose={() => setOpen(false)}>
          <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-sm">
            {t.keyList.map(([keys, effect]) => (
              <div key={keys} className="contents">
                <dt className="font-semibold">{keys}</dt>
                <dd className="text-ink-2">{effect}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}

type DraftBarProps = {
  cells: number
  errors: number
  /** What the main button does with what has no errors. */
  action: string
  onAction: () => unknown
  onDiscard: () => void
  onError: () => void
}

/** What is changed and does not count yet, at the lower end. */
export function DraftBar({ cells, errors, action, onAction, onDiscard, onError }: DraftBarProps) {
  const t = useSheetTexts()
  const language = useLanguage()
  const [isDiscarding, setDiscarding] = useState(false)
  const note =
    cells - errors > maxCells
      ? t.tooMany(cellText('STOCK', maxCells, language))
      : cells === errors
        ? t.onlyErrors
        : null
  return (
    <div className="sheet-draft" role="region" aria-label={t.draft(cells)}>
      <p>
        <b>{t.draft(cells)}</b>
        <small>{note ?? t.draftHint}</small>
      </p>
      {errors > 0 && (
        <button type="button" className="desk-button text-danger" onClick={onError}>
          <CircleAlert />
          {t.errors(errors)}
        </button>
      )}
      <button type="button" className="desk-button" onClick={() => setDiscarding(true)}>
        {t.discard}
      </button>
      {cells > errors && (
        <Button size="sm" onClick={onAction}>
          {action}
        </Button>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={t.discard}
          text={t.discardText}
          confirm={t.discard}
          onConfirm={onDiscard}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  )
}
