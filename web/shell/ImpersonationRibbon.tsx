import { lazy, Suspense } from 'react'
import { useSession } from '../platform/use-session.ts'

const Ribbon = lazy(async () => ({ default: (await import('../account/Ribbon.tsx')).Ribbon }))

/** Marks an impersonated session; most visits have none. */
export function ImpersonationRibbon() {
  const { user } = useSession()
  if (!user?.isImpersonated) return null
  return (
    <Suspense>
      <Ribbon company={user.userDetails?.companyName ?? ''} />
    </Suspense>
  )
}
