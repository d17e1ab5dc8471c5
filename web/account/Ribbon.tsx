import { useEffect, useRef } from 'react'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useSignOut } from '../platform/viewer/use-session.ts'
import { useImpersonationTexts } from './area-texts.ts'

/**
 * The diagonal ribbon of an impersonated session, with whom one acts as, whether with writing, and how to end it. It stands above dialogs too
 * and blocks nothing behind it.
 */
export function Ribbon({ company, mayWrite }: { company: string; mayWrite: boolean }) {
  const words = useTexts().shell
  const t = useImpersonationTexts()
  const signOut = useSignOut()
  const end = async () => {
    await signOut()
    showToast('info', t.ended)
  }
  return (
    <aside aria-label={words.impersonate}>
      <div
        ref={useTopmost()}
        popover="manual"
        className="pointer-events-none inset-auto top-0 left-0 m-0 size-22 opacity-90 overflow-hidden border-0 bg-transparent p-0"
      >
        <p className="absolute top-4 -left-11 w-36 -rotate-45 bg-accent py-0.5 text-center text-mini font-bold text-ink-fixed shadow-2">
          {words.impersonate}
        </p>
      </div>
      <div className="fixed bottom-3 left-3 z-60 flex max-w-[calc(100vw-1.5rem)] items-center gap-3 rounded-[26px] bg-accent py-1 pr-1 pl-4 text-sm font-semibold text-ink-fixed shadow-3 max-lg:bottom-20">
        <span className="line-clamp-2 leading-tight" role="status">
          {words.impersonatedAs(company)} {mayWrite ? t.writing : t.readOnly}
        </span>
        <button
          type="button"
          aria-label={t.endNamed(company)}
          onClick={() => void end()}
          className="h-10 shrink-0 rounded-full bg-white/92 px-4 hover:bg-white"
        >
          {t.end}
        </button>
      </div>
    </aside>
  )
}

// The last that came into the browser's top layer is the topmost: after every dialog that opens, the ribbon comes again.
function useTopmost() {
  const ribbon = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ribbon
    const rise = () => {
      if (current?.matches(':popover-open')) current.hidePopover()
      current?.showPopover()
    }
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLDialogElement && newState === 'open') rise()
    }
    rise()
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])
  return ribbon
}
