import { Fragment, Suspense } from 'react'
import Lock from 'lucide-react/icons/lock'
import { Outlet, useLocation } from 'react-router'
import type { Access } from '../frame/loading.ts'
import { useFrame } from '../frame/frame-context.ts'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths, splitPath } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useHydrated, useViewerPhase } from '../platform/viewer/viewer.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedRead } from '../ui/reads/FailedRead.tsx'
import { NeedsScript } from '../ui/script/NeedsScript.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const OtherRole = lazyPart(async () => (await import('../account/OtherRole.tsx')).OtherRole, { missing: 'sentence' })

/**
 * Around the pages of an account: a skeleton from the server, then one of four ends: the page for its role, a sentence for
 * another one, the way to sign in for a visitor, and the way to try again where the account is unknown. Another account
 * begins each page anew; the same one that signs in again finds what it has typed.
 */
export function RequireRole({ access }: { access: Access }) {
  const t = useTexts().shell
  const { viewer, role, isLoading, failure } = useSession()
  const isHydrated = useHydrated()
  const isChanging = useViewerPhase() === 'changing'
  const { Component } = useFrame().page
  const path = splitPath(useLocation().pathname).path
  if (isHydrated && role && role !== 'visitor' && access !== 'account' && role !== access)
    return <OtherRole role={role} path={path} />
  // Who has just signed in waits for the page itself.
  if (isHydrated && viewer !== 'visitor' && !isLoading && !failure && Component)
    return (
      <Fragment key={viewer}>
        {isChanging && <PageSkeleton label={t.loading} />}
        <div className={isChanging ? 'hidden' : 'contents'}>
          <Suspense fallback={<PageSkeleton label={t.loading} />}>
            <Outlet />
          </Suspense>
        </div>
      </Fragment>
    )
  return (
    <>
      <Head path={path} isNoindex />
      {isHydrated && viewer === 'visitor' ? (
        <div className="shell">
          <EmptyState isPage icon={<Lock />} title={t.gateTitle} text={t.gateText}>
            <Button onClick={() => openSignIn()}>{t.signIn}</Button>
            <Link to={paths.register()} className={buttonClass({ variant: 'secondary' })}>
              {t.register}
            </Link>
          </EmptyState>
        </div>
      ) : failure ? (
        <div className="shell">
          <FailedRead isPage failure={failure} title={t.accessFailedTitle} />
        </div>
      ) : (
        <PageSkeleton label={t.loading} />
      )}
    </>
  )
}

function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="shell min-h-[60vh]">
      <NeedsScript />
      <div className="grid gap-5 py-8" aria-busy="true">
        <h1 className="sr-only">{label}</h1>
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  )
}
