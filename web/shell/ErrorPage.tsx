import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../frame/frame-context.ts'
import { Head } from '../frame/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { usePageProblem } from '../frame/page.tsx'
import { paths, splitPath } from '../paths.ts'
import { openSignIn } from '../platform/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import { useViewer } from '../platform/viewer.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

type Kind = 'notFound' | 'gone' | 'forbidden' | 'error'
const kinds: Record<number, Kind> = { 404: 'notFound', 410: 'gone', 401: 'forbidden', 403: 'forbidden' }

/** What stands in the shell where a page could not be shown, with its exact status. */
export function ErrorPage() {
  const t = useTexts().shell
  const kind = kinds[usePageProblem()?.status ?? 500] ?? 'error'
  const title = t[`${kind}Title`]
  useOwnAnswer(kind === 'forbidden')
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

let lastAsked = ''

// The server refuses as for a visitor; a buyer's own right is asked for once the page is there.
function useOwnAnswer(isForbidden: boolean) {
  const isBuyer = useViewer() === 'buyer'
  const { pathname } = useLocation()
  const { reload } = useFrame()
  useEffect(() => {
    if (!isForbidden || !isBuyer || lastAsked === pathname) return
    lastAsked = pathname
    reload()
  }, [isForbidden, isBuyer, pathname, reload])
}
