import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { MoreLink, SectionHead } from './ProductCarousel.tsx'
import type { TopCategory } from './queries.ts'

/** Every category with its picture and how much is in it. */
export function CategoryGrid({ categories }: { categories: TopCategory[] }) {
  const t = useTexts().home
  if (categories.length === 0) return null
  return (
    <section>
      <div className="mb-[18px] flex items-end justify-between gap-5 lg:mb-[26px]">
        <SectionHead title={t.categories} />
        <MoreLink to={paths.search()} label={t.categories} text={t.all} />
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-3.5 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
        {categories.map(({ name, slug, imageUrl, productCount }) => (
          <li key={slug} className="group relative">
            <div className="aspect-[1/.94] overflow-hidden rounded-[20px] bg-sunken">
              <Picture
                url={imageUrl}
                alt=""
                sizes="(min-width: 1024px) 213px, (min-width: 640px) 25vw, 50vw"
                className="size-full object-cover transition duration-300 group-hover:scale-[1.03]"
              />
            </div>
            <h3 className="mt-3 font-sans text-base leading-tight font-semibold tracking-normal">
              <Link to={paths.category(slug)} className="after:absolute after:inset-0 group-hover:underline">
                {name}
              </Link>
            </h3>
            <p className="text-[13.5px] text-ink-3 tabular-nums">{t.articles(productCount)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
