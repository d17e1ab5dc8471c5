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
      <Breadcrumbs className="listing-extra listing-crumbs" crumbs={[{ label: t.home, to: paths.home() }, ...crumbs]} />
      <div className="listing-head">
        <div className="listing-title">
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
    <nav aria-label={t.subcategories} className="listing-extra child-categories">
      <ul className="flex gap-2.5 p-0.5 lg:flex-wrap">
        {categories.map(({ id, name, slug, imageUrl }) => (
          <li key={id} className="shrink-0">
            <Link to={paths.category(slug)} className="child-category">
              <Picture url={imageUrl} alt="" sizes="38px" className="size-[38px] rounded-full object-cover" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
