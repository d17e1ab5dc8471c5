import { Outlet, useLocation } from 'react-router'
import { StepUpHost } from '../../account/security/StepUpHost.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useHydrated, useViewerPhase } from '../../platform/viewer/viewer.ts'
import { RouteProgress } from '../../shell/RouteProgress.tsx'
import { Toasts } from '../../ui/windows/Toasts.tsx'
import { SignInAgain } from '../gate/SignInAgain.tsx'
import { KeyHost } from '../keys/KeyHost.tsx'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { PhoneBar, PhoneTop } from './PhoneBar.tsx'
import { Rail } from './Rail.tsx'
import { useReadAfterRefusal } from './read-after-refusal.ts'
import { TopBar } from './TopBar.tsx'
import { isCurrent, placeOf, WorkplaceContext, type WorkplaceRoutes } from './workplace-context.ts'

/** The frame around every page of a workplace: rail, top bar, on phones a bar below. */
export function DeskLayout({ workplace }: { workplace: WorkplaceRoutes }) {
  const t = useTexts().shell
  const { side, places } = workplace
  const { role } = useSession()
  useReadAfterRefusal()
  const isHydrated = useHydrated()
  const isChanging = useViewerPhase() === 'changing'
  const shown = placeOf(side, useLocation().pathname)
  const isIn = isHydrated && role === side && !isChanging
  const isWide = places.some((place) => place.isWide && isCurrent(place, shown))
  return (
    <WorkplaceContext value={workplace}>
      <a href="#content" className="desk-skip">
        {t.skipToContent}
      </a>
      <RouteProgress />
      <div className={`desk ${isWide ? 'desk-wide' : ''}`} data-side={side}>
        <aside className="desk-rail">{isIn ? <Rail /> : null}</aside>
        <div className="desk-main">
          {isIn ? <TopBar /> : <div className="desk-top" />}
          {isIn && <PhoneTop />}
          <main id="content" tabIndex={-1} className="desk-content">
            <Outlet />
          </main>
        </div>
        {isIn && <PhoneBar />}
      </div>
      {isIn && <PaletteHost />}
      {isIn && <KeyHost />}
      <StepUpHost />
      <Toasts />
      <SignInAgain />
    </WorkplaceContext>
  )
}
