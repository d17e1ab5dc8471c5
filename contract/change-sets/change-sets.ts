import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, LastDay, SkuId } from '../platform/values.ts'
import { cellProblems } from './check-cells.ts'
import { sheetFields } from './fields.ts'

/** The most that one set takes: a price list pasted whole. */
export const maxCells = 5000
/** How long a set can be taken back. */
export const undoDays = 30
/** When buyers are told of a dated price, before it counts. */
export const announceDays = 14

/** Euros or percent of at most two decimals, whole pieces, or a day as a number (20261212), by the field; null for an empty cell. */
const CellValue = z.nullable(z.number())
const CellKey = { skuId: SkuId, field: z.enum(sheetFields) }
const NewCell = z.strictObject({ ...CellKey, from: CellValue, to: CellValue })
export type NewCell = z.output<typeof NewCell>

const CellProblem = z.object({ code: z.enum(cellProblems), limit: CellValue })

export const cellStates = ['OPEN', 'REFUSED', 'LEFT_OUT', 'APPLIED', 'CONFLICT', 'UNDONE', 'STAYED'] as const
export const ChangeCell = z.object({
  skuId: z.string(),
  name: z.string(),
  supplierSku: z.string(),
  field: z.string(),
  /** As a call carries it; of an import's text fields the text. */
  from: z.nullable(z.union([z.number(), z.string()])),
  to: z.nullable(z.union([z.number(), z.string()])),
  state: z.enum(cellStates),
  problem: z.nullable(CellProblem),
})
export type ChangeCell = z.output<typeof ChangeCell>

const PriceJump = z.object({
  skuId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  from: Euros,
  to: Euros,
  percent: z.number(),
})

export const changeSetStates = ['DRAFT', 'APPLYING', 'SCHEDULED', 'APPLIED', 'UNDOING', 'UNDONE'] as const
const ChangeSetHead = {
  id: z.uuid(),
  state: z.enum(changeSetStates),
  source: z.enum(['SHEET', 'IMPORT']),
  createdAt: DateTime,
  /** Null for who has left. */
  createdBy: z.nullable(z.string()),
  /** The Berlin day at whose beginning prices change; null for at once. */
  validFrom: z.nullable(z.string()),
  isAnnounced: z.boolean(),
  appliedAt: z.nullable(DateTime),
  undoneAt: z.nullable(DateTime),
  undoUntil: z.nullable(DateTime),
  /** Articles whose prices change, and by how many percent in the mean; counts; other cells. */
  prices: z.int(),
  meanPercent: z.nullable(z.number()),
  stocks: z.int(),
  others: z.int(),
  /** How many cells ended in each state. */
  cells: z.object({
    OPEN: z.int(),
    REFUSED: z.int(),
    LEFT_OUT: z.int(),
    APPLIED: z.int(),
    CONFLICT: z.int(),
    UNDONE: z.int(),
    STAYED: z.int(),
  }),
}
export const ChangeSetEntry = z.object(ChangeSetHead)
export type ChangeSetEntry = z.output<typeof ChangeSetEntry>

export const ChangeSet = z.object({
  ...ChangeSetHead,
  histogram: z.array(
    z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()), count: z.int(), isLarge: z.boolean() }),
  ),
  /** The largest moves first, at most 50; all above 10 % have to be confirmed. */
  largest: z.array(PriceJump),
  largeCount: z.int(),
  /** Cells that cannot be taken, and those that were changed by somebody else, at most 200. */
  problems: z.array(ChangeCell),
  /** Buyers with one of the articles in a cart, and those who ordered one within 12 months. */
  touched: z.object({ carts: z.int(), buyers: z.int() }),
})
export type ChangeSet = z.output<typeof ChangeSet>

const id = z.uuid()

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/change-sets',
  access: 'supplier',
  right: 'prices',
  repeat: 'keyed',
  summary: 'Compares at most 5,000 changed cells with what is stored, and writes nothing but this comparison',
  status: 201,
  input: z.strictObject({ cells: z.array(NewCell).check(z.minLength(1), z.maxLength(maxCells)) }),
  output: ChangeSet,
})
export const apply = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/change-sets/{id}/apply',
  access: 'supplier',
  right: 'prices',
  repeat: 'refused',
  summary: 'Lets a compared set count, now or from a day on; 409 CHANGE_SET_STATE, 422 LARGE_CHANGES',
  status: 202,
  input: z.strictObject({
    id,
    /** Needed where a price moves by more than 10 %. */
    confirmedLarge: z._default(z.boolean(), false),
    /** Cells that are not to count. */
    leaveOut: z._default(z.array(z.strictObject(CellKey)).check(z.maxLength(maxCells)), []),
    /** A day from tomorrow to a year ahead: prices change as it begins in Berlin, stock and the day of its return count at once. */
    validFrom: z.optional(z.nullable(LastDay)),
    /** Mails what becomes dearer or cheaper to buyers who ordered it within 12 months. */
    announce: z._default(z.boolean(), false),
  }),
  output: ChangeSet,
})
export const undo = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/change-sets/{id}/undo',
  access: 'supplier',
  right: 'prices',
  repeat: 'refused',
  summary:
    'Takes a set back, within 30 days; what somebody has changed since stays and is listed; 409 CHANGE_SET_STATE',
  status: 202,
  input: z.strictObject({ id }),
  output: ChangeSet,
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/change-sets/{id}',
  access: 'supplier',
  right: 'prices',
  summary: 'One set with its differences',
  input: z.strictObject({ id }),
  output: ChangeSet,
})
export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/change-sets',
  access: 'supplier',
  right: 'prices',
  summary: 'The sets of the store, newest first, without those that were only compared',
  input: z.strictObject({ after: z.optional(z.uuid()) }),
  output: z.object({ items: z.array(ChangeSetEntry), next: z.nullable(z.uuid()) }),
})
export const listCells = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/change-sets/{id}/cells',
  access: 'supplier',
  right: 'prices',
  summary: 'The cells of a set, 200 at a time, by product',
  input: z.strictObject({
    id,
    state: z.optional(z.enum(cellStates)),
    after: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{1,20}:[A-Z_\d]{1,40}$/))),
  }),
  output: z.object({ items: z.array(ChangeCell), next: z.nullable(z.string()) }),
})
