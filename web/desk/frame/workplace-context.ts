import { createContext, use } from 'react'
import { splitPath } from '../../paths.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import type { Place, Side } from '../workplace.ts'

export type WorkplaceRoutes = { side: Side; places: Place[] }

export const WorkplaceContext = createContext<WorkplaceRoutes | null>(null)
export const useWorkplaceRoutes = (): WorkplaceRoutes => use(WorkplaceContext)!

export type RailPlace = Place & { rail: NonNullable<Place['rail']> }

/** What stands in the rail for this member: pages that cannot be opened are left out. */
export function useRailPlaces(): RailPlace[] {
  const { user } = useSession()
  const { places } = useWorkplaceRoutes()
  return places.filter((place): place is RailPlace => place.rail !== undefined && mayOpen(user, place.right))
}

/** The address behind `/supplier` or `/operator`. */
export const placeOf = (side: Side, pathname: string): string => splitPath(pathname).path.slice(side.length + 2)

/** Whether a page of the rail is the one that is shown, or leads to it. */
export function isCurrent({ path }: Pick<Place, 'path'>, shown: string): boolean {
  const parts = shown.split('/')
  return path === ''
    ? shown === ''
    : path.split('/').every((part, place) => (part.startsWith(':') ? parts[place] : part === parts[place]))
}
