import type { ReactNode } from 'react'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useViewerPhase } from '../../platform/viewer/viewer.ts'
import { SearchField } from '../../search/SearchField.tsx'
import { AssortmentMenu } from './AssortmentMenu.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { Logo } from '../Logo.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { UtilityBar } from './UtilityBar.tsx'
import { VisitorActions } from './VisitorActions.tsx'

const AccountActions = lazyPart(async () => (await import('./AccountActions.tsx')).AccountActions, {
  missing: 'sentence',
  fallback: <VisitorActions />,
})

const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions, {
  missing: 'sentence',
  sentenceClass: 'suggestions',
})

/** Utility bar, header and category row; only the header itself, with what is said below it, stays in sight when the page is scrolled. */
export function Header({ children }: { children?: ReactNode }) {
  const t = useTexts().shell
  const { viewer } = useSession()
  const isChanging = useViewerPhase() === 'changing'
  return (
    <>
      <UtilityBar />
      <header className="site-header">
        <div className="header-line">
          <div className="flex shrink-0 items-center gap-2.5">
            <MenuDrawer />
            <Link to={paths.home()} aria-label={t.siteName}>
              <Logo />
            </Link>
          </div>
          <AssortmentMenu />
          <div className="header-search">
            <SearchField Panel={Suggestions} />
          </div>
          <div className={isChanging ? 'header-actions invisible' : 'header-actions'}>
            {viewer === 'visitor' ? <VisitorActions /> : <AccountActions key={viewer} />}
          </div>
        </div>
        {children}
      </header>
      <CategoryRow />
    </>
  )
}
