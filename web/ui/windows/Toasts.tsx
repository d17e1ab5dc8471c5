import { useTexts } from '../../platform/texts.ts'
import { useToasts } from '../../platform/toasts.ts'
import { ToastCard } from './ToastCard.tsx'

/** The messages at the top right, below the header with the cart's count, on phones above the lower bar; they wait while pointed at or focused. */
export function Toasts() {
  const toasts = useToasts()
  const t = useTexts().ui
  return (
    <section aria-label={t.notifications} className="toasts">
      {(['status', 'alert'] as const).map((role) => (
        <div key={role} role={role} className="grid gap-2">
          {toasts
            .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>
  )
}
