import UserIcon from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useSession, useSignOut } from '../../platform/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** A page that asks for an account; whoever is signed in gets ways on instead. */
export function ForVisitors({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { viewer, user } = useSession()
  const signOut = useSignOut()
  if (viewer === 'visitor') return children
  return (
    <div className="shell">
      <EmptyState
        isPage
        icon={<UserIcon />}
        title={t.account.alreadySignedInTitle}
        text={t.account.alreadySignedInText(user?.userDetails?.companyName ?? '')}
      >
        <Link to={paths.home()} className={buttonClass({})}>
          {t.shell.toHome}
        </Link>
        <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
          {t.shell.orders}
        </Link>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t.shell.signOut}
        </Button>
      </EmptyState>
    </div>
  )
}
