import { lazyPart } from '../platform/lazy-part.tsx'
import { useSession } from '../platform/viewer/use-session.ts'

const Ribbon = lazyPart(async () => (await import('../account/Ribbon.tsx')).Ribbon, { missing: 'sentence' })

/** Marks an impersonated session; most visits have none. */
export function ImpersonationRibbon() {
  const { user } = useSession()
  if (!user?.isImpersonated) return null
  return <Ribbon company={user.userDetails?.companyName ?? ''} />
}
