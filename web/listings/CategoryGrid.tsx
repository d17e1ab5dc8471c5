import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useHomeTexts } from '../platform/home-texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { MoreLink, SectionHead } from '../products/ProductCarousel.tsx'
import type { CategoryTile } from './queries.ts'

/** Every category with its picture and how much is in it. */
export function CategoryGrid({ categories }: { categories: CategoryTile[] }) {
  const t = useHomeTexts()
  if (categories.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <SectionHead title={t.categories} />
        <MoreLink to={paths.search()} label={t.categories} text={t.all} />
      </div>
      <ul className="category-grid">
        {categories.map(({ name, slug, imageUrl, productCount }) => (
          <li key={slug} className="group relative">
            <div className="category-picture">
              <Picture
                url={imageUrl}
                alt=""
                sizes="(min-width: 1024px) 213px, (min-width: 640px) 25vw, 50vw"
                className="zoomed"
              />
            </div>
            <h3 className="category-name">
              <Link to={paths.category(slug)} className="card-link">
                {name}
              </Link>
            </h3>
            <p className="text-small text-ink-3 tabular-nums">{t.articles(productCount)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
