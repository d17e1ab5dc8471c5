import { Link } from '../../frame/Link.tsx'

type ViewLinksProps = { label: string; path: string; views: readonly { key: string; name: string }[]; chosen: string }

/** The views of a list, each with an address of its own; the first one is that without a parameter. */
export const ViewLinks = ({ label, path, views, chosen }: ViewLinksProps) => (
  <nav aria-label={label} className="flex gap-1 overflow-x-auto px-[18px] pt-3">
    {views.map(({ key, name }, index) => (
      <Link
        key={key}
        to={index === 0 ? path : `${path}?view=${key}`}
        aria-current={key === chosen ? 'page' : undefined}
        className="flex min-h-9 items-center rounded-full px-3 font-medium whitespace-nowrap text-ink-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
      >
        {name}
      </Link>
    ))}
  </nav>
)
