import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useTopCategories } from './category-tree.ts'

/** The top categories below the header; what does not fit the line is left to the assortment menu. */
export function CategoryRow() {
  const t = useTexts().shell
  return (
    <nav aria-label={t.mainNavigation} className="hidden border-b border-line lg:block">
      <div className="shell flex h-12 items-center gap-7 text-[14.5px] font-medium">
        <ul className="flex h-12 flex-1 flex-wrap gap-x-7 overflow-hidden [&_a]:flex [&_a]:h-12 [&_a]:items-center">
          {useTopCategories().map(({ name, slug }) => (
            <li key={slug}>
              <Link to={paths.category(slug)} className="hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={paths.offers()} className="text-accent-ink hover:underline">
          {t.offers}
        </Link>
        <Link to={paths.stores()} className="text-ink-2 hover:underline">
          {t.suppliers}
        </Link>
        <Link to={paths.magazine()} className="text-ink-2 hover:underline">
          {t.magazine}
        </Link>
      </div>
    </nav>
  )
}
