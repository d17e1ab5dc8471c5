import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { ModalFrame } from './ModalFrame.tsx'

type DrawerProps = {
  title: string
  /** Where it comes from: left as a menu, bottom as the filters of a phone, right as the mini cart. */
  side?: 'left' | 'right' | 'bottom'
  onClose: () => void
  /** Stays at the lower end while the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const sides = {
  left: 'mr-auto h-dvh max-h-none w-[min(22rem,88vw)] animate-drawer-in rounded-r-xl',
  right: 'ml-auto h-dvh max-h-none w-[min(26rem,92vw)] animate-dialog-in rounded-l-xl',
  bottom: 'mt-auto max-h-[88dvh] w-full max-w-none animate-dialog-in rounded-t-xl',
}

/** A modal panel at an edge of the window. Render it only while it is open. */
export function Drawer({ title, side = 'left', onClose, footer, children }: DrawerProps) {
  const t = useTexts().ui
  return (
    <ModalFrame label={title} onClose={onClose} className={`${sides[side]} open:flex flex-col bg-paper`}>
      <div className="flex items-center justify-between gap-3 border-b border-line py-3 pr-3 pl-5">
        <h2 className="text-xl">{title}</h2>
        <button
          type="button"
          aria-label={t.close}
          onClick={onClose}
          className="grid size-10 place-items-center rounded-full hover:bg-sunken"
        >
          <X />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && <div className="border-t border-line bg-surface p-4">{footer}</div>}
    </ModalFrame>
  )
}
