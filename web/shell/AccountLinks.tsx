import LogOut from 'lucide-react/icons/log-out'
import { useNavigate } from 'react-router'
import { Link } from '../frame/Link.tsx'
import { WorkplaceLink } from '../account/WorkplaceLink.tsx'
import { localPath, paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useSession, useSignOut } from '../platform/viewer/use-session.ts'
import { mayBuy, mayOpen } from '../platform/viewer/role.ts'

const OtherMemberships = lazyPart(async () => (await import('../account/team/OtherMemberships.tsx')).OtherMemberships)

const entry = 'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-left text-medium hover:bg-sunken'

/** What the account menu holds: the pages of the role and signing out. */
export function AccountLinks({ onPick }: { onPick: () => void }) {
  const t = useTexts().shell
  const { role, user } = useSession()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const language = useLanguage()
  const ofBuyers = [
    [paths.orders(), t.orders, 'orders'],
    [paths.deliveries(), t.deliveries, 'receive'],
    [paths.documents(), t.documents, 'documents'],
    [paths.wishlist(), t.wishlist, 'buy'],
    [paths.exclusive(), t.exclusive, 'buy'],
    [paths.productDesigns(), t.designs, 'buy'],
    [paths.addresses(), t.addresses, 'buy'],
    [paths.accountInfo(), t.accountInfo, null],
  ] as const
  const links = [
    ...(mayBuy(role) ? ofBuyers.filter(([, , right]) => mayOpen(user, right)) : []),
    [paths.changePassword(), t.changePassword] as const,
  ]
  return (
    <>
      {user?.userDetails && (
        <p className="border-b border-line px-3 pt-1 pb-3 text-sm">
          <b className="block truncate text-medium font-semibold" title={user.userDetails.companyName}>
            {user.userDetails.companyName}
          </b>
          <span className="block truncate text-ink-3" title={user.userDetails.email}>
            {user.userDetails.email}
          </span>
        </p>
      )}
      {user?.membership?.isOneOfSeveral && <OtherMemberships className={entry} onPick={onPick} />}
      <WorkplaceLink className={`${entry} mt-2`} />
      <ul className="pt-2">
        {links.map(([path, label]) => (
          <li key={path}>
            <Link to={path} onClick={onPick} className={entry}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={entry}
            onClick={async () => {
              onPick()
              await signOut()
              await navigate(localPath(language, paths.home()))
            }}
          >
            <LogOut className="size-4" aria-hidden="true" />
            {t.signOut}
          </button>
        </li>
      </ul>
    </>
  )
}
