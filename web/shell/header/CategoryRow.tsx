import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useTopCategories } from './category-tree.ts'

/** The top categories below the header by the first part of their names, so that all fit the line: 'Frische & Kühlung' as 'Frische'. */
export function CategoryRow() {
  const t = useTexts().shell
  return (
    <nav aria-label={t.mainNavigation} className="category-row">
      <div className="category-line">
        <ul className="category-links">
          {useTopCategories().map(({ name, slug }) => (
            <li key={slug}>
              <Link to={paths.category(slug)}>{name.split(' & ')[0]}</Link>
            </li>
          ))}
        </ul>
        <div className="category-row-more">
          <MoreLinks />
        </div>
      </div>
    </nav>
  )
}

/** Where the row has no room for them they stand in the assortment menu alone. */
export function MoreLinks({ onPick }: { onPick?: () => void }) {
  const t = useTexts().shell
  const links = [
    { to: paths.offers(), text: t.offers, color: 'text-accent-ink' },
    { to: paths.stores(), text: t.suppliers, color: 'text-ink-2' },
    { to: paths.magazine(), text: t.magazine, color: 'text-ink-2' },
  ]
  return links.map(({ to, text, color }) => (
    <Link key={to} to={to} onClick={onPick} className={`${color} hover:underline`}>
      {text}
    </Link>
  ))
}
