import { lazy, Suspense } from 'react'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useSession } from '../platform/use-session.ts'
import { SearchField } from '../search/SearchField.tsx'
import { AssortmentMenu } from './AssortmentMenu.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { Logo } from './Logo.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { UtilityBar } from './UtilityBar.tsx'
import { VisitorActions } from './VisitorActions.tsx'

const BuyerActions = lazy(async () => ({ default: (await import('./BuyerActions.tsx')).BuyerActions }))

/** Utility bar, header and category row; only the header itself stays in sight when the page is scrolled. */
export function Header() {
  const t = useTexts().shell
  const { viewer } = useSession()
  return (
    <>
      <UtilityBar />
      <header className="sticky top-0 z-30 border-b border-line bg-paper/95">
        <div className="shell flex flex-wrap items-center gap-x-2.5 lg:h-[82px] lg:flex-nowrap lg:gap-x-[22px]">
          <div className="flex h-[60px] items-center gap-2.5">
            <MenuDrawer />
            <Link to={paths.home()} aria-label={t.siteName}>
              <Logo />
            </Link>
          </div>
          <AssortmentMenu />
          <div className="order-last flex w-full pb-3 lg:order-none lg:w-auto lg:flex-1 lg:pb-0">
            <SearchField />
          </div>
          <div className="ml-auto flex items-center gap-2 lg:ml-0 lg:gap-[22px]">
            {viewer === 'buyer' ? (
              <Suspense fallback={<VisitorActions />}>
                <BuyerActions />
              </Suspense>
            ) : (
              <VisitorActions />
            )}
          </div>
        </div>
      </header>
      <CategoryRow />
    </>
  )
}
