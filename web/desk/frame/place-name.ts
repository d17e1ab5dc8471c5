import { useDeskTexts } from '../texts.ts'
import type { Place } from '../workplace.ts'
import { useWorkplaceRoutes } from './workplace-context.ts'

/** What a page is called: rail, browser tab, list of what can be opened. */
export function usePlaceName(place: Place): string {
  const { places } = useDeskTexts()
  const names: Record<string, string> = places[useWorkplaceRoutes().side]
  return names[place.name]!
}
