import Plus from 'lucide-react/icons/plus'
import { Link } from '../../frame/Link.tsx'
import { Popover } from '../../ui/windows/Popover.tsx'
import { useDeskTexts } from '../texts.ts'
import { CREATING } from '../use-creating.ts'
import { placePath, type Side } from '../workplace.ts'
import { useRailPlaces, useWorkplaceRoutes } from './workplace-context.ts'

/** What is begun on a page of the rail, by its path. A file is chosen on its page: a browser lets none be chosen by a link. */
const begun = {
  supplier: ['products', 'imports'],
  operator: ['magazine', 'collections', 'coupons'],
} as const satisfies Record<Side, readonly string[]>

/** What this member may create, from wherever they are. */
export function NewMenu() {
  const { create } = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const places = useRailPlaces()
  const entries = begun[side].flatMap((path) => places.find((place) => place.path === path) ?? [])
  if (entries.length === 0) return null
  const names: Record<string, string> = create.names
  return (
    <Popover
      triggerClass="desk-button desk-begin"
      trigger={
        <>
          <Plus />
          <span>{create.open}</span>
        </>
      }
      panelClass="desk-menu right-0 mt-2 w-56 p-2"
    >
      {(close) => (
        <nav aria-label={create.open}>
          {entries.map(({ path, rail: { icon: Icon } }) => (
            <Link
              key={path}
              to={path === 'imports' ? placePath(side, path) : `${placePath(side, path)}?${CREATING}=true`}
              className="desk-menu-entry"
              onClick={close}
            >
              <Icon />
              {names[path]}
            </Link>
          ))}
        </nav>
      )}
    </Popover>
  )
}
