import { Fragment, type ReactNode } from 'react'
import { mayBuy } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useViewerPhase } from '../../platform/viewer/viewer.ts'

/** What only a buyer sees, anew for each; nothing while the viewer changes. */
export function ForBuyers({ children }: { children: ReactNode }) {
  const { viewer, role } = useSession()
  const isChanging = useViewerPhase() === 'changing'
  return mayBuy(role) && !isChanging && <Fragment key={viewer}>{children}</Fragment>
}
