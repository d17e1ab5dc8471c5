import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useTopCategories } from './category-tree.ts'

/** The top categories below the header; what does not fit the line is left to the assortment menu. */
export function CategoryRow() {
  const t = useTexts().shell
  return (
    <nav aria-label={t.mainNavigation} className="category-row">
      <div className="category-line">
        <ul className="category-links">
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
