import { useEffect, useRef, useState, type ReactNode } from 'react'

type PopoverProps = {
  trigger: ReactNode
  triggerClass: string
  /** Where the panel stands below the trigger, and its size. */
  panelClass: string
  /** Of the root; must hold `relative` unless the panel stands in something around it. */
  className?: string
  triggerLabel?: string
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel of links; closed by Escape, by a press outside and when the focus leaves it. */
export function Popover({
  trigger,
  triggerClass,
  panelClass,
  className = 'relative',
  triggerLabel,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  return (
    <div
      ref={root}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={triggerLabel}
        onClick={() => setOpen(!isOpen)}
        className={triggerClass}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          className={`absolute top-full z-40 animate-fade-in rounded-xl bg-surface shadow-3 ring-1 ring-line ${panelClass}`}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
