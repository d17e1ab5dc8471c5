import { useTexts } from '../platform/texts.ts'
import { useSession } from '../platform/use-session.ts'

/** The diagonal ribbon of an impersonated session; nothing hides it, nothing behind it is blocked. */
export function ImpersonationRibbon() {
  const t = useTexts().shell
  const { user } = useSession()
  if (!user?.isImpersonated) return null
  return (
    <div className="pointer-events-none fixed top-0 left-0 z-60 size-36 overflow-hidden">
      <p className="absolute top-8 -left-12 w-52 -rotate-45 bg-accent py-1.5 text-center text-[13px] font-bold text-ink-fixed shadow-2">
        {t.impersonate}
        <span className="sr-only">{t.impersonatedAs(user.userDetails?.companyName ?? '')}</span>
      </p>
    </div>
  )
}
