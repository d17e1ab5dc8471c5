import type { Temperature } from '../../../contract/delivery.ts'
import type { ListingFilters } from '../../../contract/listings.ts'
import { arrivalFrom, placeOf, type CalendarRow } from '../../delivery/calendar.ts'
import { findCalendars, findCooledCategories, readUsualAddress } from '../../delivery/queries.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Viewer } from '../../products/price.ts'
import { catalogueCompany } from '../../products/visibility.ts'

/** What listings know of a viewer whose address in Germany is known. */
export type ViewersArrivals = {
  /** The last day on which goods of a store and category ordered now are there, 'YYYY-MM-DD'; null where it does not deliver. */
  latestOf: (storeId: string, categorySlug: string) => string | null
}

/** Null where no day can be named: to visitors, and without such an address. Calendars are read only where a day is chosen. */
export async function readViewersArrivals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { arrivesBy }: Pick<ListingFilters, 'arrivesBy'>,
): Promise<ViewersArrivals | null> {
  if (!viewer.account || !catalogueCompany(viewer.account)) return null
  const [address, calendars, cooled] = await Promise.all([
    readUsualAddress(db, viewer.account),
    arrivesBy ? findCalendars(db) : [],
    arrivesBy ? findCooledCategories(db) : [],
  ])
  const place = placeOf(address)
  if (!place) return null
  const stores = new Map(calendars.map((row): [string, CalendarRow] => [row.storeId, row]))
  const temperatures = new Map(cooled.map((row): [string, Temperature] => [row.slug, row.temperature]))
  const orderedAt = clock.now()
  // Few of them differ: one for each store and temperature.
  const known = new Map<string, string | null>()
  return {
    latestOf(storeId, categorySlug) {
      const temperature = temperatures.get(categorySlug) ?? 'AMBIENT'
      const key = `${storeId} ${temperature}`
      const latest = known.get(key)
      if (latest !== undefined) return latest
      const store = stores.get(storeId)
      const arrival = store ? arrivalFrom(store, place, { temperature, orderedAt }) : null
      known.set(key, arrival?.latest ?? null)
      return arrival?.latest ?? null
    },
  }
}
