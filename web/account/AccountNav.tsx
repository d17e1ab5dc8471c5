import { useLocation } from 'react-router'
import { Link } from '../frame/Link.tsx'
import { accountPaths } from '../account-paths.ts'
import { paths, splitPath } from '../paths.ts'
import type { Right } from '../../contract/rights.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useCurrentInSight } from '../platform/navigation/use-current-in-sight.ts'
import { mayBuy, mayOpen } from '../platform/viewer/role.ts'
import { useAreaTexts } from './area-texts.ts'
import { EmailNote } from './EmailNote.tsx'

/** The pages of an account as a row of tabs; on phones the row scrolls and shows the current one and a part of the one before. */
export function AccountNav() {
  const t = useAreaTexts()
  const { path: current } = splitPath(useLocation().pathname)
  const row = useCurrentInSight<HTMLUListElement>(current)
  const { role, user } = useSession()
  const ofBuyers = [
    [paths.accountInfo(), t.pages.info, null],
    [accountPaths.team(), t.pages.team, 'team'],
    [paths.addresses(), t.pages.addresses, 'buy'],
    [paths.orders(), t.pages.orders, 'orders'],
    [accountPaths.orderRequests(), t.pages.orderRequests, 'orders'],
    [paths.deliveries(), t.pages.deliveries, 'receive'],
    [accountPaths.goodsIn(), t.pages.goodsIn, 'receive'],
    [accountPaths.recalls(), t.pages.recalls, 'receive'],
    [accountPaths.claims(), t.pages.claims, 'receive'],
    [accountPaths.menu(), t.pages.menu, 'receive'],
    [accountPaths.messages(), t.pages.messages, 'receive'],
    [paths.documents(), t.pages.documents, 'documents'],
    [accountPaths.receivables(), t.pages.receivables, 'documents'],
    [accountPaths.empties(), t.pages.empties, 'documents'],
    [paths.wishlist(), t.pages.wishlist, 'buy'],
    [paths.exclusive(), t.pages.exclusive, 'buy'],
    [paths.productDesigns(), t.pages.designs, 'buy'],
  ] as const satisfies (readonly [string, string, Right | null])[]
  const ofEverybody = [
    [accountPaths.security(), t.pages.security],
    [paths.changePassword(), t.pages.password],
  ] as const
  const entries = [...(mayBuy(role) ? ofBuyers.filter(([, , right]) => mayOpen(user, right)) : []), ...ofEverybody]
  return (
    <>
      <nav aria-label={t.navigation} className="shell">
        <ul ref={row} className="account-tabs">
          {entries.map(([path, label]) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={current === path ? 'page' : current.startsWith(`${path}/`) ? 'true' : undefined}
                className="block py-3.5 text-medium font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 transition hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-brand)]"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <EmailNote className="shell pt-5" />
    </>
  )
}
