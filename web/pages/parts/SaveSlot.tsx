import type { ListingOf } from '../../listings/queries.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { mayBuyOnceSignedIn } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'

const SaveChoice = lazyPart(async () => (await import('../../saved-filters/SaveChoice.tsx')).SaveChoice)

/** For visitors too, who sign in first; nothing for suppliers and operators, nor on the server's page. */
export function SaveSlot({ of, title }: { of: ListingOf; title: string }) {
  const { role } = useSession()
  const isHydrated = useHydrated()
  return isHydrated && mayBuyOnceSignedIn(role) ? <SaveChoice of={of} title={title} /> : null
}
