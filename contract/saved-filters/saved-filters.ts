import * as z from 'zod/mini'
import { ListingFilters } from '../listings.ts'
import { endpoint } from '../platform/endpoint.ts'
import { savedFilterBounds } from './bounds.ts'
import { DateTime, NoContent, NoInput, plainText, requiredText, Slug } from '../platform/values.ts'

const savedQuery = {
  /** Words of a search. */
  q: z.optional(plainText(200)),
  filters: z.strictObject(z.omit(ListingFilters, { page: true, pageSize: true }).shape),
  /** Tiles or rows, where one of them was chosen. */
  view: z.optional(z.enum(['grid', 'list'])),
}
const kind = z.enum(['category', 'collection', 'store', 'search'])

export const SavedFilter = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  /** Of the listing; empty for a search. */
  slug: z.string(),
  ...savedQuery,
  /** What the listing is called; empty for a search, null for one that is gone. */
  listingName: z.nullable(z.string()),
  createdAt: DateTime,
})
export type SavedFilter = z.output<typeof SavedFilter>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/saved-filters',
  access: 'buyer',
  right: 'buy',
  summary: `What the buyer filters by again and again, by name; at most ${savedFilterBounds.most}`,
  input: NoInput,
  output: z.array(SavedFilter),
})
export const save = endpoint({
  method: 'POST',
  path: '/api/v1/account/saved-filters',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Save a choice of filters under a name; one that is saved already gets this name',
  input: z
    .strictObject({ name: requiredText(savedFilterBounds.maxName), kind, slug: z.optional(Slug), ...savedQuery })
    .check(z.refine((input) => input.kind === 'search' || Boolean(input.slug), { path: ['slug'] })),
  output: SavedFilter,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/saved-filters/{id}',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Delete a saved choice; one that is gone stays gone',
  status: 204,
  input: z.strictObject({ id: z.uuid() }),
  output: NoContent,
})
