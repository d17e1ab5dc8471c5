import Ellipsis from 'lucide-react/icons/ellipsis'
import type { OrderEntry } from '../../contract/orders/orders.ts'
import { Link } from '../frame/Link.tsx'
import { accountPaths } from '../account-paths.ts'
import { paths } from '../paths.ts'
import { iconButtonClass } from '../ui/IconButton.tsx'
import { Popover } from '../ui/windows/Popover.tsx'
import { useOrderTexts } from './texts.ts'

/** What else there is to an order of the list: its page, its documents, a complaint. */
export function OrderMenu({ entry: { id, orderNumber, hasDocuments } }: { entry: OrderEntry }) {
  const t = useOrderTexts().menu
  const links = [
    [paths.order(id), t.details],
    ...(hasDocuments
      ? [[`${paths.documents()}?${new URLSearchParams({ q: orderNumber })}`, t.documents] as const]
      : []),
    [
      `${hasDocuments ? accountPaths.newClaim() : paths.static('contact-us')}?${new URLSearchParams({ order: orderNumber })}`,
      t.complaint,
    ],
  ] as const
  return (
    <Popover
      trigger={<Ellipsis aria-hidden="true" />}
      triggerLabel={t.label(orderNumber)}
      triggerClass={`${iconButtonClass} order-more`}
      panelClass="right-0 mt-1 w-56 p-2"
    >
      {(close) => (
        <ul>
          {links.map(([path, label]) => (
            <li key={path}>
              <Link
                to={path}
                onClick={close}
                className="flex min-h-11 items-center rounded-md px-3 text-medium hover:bg-sunken"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
