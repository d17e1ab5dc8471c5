import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserIcon from 'lucide-react/icons/user'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton, iconButtonClass } from '../../ui/IconButton.tsx'

/** The right of the header for a visitor. */
export function VisitorActions() {
  const t = useTexts().shell
  return (
    <div className="visitor-only contents">
      <Button variant="secondary" className="header-button" onClick={() => openSignIn()}>
        {t.signIn}
      </Button>
      <Link to={paths.register()} className={buttonClass({ className: 'header-button' })}>
        {t.register}
      </Link>
      <IconButton label={t.signIn} icon={<UserIcon />} className="lg:hidden" onClick={() => openSignIn()} />
      <Link to={paths.cart()} aria-label={t.cart} className={`${iconButtonClass} lg:hidden`}>
        <ShoppingBag />
      </Link>
    </div>
  )
}
