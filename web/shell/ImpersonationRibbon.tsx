import { lazyPart } from '../platform/lazy-part.tsx'
import { useSession } from '../platform/viewer/use-session.ts'
import { useViewerPhase } from '../platform/viewer/viewer.ts'

const Ribbon = lazyPart(async () => (await import('../account/Ribbon.tsx')).Ribbon, { missing: 'sentence' })

/** Marks an impersonated session; most visits have none. */
export function ImpersonationRibbon() {
  const { user } = useSession()
  const isChanging = useViewerPhase() === 'changing'
  if (!user?.isImpersonated || isChanging) return null
  return <Ribbon company={user.userDetails?.companyName ?? ''} mayWrite={user.mayWrite ?? false} />
}
