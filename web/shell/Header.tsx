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
      <header className="sticky -top-[60px] z-30 border-b border-line bg-paper/95 sm:top-0">
        <div className="shell flex flex-wrap items-center gap-x-2.5 sm:h-[68px] sm:flex-nowrap sm:gap-x-4 lg:h-[82px] xl:gap-x-[22px]">
          <div className="flex h-[60px] items-center gap-2.5">
            <MenuDrawer />
            <Link to={paths.home()} aria-label={t.siteName}>
              <Logo />
            </Link>
          </div>
          <AssortmentMenu />
          <div className="order-last flex w-full min-w-0 pb-3 [&>form]:min-w-0 sm:order-none sm:w-auto sm:flex-1 sm:pb-0">
            <SearchField />
          </div>
          <div className="ml-auto flex items-center gap-2 sm:ml-0 lg:gap-3 xl:gap-[22px]">
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
