import ChevronRight from 'lucide-react/icons/chevron-right'
import { useFrame } from '../frame/frame-context.ts'
import { Link } from '../frame/Link.tsx'
import { localPath } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { JsonLd } from './JsonLd.tsx'

type Crumb = { label: string; to: string }

/** The way to this page; the last crumb is the page itself and no link. `to` is a path without the language. */
export function Breadcrumbs({ crumbs, className = '' }: { crumbs: readonly Crumb[]; className?: string }) {
  const t = useTexts().ui
  return (
    <nav aria-label={t.breadcrumbs} className={`pt-3 text-small text-ink-2 sm:pt-5 sm:text-small ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            {index > 0 && <ChevronRight className="size-4 text-ink-3" aria-hidden="true" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <CrumbsJsonLd crumbs={crumbs} />
    </nav>
  )
}

// The page itself, the last one, needs no address.
function CrumbsJsonLd({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = useFrame()
  const language = useLanguage()
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(index < crumbs.length - 1 && { item: origin + localPath(language, to) }),
  }))
  return <JsonLd type="BreadcrumbList" of={{ itemListElement }} />
}
