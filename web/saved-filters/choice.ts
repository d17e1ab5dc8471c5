import type { InputOf } from '../../contract/platform/endpoint.ts'
import { savedFilterBounds } from '../../contract/saved-filters/bounds.ts'
import type * as savedFiltersApi from '../../contract/saved-filters/saved-filters.ts'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import { filtersOf } from '../listings/listing-search.ts'
import type { ListingOf } from '../listings/queries.ts'
import { paths } from '../paths.ts'

/** What a listing is narrowed by, as it is saved; without the view it is shown in. */
export type Choice = Omit<InputOf<typeof savedFiltersApi.save>, 'name' | 'view'>

/** What is chosen in a listing; null where nothing is. */
export function choiceOf(of: ListingOf, search: URLSearchParams): Choice | null {
  const { page: _, pageSize: __, ...filters } = filtersOf(search)
  const words = of.kind === 'search' && of.q
  if (!words && Object.keys(filters).length === 0) return null
  return of.kind === 'search'
    ? { kind: of.kind, ...(words && { q: words }), filters }
    : { kind: of.kind, slug: of.slug, filters }
}

/** The address of a listing with what was chosen in it. */
export function choicePath({ kind, slug = '', q, filters }: Choice): string {
  const path = kind === 'search' ? paths.search() : paths[kind](slug)
  const search = new URLSearchParams(entriesOf({ ...(q && { q }), ...filters }))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The same for the same choice, whatever the order in which it was made. */
export const sameKey = (choice: Choice) => {
  const [path, search] = choicePath(choice).split('?')
  return [path, ...new URLSearchParams(search)].map(String).toSorted().join('&')
}

function entriesOf({ attr, ...rest }: Partial<SavedFilter['filters']> & { q?: string }): [string, string][] {
  const attributes = Object.entries(attr ?? {}).map(([key, values]) => [`attr.${key}`, values] as const)
  return [...Object.entries(rest), ...attributes].flatMap(([name, value]) =>
    value === undefined || (name === 'sort' && value === 'RELEVANCE')
      ? []
      : [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

/** A name that none of the others has: 'Hafer', 'Hafer 2'. */
export function freeName(proposed: string, taken: readonly string[]): string {
  const others = new Set(taken.map((name) => name.toLowerCase()))
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : ` ${n}`
    const name =
      proposed
        .trim()
        .slice(0, savedFilterBounds.maxName - end.length)
        .trim() + end
    if (!others.has(name.toLowerCase())) return name
  }
}
