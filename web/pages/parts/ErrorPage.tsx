import CircleAlert from 'lucide-react/icons/circle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../../frame/frame-context.ts'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { usePageProblem } from '../../frame/page.tsx'
import { paths, skuOf, splitPath } from '../../paths.ts'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useTexts } from '../../platform/texts.ts'
import { useRole } from '../../platform/viewer/use-session.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { mayBuy } from '../../platform/viewer/role.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

const RestrictedProduct = lazyPart(
  async () => (await import('../../exclusive/RestrictedProduct.tsx')).RestrictedProduct,
  {
    missing: 'sentence',
  },
)

const WaysOn = lazyPart(async () => (await import('./WaysOn.tsx')).WaysOn)

type Kind = 'notFound' | 'gone' | 'forbidden' | 'error' | 'offline'
const kinds: Record<number, Kind> = { 404: 'notFound', 410: 'gone', 401: 'forbidden', 403: 'forbidden' }

/** What stands in the shell where a page could not be shown, with its exact status. */
export function ErrorPage() {
  const t = useTexts().shell
  const kind = useKind()
  const title = t[`${kind}Title`]
  const { path } = splitPath(useLocation().pathname)
  const role = useRole()
  const refusedSku = kind === 'forbidden' && mayBuy(role) ? skuOf(path) : null
  useOwnAnswer(kind === 'forbidden')
  return (
    <div className="shell">
      <Head title={title} />
      <EmptyState
        isPage
        icon={kind === 'offline' ? <WifiOff /> : <CircleAlert />}
        title={title}
        text={refusedSku ? t.forbiddenBuyerText : t[`${kind}Text`]}
      >
        {kind === 'error' && <Button onClick={() => location.reload()}>{t.tryAgain}</Button>}
        {kind === 'offline' && <Retry />}
        {kind === 'forbidden' && role === 'visitor' && <Button onClick={() => openSignIn()}>{t.signIn}</Button>}
        <Link to={paths.home()} className={buttonClass({ variant: kind === 'notFound' ? 'primary' : 'secondary' })}>
          {t.toHome}
        </Link>
        <Link to={paths.search()} className={buttonClass({ variant: 'secondary' })}>
          {t.allProducts}
        </Link>
      </EmptyState>
      {refusedSku && <RestrictedProduct skuId={refusedSku} />}
      {(kind === 'notFound' || kind === 'gone') && <WaysOn />}
    </div>
  )
}

function useKind(): Kind {
  const problem = usePageProblem()
  const isOnline = useIsOnline()
  const kind = kinds[problem?.status ?? 500] ?? 'error'
  return kind === 'error' && (problem?.code === 'UNREACHABLE' || !isOnline) ? 'offline' : kind
}

/**
 * By the button, or by itself as soon as the connection is back; within the document, so that no state is lost. Some
 * engines ask only from a new document for code that has failed; offline there would be none.
 */
function Retry() {
  const t = useTexts().shell
  const { reload } = useFrame()
  const isCall = usePageProblem()?.code === 'UNREACHABLE'
  const retry = useCallback(() => (isCall || !navigator.onLine ? reload() : location.reload()), [isCall, reload])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return <Button onClick={retry}>{t.tryAgain}</Button>
}

let lastRetried = ''

// The server refuses as for a visitor; a buyer's own right is read once the page is there.
function useOwnAnswer(isForbidden: boolean) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const { reload } = useFrame()
  useEffect(() => {
    const attempt = `${viewer} ${pathname}`
    if (!isForbidden || viewer === 'visitor' || lastRetried === attempt) return
    lastRetried = attempt
    reload()
  }, [isForbidden, viewer, pathname, reload])
}
