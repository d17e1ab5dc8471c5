import type { ShownListing as Listing } from '../products/shown-product.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

type ListingHeadProps = { listing: Listing; title: string }

/** Where the listing stands, its name, how much is in it and its subcategories. */
export function ListingHead({ listing, title }: ListingHeadProps) {
  const t = useTexts().catalogue
  const crumbs = listing.breadCrumb.crumbs.map(({ label, url }) => ({ label, to: url }))
  return (
    <>
      <Breadcrumbs className="listing-extra" crumbs={[{ label: t.home, to: paths.home() }, ...crumbs]} />
      <div className="pt-3 pb-4 lg:pt-4 lg:pb-[22px]">
        <div className="flex flex-col items-start gap-x-[18px] gap-y-1.5 lg:flex-row lg:flex-wrap lg:items-end">
          <PageTitle className="max-w-full">{title}</PageTitle>
          <p className="text-ink-2 tabular-nums lg:pb-1.5">{t.articles(listing.totalItems)}</p>
        </div>
        {listing.description && (
          <p className="listing-extra mt-3 max-w-[62ch] text-ink-2 text-pretty max-sm:hidden">{listing.description}</p>
        )}
      </div>
      <ChildCategories categories={listing.childCategories} />
    </>
  )
}

function ChildCategories({ categories }: { categories: Listing['childCategories'] }) {
  const t = useTexts().catalogue.listing
  if (categories.length === 0) return null
  return (
    <nav
      aria-label={t.subcategories}
      className="listing-extra no-scrollbar -mx-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 lg:pb-6"
    >
      <ul className="flex gap-2.5 p-0.5 lg:flex-wrap">
        {categories.map(({ id, name, slug, imageUrl }) => (
          <li key={id} className="shrink-0">
            <Link
              to={paths.category(slug)}
              className="flex items-center gap-2.5 rounded-full bg-surface py-1.5 pr-4 pl-1.5 text-medium font-medium whitespace-nowrap hairline transition hover:bg-sunken"
            >
              <Picture url={imageUrl} alt="" sizes="38px" className="size-[38px] rounded-full object-cover" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
