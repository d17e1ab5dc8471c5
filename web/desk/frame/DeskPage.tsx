import { Fragment, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../../frame/frame-context.ts'
import { splitPath } from '../../paths.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useHydrated, useViewerPhase } from '../../platform/viewer/viewer.ts'
import { useTexts } from '../../platform/texts.ts'
import { Head } from '../../ui/Head.tsx'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { NeedsScript } from '../../ui/script/NeedsScript.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MissingRight } from '../gate/MissingRight.tsx'
import { OtherSide } from '../gate/OtherSide.tsx'
import { SignInGate } from '../gate/SignInGate.tsx'
import { useDeskTexts } from '../texts.ts'
import type { Place, Side } from '../workplace.ts'
import { usePlaceName } from './place-name.ts'

/**
 * A page of a workplace for who may open it: a skeleton from the server, then the page, the way to sign in, or a sentence that
 * says what is missing and who can give it.
 */
export function DeskPage({ side, place }: { side: Side; place: Place }) {
  const t = useDeskTexts()
  const name = usePlaceName(place)
  const { path } = splitPath(useLocation().pathname)
  const { viewer, role, user, isLoading, failure } = useSession()
  const isHydrated = useHydrated()
  const isChanging = useViewerPhase() === 'changing'
  const { Component } = useFrame().page
  const head = <Head title={name} path={path} isNoindex />
  if (isHydrated && viewer === 'visitor')
    return (
      <>
        {head}
        <SignInGate side={side} />
      </>
    )
  if (isHydrated && failure)
    return (
      <>
        {head}
        <FailedRead isPage failure={failure} title={t.failedTitle} />
      </>
    )
  if (!isHydrated || isLoading || isChanging)
    return (
      <>
        {head}
        <PageSkeleton />
      </>
    )
  if (role !== side)
    return (
      <>
        {head}
        <OtherSide side={side} />
      </>
    )
  if (!mayOpen(user, place.right))
    return (
      <>
        {head}
        <MissingRight side={side} right={place.right!} />
      </>
    )
  return (
    <Fragment key={viewer}>
      {head}
      <Suspense fallback={<PageSkeleton />}>{Component ? <Component /> : <PageSkeleton />}</Suspense>
    </Fragment>
  )
}

function PageSkeleton() {
  const t = useTexts().shell
  return (
    <div className="desk-page" aria-busy="true">
      <NeedsScript />
      <h1 className="sr-only">{t.loading}</h1>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
