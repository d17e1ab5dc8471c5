import UserIcon from 'lucide-react/icons/user'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useSession, useSignOut } from '../../platform/viewer/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAreaTexts } from '../area-texts.ts'

/** Ways on, instead of a page that needs no account. */
export function AlreadySignedIn() {
  const t = useTexts().shell
  const words = useAreaTexts().alreadySignedIn
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <div className="shell">
      <EmptyState
        isPage
        icon={<UserIcon />}
        title={words.title}
        text={words.text(user?.userDetails?.companyName ?? '')}
      >
        <Link to={paths.home()} className={buttonClass({})}>
          {t.toHome}
        </Link>
        <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
          {t.orders}
        </Link>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      </EmptyState>
    </div>
  )
}
