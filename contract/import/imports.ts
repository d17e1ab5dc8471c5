import * as z from 'zod/mini'
import { changeKinds } from '../change-sets/fields.ts'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { Run } from '../desk/runs.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, LastDay, PastDay, plainText, Slug } from '../platform/values.ts'

/** Largest file of an import. */
export const maxImportBytes = 50 * 1024 * 1024
export const maxColumns = 500

export const importStates = ['COLUMNS', 'READING', 'COMPARED', 'APPLYING', 'APPLIED', 'UNUSABLE', 'CANCELLED'] as const
/** Groups of one file that are shown and mapped at once. */
export const maxGroups = 200
const GroupCode = plainText(120)

export const lineKinds = ['CHANGED', 'NEW', 'SAME', 'REFUSED', 'MISSING'] as const

const ImportHead = {
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(['CSV', 'XLSX', 'BMECAT']),
  state: z.enum(importStates),
  createdAt: DateTime,
  /** Null for who has left. */
  createdBy: z.nullable(z.string()),
  appliedAt: z.nullable(DateTime),
  /** The Berlin day at whose beginning prices change; null for at once. */
  validFrom: z.nullable(z.string()),
  /** Lines by what they would do; articles that the file lacks stay as they are. */
  counts: z.object({ CHANGED: z.int(), NEW: z.int(), SAME: z.int(), REFUSED: z.int(), MISSING: z.int() }),
}
export const ImportEntry = z.object(ImportHead)
export type ImportEntry = z.output<typeof ImportEntry>

export const Import = z.object({
  ...ImportHead,
  /** Why nothing can be done with the file. */
  problem: z.nullable(z.string()),
  /** Columns of the file, and what each means. */
  columns: z.array(z.object({ header: z.string(), means: z.nullable(z.string()) })),
  /** What columns may mean, and which of it has to be there. */
  meanings: z.array(z.string()),
  /** Lines that are read so far. */
  readTo: z.int(),
  /** The articles whose price moves: how many, up and down, in the mean, and how many by more than 10 percent. */
  prices: z.object({
    count: z.int(),
    up: z.int(),
    down: z.int(),
    meanPercent: z.nullable(z.number()),
    largeCount: z.int(),
    byCase: z.int(),
  }),
  /** Changed lines by what they change; one of several things counts in each. */
  changes: z.object({ PRICES: z.int(), STOCK: z.int(), OTHERS: z.int() }),
  /** The supplier's own groups of what would be new articles, those without a category first, then the largest; 200 at most. */
  groups: z.array(
    z.object({
      code: z.string(),
      name: z.nullable(z.string()),
      /** Lines that name it. */
      count: z.int(),
      /** What the store has said it is here. */
      category: z.nullable(z.string()),
      /** A category that is called the same. */
      suggestion: z.nullable(z.string()),
    }),
  ),
  /** The pictures that a catalogue names: those still to be fetched, shown, left out as the product shows its store's own, not to be had, taken back. */
  pictures: z.object({
    waiting: z.int(),
    taken: z.int(),
    skipped: z.int(),
    failed: z.int(),
    undone: z.int(),
    /** The first 100 that were not to be had. */
    failures: z.array(z.object({ line: z.int(), supplierSku: z.string(), name: z.string(), reason: z.string() })),
  }),
  /** Where an update does not follow what was applied last of its catalogue, a sentence that says so. */
  warning: z.nullable(z.string()),
  /** Of what the file lacks, the articles that are on sale. */
  missingOnSale: z.int(),
  /** What of it can be taken back (`/supplier/change-sets`); null where nothing was applied, or the comparison has expired. */
  changeSet: z.nullable(z.object({ id: z.uuid(), state: z.string(), undoUntil: z.nullable(DateTime) })),
})
export type Import = z.output<typeof Import>

export const ImportLine = z.object({
  line: z.nullable(z.int()),
  kind: z.enum(lineKinds),
  supplierSku: z.string(),
  name: z.string(),
  /** Net euros of a piece. */
  oldPrice: z.nullable(z.number()),
  newPrice: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  /** Pieces in store, where the line changes them. */
  oldStock: z.nullable(z.int()),
  newStock: z.nullable(z.int()),
  /** What it changes, as the sheet calls it (`/supplier/sheet`). */
  fields: z.array(z.string()),
  isByCase: z.boolean(),
  reasons: z.array(z.string()),
})
export type ImportLine = z.output<typeof ImportLine>

const id = z.uuid()

export const add = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/imports',
  access: 'supplier',
  right: 'prices',
  repeat: 'keyed',
  summary:
    'Takes a CSV, TSV, XLSX or BMEcat file up to 50 MB; nothing counts before it is applied. 422 FILE_REFUSED, LIMIT_REACHED beyond 100 a day',
  status: 201,
  input: z.strictObject({ file: UploadFile }),
  fileBytes: maxImportBytes,
  output: Import,
})
export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/imports',
  access: 'supplier',
  right: 'prices',
  summary: 'The imports of the store within 90 days, newest first, by state, who brought the file and when',
  input: z.strictObject({
    state: z.optional(z.enum(importStates)),
    /** One of `members`. */
    by: z.optional(z.uuid()),
    /** First and last day, in Germany. */
    from: z.optional(PastDay),
    to: z.optional(LastDay),
    ...cursorInput,
  }),
  output: z.extend(cursorOf(ImportEntry), {
    /** Who of the store has imported anything. */
    members: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/imports/{id}',
  access: 'supplier',
  right: 'prices',
  summary: 'One import with its counts and what its prices do',
  input: z.strictObject({ id }),
  output: Import,
})
export const listLines = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/imports/{id}/lines',
  access: 'supplier',
  right: 'prices',
  summary: 'Lines of an import that would do the same, in their order',
  input: z.strictObject({
    id,
    kind: z.enum(lineKinds),
    /** Of changed lines those that change this. */
    change: z.optional(z.enum(changeKinds)),
    ...cursorInput,
  }),
  output: cursorOf(ImportLine),
})
export const readRefused = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/imports/{id}/refused',
  access: 'supplier',
  right: 'prices',
  summary: 'The refused lines as a CSV file with a column that says why',
  input: z.strictObject({ id }),
  output: z.file(),
  replyType: 'text/csv',
})
export const compare = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/imports/{id}/columns',
  access: 'supplier',
  right: 'prices',
  repeat: 'same-effect',
  summary: 'Says what the columns mean, which the store keeps, and has the lines compared; 409 IMPORT_STATE',
  status: 202,
  input: z.strictObject({ id, columns: z.array(z.nullable(plainText(40))).check(z.maxLength(maxColumns)) }),
  output: Import,
})
export const mapGroups = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/imports/{id}/groups',
  access: 'supplier',
  right: 'products',
  repeat: 'same-effect',
  summary:
    'Says which category each group of the file is, which the store keeps for its next files, and has the lines compared again; 409 IMPORT_STATE',
  status: 202,
  input: z.strictObject({
    id,
    groups: z
      .array(z.strictObject({ code: GroupCode, category: z.nullable(Slug) }))
      .check(z.minLength(1), z.maxLength(maxGroups)),
  }),
  output: Import,
})
export const apply = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/imports/{id}/apply',
  access: 'supplier',
  right: 'prices',
  repeat: 'refused',
  summary: 'Has what was compared count, prices from a day on where one is named; 409 IMPORT_STATE, 422 LARGE_CHANGES',
  status: 202,
  input: z.strictObject({
    id,
    /** Needed where a price moves by more than 10 %. */
    confirmedLarge: z._default(z.boolean(), false),
    validFrom: z.optional(z.nullable(LastDay)),
    /** Mails what becomes dearer or cheaper to buyers who ordered it within 12 months. */
    announce: z._default(z.boolean(), false),
  }),
  output: Import,
})
export const cancel = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/imports/{id}/cancel',
  access: 'supplier',
  right: 'prices',
  repeat: 'same-effect',
  summary: 'Gives up an import that does not count yet, also while it is compared; 409 IMPORT_STATE afterwards',
  input: z.strictObject({ id }),
  output: Import,
})
export const pauseMissing = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/imports/{id}/pause-missing',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  summary: 'Pauses what is on sale and the file lacks, at most 500 at once; 409 IMPORT_STATE where there is nothing',
  status: 202,
  input: z.strictObject({ id }),
  output: Run,
})
