import { useLocation } from 'react-router'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { splitPath } from '../../paths.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { useTeamTexts } from './team-texts.ts'

/** The pages about who and what works for a company. */
export function TeamNav() {
  const { pages } = useTeamTexts().team
  const { user } = useSession()
  const { path: current } = splitPath(useLocation().pathname)
  const entries = [
    [accountPaths.team(), pages.members, 'team'],
    [accountPaths.orderRules(), pages.orderRules, 'company'],
    [accountPaths.apiKeys(), pages.apiKeys, 'apiKeys'],
  ] as const
  return (
    <nav aria-label={pages.label} className="mt-5 mb-8">
      <ul className="flex flex-wrap gap-2">
        {entries
          .filter(([, , right]) => mayOpen(user, right))
          .map(([path, label]) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={current === path ? 'page' : undefined}
                className={chipClass({ variant: current === path ? 'on' : 'neutral' })}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
