import { useLayoutEffect, useRef, type ReactNode } from 'react'

type ModalFrameProps = { label: string; onClose: () => void; className: string; children: ReactNode }

/**
 * The native modal dialog: focus stays inside and returns to where it was (`guardFocus` finds another element where that has
 * gone), Escape and a press on the backdrop call `onClose`. Rendered only while open.
 */
export function ModalFrame({ label, onClose, className, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Together with the dialog, not a moment after it: nothing lies open without its lock, nor the lock without a window.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const { current } = dialog
    if (current && !current.open) current.showModal()
    lockScroll()
    return () => {
      current?.close()
      lockScroll()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser closes it by itself when Escape is pressed again before anything else: its owner hears of it.
      onClose={() => {
        if (!dialog.current?.isConnected) return
        dialog.current.showModal()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && isOutside(event, dialog.current) && onClose()}
      className={`fixed inset-0 text-ink shadow-3 outline-none backdrop:animate-fade-in backdrop:bg-[oklch(0.2_0.02_158/.45)] ${className}`}
    >
      {children}
    </dialog>
  )
}

/** The page below stays where it is while any window is open. */
function lockScroll() {
  document.documentElement.style.overflow = document.querySelector('dialog:modal') ? 'hidden' : ''
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
