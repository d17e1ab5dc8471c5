import type { InputOf } from '../../contract/platform/endpoint.ts'
import { savedFilterBounds } from '../../contract/saved-filters/bounds.ts'
import type * as savedFiltersApi from '../../contract/saved-filters/saved-filters.ts'
import type { ListingFilters } from '../../contract/listings.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import {
  findSavedFilter,
  insertSavedFilter,
  lockSavedFilters,
  type SavedFilterRow,
  type SavedQuery,
  updateSavedFilter,
} from './queries.ts'

type SaveInput = Omit<InputOf<typeof savedFiltersApi.save>, 'filters'> & {
  filters: Omit<ListingFilters, 'page' | 'pageSize'>
}

/**
 * Saves a choice of filters, or gives the one that is saved already this name and view. Throws NOT_FOUND for a listing that is not
 * there, VALIDATION for a name that another choice has, LIMIT_REACHED.
 */
export async function saveFilter({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller<'buyer'>, input: SaveInput) {
  const { name, kind } = input
  const buyerId = caller.account.companyId
  const view = input.view ?? null
  const filter = { name, kind, slug: kind === 'search' ? '' : input.slug!, query: queryOf(input), view }
  return inTransaction(db, async (tx): Promise<SavedFilterRow> => {
    const { id, isNameTaken, count } = await lockSavedFilters(tx, buyerId, filter)
    if (isNameTaken) {
      const { nameTaken } = texts(caller.language).savedFilters.replies
      throw Problem.of('VALIDATION', undefined, { fieldErrors: { name: nameTaken } })
    }
    if (id === null && count >= savedFilterBounds.most)
      throw Problem.of('LIMIT_REACHED', { what: 'SAVED_FILTERS', most: savedFilterBounds.most })
    const saved = id ?? newId()
    if (id) await updateSavedFilter(tx, buyerId, { id, name, view })
    else await insertSavedFilter(tx, buyerId, { id: saved, createdAt: clock.now(), ...filter })
    const row = await findSavedFilter(tx, buyerId, saved)
    if (kind !== 'search' && row.nameDe === null) throw Problem.of('NOT_FOUND')
    return row
  })
}

// The same choice whatever the order in which it was made.
function queryOf({ q, filters }: SaveInput): SavedQuery {
  const sorted = <Value>(value: Value): Value =>
    Array.isArray(value) ? ((value as string[]).toSorted((a, b) => (a < b ? -1 : 1)) as Value) : value
  const { attr, ...rest } = filters
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, sorted(value)])) as typeof rest
  const attributes = Object.fromEntries(Object.entries(attr ?? {}).map(([key, values]) => [key, sorted(values)]))
  const words = q?.trim()
  return {
    ...(words && { q: words }),
    filters: { ...plain, ...(Object.keys(attributes).length > 0 && { attr: attributes }) },
  }
}
