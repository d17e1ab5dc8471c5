import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { useDeskTexts } from '../texts.ts'

type PanelProps = {
  title: string
  lead?: ReactNode
  /** Beside the title, as a state. */
  marks?: ReactNode
  /** Stays at the lower end: what is done with it. */
  footer?: ReactNode
  onClose: () => void
  /** To the rows before and after; undefined where there is none. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  children: ReactNode
}

/** What is open beside a list, over it on phones. Escape closes it; the list, its place and what is chosen stay. */
export function Panel({ title, lead, marks, footer, onClose, onPrevious, onNext, children }: PanelProps) {
  const t = useDeskTexts().panel
  const ui = useTexts().ui
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading is where a reader of screens goes on; mounted anew for each thing that is opened.
  useEffect(() => heading.current?.focus(), [])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A window above it is closed first.
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal')) close()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])
  return (
    <aside className="desk-panel" aria-label={title}>
      <header className="desk-panel-head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {marks}
          <span className="ml-auto flex">
            <button
              type="button"
              className="desk-icon-button"
              aria-label={t.previous}
              data-step="previous"
              disabled={!onPrevious}
              onClick={onPrevious}
            >
              <ChevronLeft />
            </button>
            <button
              type="button"
              className="desk-icon-button"
              aria-label={t.next}
              data-step="next"
              disabled={!onNext}
              onClick={onNext}
            >
              <ChevronRight />
            </button>
            <button type="button" className="desk-icon-button" aria-label={ui.close} onClick={onClose}>
              <X />
            </button>
          </span>
        </div>
        {lead && <p>{lead}</p>}
      </header>
      <div className="desk-panel-body">{children}</div>
      {footer && <footer className="desk-panel-foot">{footer}</footer>}
    </aside>
  )
}
