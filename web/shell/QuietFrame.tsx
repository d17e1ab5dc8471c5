import ArrowLeft from 'lucide-react/icons/arrow-left'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useLocation } from 'react-router'
import { useCheckoutTexts } from '../checkout/texts.ts'
import { Link } from '../frame/Link.tsx'
import { paths, splitPath, type StaticPage } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useFooterTexts } from './footer-texts.ts'
import { Logo } from './Logo.tsx'

const legalPages: StaticPage[] = ['imprint', 'terms-and-conditions', 'privacy-policy']

/** Above the checkout: the way back and help, nothing to look for. */
export function QuietHeader() {
  const t = useCheckoutTexts().frame
  const { siteName } = useTexts().shell
  const isOrdered = splitPath(useLocation().pathname).path.startsWith(paths.checkoutSuccess(''))
  return (
    <header className="quiet-header">
      <div className="shell flex h-full items-center gap-6">
        {isOrdered ? null : (
          <Link to={paths.cart()} aria-label={t.back} className="quiet-link sm:hidden">
            <ArrowLeft className="size-5" aria-hidden="true" />
          </Link>
        )}
        <Link to={paths.home()} aria-label={siteName} className="max-sm:mx-auto">
          <Logo />
        </Link>
        {isOrdered ? (
          <Link to={paths.home()} className="quiet-link ml-auto font-semibold text-brand max-sm:hidden">
            {t.home}
          </Link>
        ) : (
          <>
            <Link to={paths.cart()} className="quiet-link font-semibold text-brand max-sm:hidden">
              <ArrowLeft className="size-4" aria-hidden="true" />
              {t.back}
            </Link>
            <Link to={paths.static('contact-us')} aria-label={t.help} className="quiet-link text-ink-2 sm:ml-auto">
              <LifeBuoy className="size-5" aria-hidden="true" />
              <span className="max-sm:hidden">{t.help}</span>
            </Link>
          </>
        )}
      </div>
    </header>
  )
}

/** One line below it. */
export function QuietFooter() {
  const { staticPages } = useFooterTexts()
  return (
    <footer className="shell flex flex-wrap gap-x-6 gap-y-1 pt-10 pb-6 text-small text-ink-2">
      {legalPages.map((name) => (
        <Link key={name} to={paths.static(name)} className="inline-flex min-h-9 items-center hover:underline">
          {staticPages[name]}
        </Link>
      ))}
    </footer>
  )
}
