import Lock from 'lucide-react/icons/lock'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useSignOut } from '../platform/viewer/use-session.ts'
import type { Role } from '../platform/viewer/role.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useAreaTexts } from './area-texts.ts'
import { WorkplaceLink } from './WorkplaceLink.tsx'

/** Instead of a page of buyers, for an account of another role. */
export function OtherRole({ role, path }: { role: Exclude<Role, 'visitor'>; path: string }) {
  const t = useAreaTexts().otherRole
  const shell = useTexts().shell
  const signOut = useSignOut()
  return (
    <div className="shell">
      <Head title={t.title} path={path} isNoindex />
      <EmptyState isPage icon={<Lock />} title={t.title} text={t.text(t.roles[role])}>
        <WorkplaceLink className={buttonClass()} />
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {shell.toHome}
        </Link>
        <Button variant="secondary" onClick={() => void signOut()}>
          {shell.signOut}
        </Button>
      </EmptyState>
    </div>
  )
}
