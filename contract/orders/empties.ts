import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { Month } from './documents.ts'
import { DateTime, Euros, NoInput, requiredText } from '../platform/values.ts'

export const movementKinds = ['DELIVERED', 'RETURNED', 'CORRECTED'] as const

/** What a buyer holds of one item. Amounts are deposit without tax. */
export const HeldItem = z.object({
  code: z.string(),
  name: z.string(),
  pieces: z.int(),
  total: Euros,
  totalText: z.string(),
  /** A transport aid: pieces for pieces, no money. */
  isExchanged: z.boolean(),
})
export type HeldItem = z.output<typeof HeldItem>

export const Movement = z.object({
  id: z.string(),
  at: DateTime,
  kind: z.enum(movementKinds),
  kindText: z.string(),
  name: z.string(),
  /** Negative where they went back. */
  pieces: z.int(),
  totalText: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  documentNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type Movement = z.output<typeof Movement>

const held = { items: z.array(HeldItem), total: Euros, totalText: z.string() }
/** `partner` is the store to a buyer, and the company to a store. */
const Partner = z.object({ partnerId: z.string(), partnerName: z.string(), ...held })
export type Partner = z.output<typeof Partner>
/** `months` are those with movements, 'YYYY-MM', newest first: each has a statement. */
export const EmptiesAccount = z.extend(Partner, { months: z.array(z.string()), movements: pageOf(Movement) })
export type EmptiesAccount = z.output<typeof EmptiesAccount>

const Window = { page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }
const csv = { output: z.file(), replyType: 'text/csv' } as const
const pdf = { output: z.file(), replyType: 'application/pdf' } as const

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/empties',
  access: 'buyer',
  right: 'documents',
  summary: 'What the company holds of bottles, crates, kegs and transport aids, by store',
  input: NoInput,
  output: z.object({ partners: z.array(Partner) }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/empties/{storeId}',
  access: 'buyer',
  right: 'documents',
  summary: 'What the company holds of one store, and every movement, newest first; 404 where there was none',
  input: z.strictObject({ storeId: z.uuid(), ...Window }),
  output: EmptiesAccount,
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/account/empties/{storeId}/csv',
  access: 'buyer',
  right: 'documents',
  summary: 'Every movement between the company and one store',
  input: z.strictObject({ storeId: z.uuid() }),
  ...csv,
})
export const readStatement = endpoint({
  method: 'GET',
  path: '/api/v1/account/empties/{storeId}/statements/{month}',
  access: 'buyer',
  right: 'documents',
  summary:
    'A month of the account as PDF: what was there, what moved, what is left; 404 EMPTIES_MONTH_EMPTY where nothing moved',
  input: z.strictObject({ storeId: z.uuid(), month: Month }),
  ...pdf,
})

export const MOST_COUNTED = 100_000
const Pieces = z.int().check(z.minimum(1), z.maximum(MOST_COUNTED))
const companyId = z.uuid()
const returned = z
  .array(z.strictObject({ code: requiredText(40), pieces: Pieces }))
  .check(z.minLength(1), z.maxLength(20))

export const announce = endpoint({
  method: 'PUT',
  repeat: 'same-effect',
  path: '/api/v1/account/empties/{storeId}/announcements/{orderId}',
  access: 'buyer',
  right: 'buy',
  summary:
    'What is going to be given back with the delivery of an order, in place of what was announced before: the store sees it and counts what comes; 409 ORDER_STATE once nothing is to be delivered any more',
  input: z.strictObject({
    storeId: z.uuid(),
    orderId: z.uuid(),
    lines: z.array(z.strictObject({ code: requiredText(40), pieces: Pieces })).check(
      z.maxLength(20),
      z.refine((lines) => new Set(lines.map(({ code }) => code)).size === lines.length),
    ),
  }),
  output: z.object({ lines: z.array(z.object({ code: z.string(), name: z.string(), pieces: z.int() })) }),
})

/** How many more pieces than the account shows are taken back. */
export const beyondTerms = ['REFUSE', 'FIFTH', 'ALLOW'] as const
export const Beyond = z.enum(beyondTerms)

export const listOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/empties',
  access: 'supplier',
  right: 'readOrders',
  summary: "Who holds how much of the store's bottles, crates, kegs and transport aids, the most first",
  input: z.strictObject(Window),
  output: z.extend(pageOf(Partner), { beyond: Beyond }),
})
export const readOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/empties/{companyId}',
  access: 'supplier',
  right: 'readOrders',
  summary: 'What one company holds of the store, and every movement, newest first; 404 where there was none',
  input: z.strictObject({ companyId, ...Window }),
  output: EmptiesAccount,
})
export const readCsvOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/empties/{companyId}/csv',
  access: 'supplier',
  right: 'readOrders',
  summary: 'Every movement between the store and one company',
  input: z.strictObject({ companyId }),
  ...csv,
})
export const readStatementOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/empties/{companyId}/statements/{month}',
  access: 'supplier',
  right: 'readOrders',
  summary: "A month of one company's account as PDF; 404 EMPTIES_MONTH_EMPTY where nothing moved",
  input: z.strictObject({ companyId, month: Month }),
  ...pdf,
})
export const takeBack = endpoint({
  method: 'POST',
  repeat: 'keyed',
  needsKey: true,
  path: '/api/v1/supplier/empties/{companyId}/returns',
  access: 'supplier',
  right: 'orders',
  summary:
    'Books what came back, as counted: a credit note for each order it was delivered with, the oldest first, and its money goes back; of transport aids the pieces alone; 422 EMPTIES_BEYOND beyond what the store takes',
  input: z.strictObject({ companyId, lines: returned }),
  /** Numbers of the credit notes. */
  output: z.object({ documents: z.array(z.string()) }),
})
export const correct = endpoint({
  method: 'POST',
  repeat: 'keyed',
  needsKey: true,
  path: '/api/v1/supplier/empties/{companyId}/corrections',
  access: 'supplier',
  right: 'orders',
  summary: 'Corrects a count by a movement with its reason; no money moves',
  input: z.strictObject({
    companyId,
    code: requiredText(40),
    /** More the buyer holds, or less. */
    pieces: z.int().check(
      z.minimum(-100_000),
      z.maximum(100_000),
      z.refine((pieces) => pieces !== 0),
    ),
    reason: requiredText(300),
  }),
  output: EmptiesAccount,
})
export const setTerms = endpoint({
  method: 'PUT',
  repeat: 'same-effect',
  path: '/api/v1/supplier/empties-terms',
  access: 'supplier',
  right: 'orders',
  summary: 'How many more pieces the store takes back than an account shows: none, a fifth, or any number',
  input: z.strictObject({ beyond: Beyond }),
  output: z.object({ beyond: Beyond }),
})
