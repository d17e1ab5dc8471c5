import CircleAlert from 'lucide-react/icons/circle-alert'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Head } from '../frame/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths, splitPath } from '../paths.ts'
import { openSignIn } from '../platform/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

type Kind = 'notFound' | 'gone' | 'forbidden' | 'error'
const kinds: Record<number, Kind> = { 404: 'notFound', 410: 'gone', 401: 'forbidden', 403: 'forbidden' }

/** What stands in the shell where a page could not be shown, with its exact status. */
export function ErrorPage() {
  const t = useTexts().shell
  const error = useRouteError()
  const kind = (isRouteErrorResponse(error) && kinds[error.status]) || 'error'
  const title = t[`${kind}Title`]
  return (
    <div className="shell">
      <Head title={title} path={splitPath(useLocation().pathname).path} isNoindex />
      <EmptyState isPage icon={<CircleAlert />} title={title} text={t[`${kind}Text`]}>
        {kind === 'error' && <Button onClick={() => location.reload()}>{t.tryAgain}</Button>}
        {kind === 'forbidden' && (
          <Button onClick={() => openSignIn({ onSignedIn: () => location.reload() })}>{t.signIn}</Button>
        )}
        <Link to={paths.home()} className={buttonClass({ variant: kind === 'notFound' ? 'primary' : 'secondary' })}>
          {t.toHome}
        </Link>
        <Link to={paths.search()} className={buttonClass({ variant: 'secondary' })}>
          {t.allProducts}
        </Link>
      </EmptyState>
    </div>
  )
}
