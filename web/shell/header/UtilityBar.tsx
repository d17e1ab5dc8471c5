import BadgeCheck from 'lucide-react/icons/badge-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Truck from 'lucide-react/icons/truck'
import { languages } from '../../../contract/platform/languages.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { LanguageLink } from '../LanguageLink.tsx'

/** The green line above the header. */
export function UtilityBar() {
  const t = useTexts().shell
  const language = useLanguage()
  return (
    <aside aria-label={t.help} className="utility-bar">
      <div className="utility-line">
        <span className="utility-item">
          <BadgeCheck className="size-4" aria-hidden="true" />
          {t.businessOnly}
        </span>
        <span className="hidden items-center gap-[7px] md:flex">
          <Truck className="size-4" aria-hidden="true" />
          {t.delivery}
        </span>
        <Link to={paths.static('faqs')} className="ml-auto hidden items-center gap-[7px] hover:underline sm:flex">
          <LifeBuoy className="size-4" aria-hidden="true" />
          {t.help}
        </Link>
        <span className="hidden gap-2 sm:flex">
          {languages.map((other) =>
            other === language ? (
              <b key={other} aria-current="true" className="font-semibold uppercase">
                {other}
              </b>
            ) : (
              <LanguageLink key={other} language={other} className="uppercase text-on-band-2 hover:underline">
                {other}
              </LanguageLink>
            ),
          )}
        </span>
      </div>
    </aside>
  )
}
