import { useSession } from '../../platform/viewer/use-session.ts'
import { mayBuyOnceSignedIn } from '../../platform/viewer/role.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { NotifyButton } from '../../restock/NotifyButton.tsx'

/** For visitors too, who sign in first; nothing for suppliers and operators, nor on the server's page. */
export function CardBell({ product }: { product: { skuId: string; name: string; backText?: string | undefined } }) {
  const { viewer, role } = useSession()
  const isHydrated = useHydrated()
  if (!isHydrated || !mayBuyOnceSignedIn(role)) return null
  return <NotifyButton key={viewer} product={product} size="sm" variant="secondary" className="w-full" />
}
