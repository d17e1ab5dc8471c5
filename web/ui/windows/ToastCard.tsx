import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { dismissToast, type Toast, type ToastAction } from '../../platform/toasts.ts'

const SHOWN_MS = 5000
const UNDO_MS = 10_000
const icons = { success: CircleCheck, info: InfoIcon, error: CircleAlert }
const colours = { success: 'text-ok', info: 'text-info', error: 'text-danger' }

/** One message; it goes after five seconds in which nobody points at it or moves on by Tab. */
export function ToastCard({ toast: { id, kind, message, action } }: { toast: Toast }) {
  const t = useTexts().ui
  const [isHeld, setHeld] = useState(false)
  const shownMs = action?.shortcut ? UNDO_MS : SHOWN_MS
  useEffect(() => {
    if (isHeld) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => dismissToast(id), shownMs)
    }
    // Who moves on by keys may be on the way to its button.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Tab' && wait()
    wait()
    document.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [id, isHeld, shownMs])
  const Icon = icons[kind]
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-toast-in items-start gap-3 rounded-lg bg-surface p-4 text-medium shadow-3 ring-1 ring-line"
    >
      <Icon className={`mt-0.5 ${colours[kind]}`} role="img" aria-label={t.kinds[kind]} />
      <div className="min-w-0 flex-1">
        <p className="break-words">{message}</p>
        {action?.detail?.(() => dismissToast(id))}
        {action && <ToastButton action={action} onDone={() => dismissToast(id)} />}
      </div>
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={() => dismissToast(id)}
        className="-m-2 grid size-9 place-items-center rounded-full hover:bg-sunken"
      >
        <X className="size-4" />
      </button>
    </div>
  )
}

function ToastButton({ action: { label, run, shortcut }, onDone }: { action: ToastAction; onDone: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      className="mt-1 -mb-1 inline-block py-1 font-semibold text-brand underline underline-offset-2"
      onClick={() => {
        onDone()
        run()
      }}
    >
      {label}
      {shortcut && <kbd className="ml-2 font-normal text-ink-3 no-underline">{shortcut}</kbd>}
    </button>
  )
}
