import Briefcase from 'lucide-react/icons/briefcase'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { accountPaths } from '../account-paths.ts'
import { Link } from '../frame/Link.tsx'
import { paths, type StaticPage } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useFooterTexts } from './footer-texts.ts'
import { useTopCategories } from './header/category-tree.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { Logo } from './Logo.tsx'
import { PaymentChips } from './PaymentChips.tsx'
import { socialLinks } from './social-links.ts'
import { ThemePicker } from './ThemePicker.tsx'

const MOST_CATEGORIES = 12
const companyPages: StaticPage[] = ['about-us', 'faqs', 'contact-us']
const legalPages: StaticPage[] = ['imprint', 'terms-and-conditions', 'privacy-policy', 'cookie-policy']

/** Everything specification section 2 lists for the footer. */
export function Footer() {
  const t = useTexts().shell
  const own = useFooterTexts()
  return (
    <footer className="site-footer">
      <div className="shell">
        <div className="footer-columns">
          <div className="col-span-2 lg:col-span-1">
            <Logo isOnBand className="sm:text-display" />
            <p className="mt-[18px] max-w-[30ch] text-medium">{own.footerLine}</p>
            <SocialLinks />
          </div>
          <ShopByCategory />
          <FooterPart title={t.company}>
            <ul>
              {companyPages.map((name) => (
                <li key={name}>
                  <Link to={paths.static(name)}>{own.staticPages[name]}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.stores()}>{t.suppliers}</Link>
              </li>
              <li>
                <Link to={accountPaths.sell()}>{own.sell}</Link>
              </li>
              <li>
                <Link to={paths.magazine()}>{t.magazine}</Link>
              </li>
            </ul>
          </FooterPart>
          <div className="col-span-2 max-sm:mt-4 lg:col-span-1">
            <h2>{own.payTitle}</h2>
            <PaymentChips />
            <div className="mt-[22px] flex flex-wrap gap-2">
              <LanguagePicker />
              <ThemePicker />
            </div>
          </div>
        </div>
        <div className="footer-legal">
          <span>{own.copyright(currentYear(), t.legalName)}</span>
          <ul className="flex flex-wrap gap-x-[22px] gap-y-2">
            {legalPages.map((name) => (
              <li key={name}>
                <Link to={paths.static(name)}>{own.staticPages[name]}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const openWhereWide = (part: HTMLDetailsElement | null) => {
  if (part && matchMedia('(min-width: 40rem)').matches) part.open = true
}

/** Links under a heading; on a phone they open with a press on it, on wider windows they always stand there. */
function FooterPart({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <details ref={openWhereWide} className={`footer-part ${className}`}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

function ShopByCategory() {
  const t = useFooterTexts()
  const shown = useTopCategories()
    .filter(({ showInFooter }) => showInFooter)
    .slice(0, MOST_CATEGORIES)
  return (
    <FooterPart title={t.shopByCategory} className="sm:col-span-2 lg:col-span-1">
      <ul className="grid-cols-2 gap-x-5 lg:gap-x-11">
        {shown.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={paths.category(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </FooterPart>
  )
}

function SocialLinks() {
  const t = useFooterTexts()
  return (
    <div className="mt-[22px] flex gap-2.5">
      <SocialLink href={socialLinks.photos} label={t.photos} icon={<Camera />} />
      <SocialLink href={socialLinks.network} label={t.network} icon={<Briefcase />} />
    </div>
  )
}

function SocialLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label} title={label} className="social-link">
      {icon}
    </a>
  )
}

const currentYear = () => new Date().getFullYear()
