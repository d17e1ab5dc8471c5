import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { chipClass } from '../ui/Chip.tsx'
import type { ShownStore } from './queries.ts'

/** The categories a store has products in; each shows only those of its range. */
export function StoreCategories({ store: { slug, categories } }: { store: ShownStore }) {
  const t = useTexts().stores
  const chosen = useSearch().get('category')
  if (categories.length < 2) return null
  const links = [
    { name: t.allCategories, to: paths.store(slug), isChosen: chosen === null },
    ...categories.map((category) => ({
      name: category.name,
      to: `${paths.store(slug)}?category=${category.slug}`,
      isChosen: chosen === category.slug,
    })),
  ]
  return (
    <nav
      aria-label={t.categories}
      className="no-scrollbar -mx-4 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-2 p-0.5">
        {links.map(({ name, to, isChosen }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isChosen ? 'true' : undefined}
              className={chipClass({ variant: isChosen ? 'on' : 'neutral' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
