import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../Button.tsx'
import { ModalFrame } from './ModalFrame.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** Something typed would be lost: confirm before closing. */
  hasUnsaved?: boolean
  size?: 'md' | 'lg'
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog. Render it only while it is open. */
export function Dialog({ title, onClose, hasUnsaved = false, size = 'md', footer, children }: DialogProps) {
  const t = useTexts().ui
  const [isAsking, setAsking] = useState(false)
  const close = () => (hasUnsaved && !isAsking ? setAsking(true) : onClose())
  const width = size === 'lg' ? 'w-[min(46rem,100vw-2rem)]' : 'w-[min(28rem,100vw-2rem)]'
  return (
    <ModalFrame
      label={title}
      onClose={close}
      className={`m-auto max-h-[calc(100dvh-2rem)] ${width} flex-col overflow-hidden rounded-xl bg-surface animate-dialog-in open:flex`}
    >
      <div className="flex items-start justify-between gap-4 pt-6 pr-4 pb-2 pl-6 sm:pl-8">
        <h2 className="pt-1 text-2xl">{title}</h2>
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <X />
        </button>
      </div>
      {isAsking && (
        <div role="alert" className="mx-6 mt-2 rounded-md bg-warn-soft p-4 sm:mx-8">
          <p className="font-semibold text-warn">{t.unsavedTitle}</p>
          <p className="mt-1 text-sm text-ink-2">{t.unsavedText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={onClose}>
              {t.discard}
            </Button>
            <Button size="sm" onClick={() => setAsking(false)}>
              {t.continueEditing}
            </Button>
          </div>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-2 pb-8 sm:px-8">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 sm:px-8">{footer}</div>
      )}
    </ModalFrame>
  )
}
