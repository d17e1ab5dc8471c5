import * as z from 'zod/mini'
import { mostItems, Run } from '../desk/runs.ts'
import { Reason } from '../operator/orders.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, SkuId, Slug } from '../platform/values.ts'
import { judgedFilters } from './operator-list.ts'

/** What operators do with several products, in the order of the buttons. */
export const manyActions = ['BLOCK', 'RELEASE', 'PAUSE', 'CATEGORY', 'COLLECTION'] as const
export type ManyAction = (typeof manyActions)[number]

/** A product as it was chosen: one that has changed since is left. */
const Chosen = z.strictObject({ skuId: SkuId, seen: DateTime })

/** The products themselves, or those of a view as it is filtered. */
const chosen = {
  products: z.optional(z.array(Chosen).check(z.minLength(1), z.maxLength(mostItems))),
  filter: z.optional(z.strictObject(judgedFilters)),
}

export const actOnMany = endpoint({
  method: 'POST',
  path: '/api/v1/operator/products/actions',
  access: 'operator',
  right: 'catalogue',
  repeat: 'keyed',
  status: 202,
  summary:
    'Blocks, releases, pauses or moves up to 500 products, or puts them into a collection, one after the other; each store is told once. With dryRun says what would happen. 422 REASON_MISSING, LIMIT_REACHED',
  input: z.strictObject({
    action: z.enum(manyActions),
    ...chosen,
    /** With CATEGORY: the leaf they move to. */
    category: z.optional(Slug),
    collection: z.optional(Slug),
    /** Says what would happen and changes nothing; everything else needs a reason. */
    dryRun: z.optional(z.boolean()),
    reason: z.optional(Reason),
  }),
  output: z.object({
    total: z.int(),
    possible: z.int(),
    /** How many stores these are of. */
    stores: z.int(),
    /** Why the others are left, with up to five of their names. */
    left: z.array(z.object({ code: z.string(), message: z.string(), count: z.int(), names: z.array(z.string()) })),
    /** What was counted, to be sent as it was seen. */
    products: z.array(z.object({ skuId: z.string(), seen: DateTime })),
    /** Null of a dry run. */
    run: z.nullable(Run),
  }),
})

/** As a handler reads it. */
export type ManyInput = z.output<typeof actOnMany.input>

export const exportRows = endpoint({
  method: 'POST',
  path: '/api/v1/operator/products/export',
  access: 'operator',
  right: 'catalogue',
  repeat: 'keyed',
  status: 202,
  summary: 'Writes the chosen products, or exactly a view of the list, as CSV; the run has the file',
  input: z.strictObject({
    skuIds: z.optional(z.array(SkuId).check(z.minLength(1), z.maxLength(mostItems))),
    filter: z.optional(z.strictObject(judgedFilters)),
  }),
  output: Run,
})
export type ExportInput = z.output<typeof exportRows.input>
