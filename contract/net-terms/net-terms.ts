import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Euros, NoContent, plainText, requiredText } from '../platform/values.ts'

/** How many days after its invoice a delivery is paid. */
export const termsDays = [14, 30] as const
export const MOST_LIMIT = 1_000_000

export const BuyerTerms = z.object({
  buyerId: z.string(),
  companyName: z.string(),
  limit: Euros,
  limitText: z.string(),
  days: z.literal(termsDays),
  /** Invoices that are open and what is ordered and not invoiced yet. */
  usedText: z.string(),
  leftText: z.string(),
  /** Of the open invoices those whose day has passed; null where there are none. */
  overdueText: z.nullable(z.string()),
  areRemindersStopped: z.boolean(),
  grantedAt: DateTime,
  /** Since when nothing more is ordered on them. */
  endedAt: z.nullable(DateTime),
})
export type BuyerTerms = z.output<typeof BuyerTerms>

const ofFinance = { access: 'supplier', right: 'finance' } as const
const BuyerId = z.uuid()

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/net-terms',
  ...ofFinance,
  summary: 'Buyers that the store lets pay later, newest first, with limit and what of it is used',
  input: z.strictObject({ ...cursorInput, q: z.optional(plainText(100)) }),
  output: cursorOf(BuyerTerms),
})
export const listBuyers = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/net-terms-buyers',
  ...ofFinance,
  summary:
    'At most ten companies that have ordered from the store, by how words of their name begin or the whole e-mail of a member',
  input: z.strictObject({ q: requiredText(100) }),
  output: z.object({
    items: z.array(
      z.object({ buyerId: z.string(), companyName: z.string(), orderCount: z.int(), hasTerms: z.boolean() }),
    ),
  }),
})
export const grant = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/net-terms/{buyerId}',
  ...ofFinance,
  repeat: 'same-effect',
  summary:
    'Lets a company that has ordered from the store pay later, up to a limit, or changes how; also after the end of it',
  input: z.strictObject({
    buyerId: BuyerId,
    /** Euros with tax. */
    limit: z.number().check(z.minimum(1), z.maximum(MOST_LIMIT), z.multipleOf(0.01)),
    days: z.literal(termsDays),
    /** No reminder goes to this buyer. */
    areRemindersStopped: z._default(z.boolean(), false),
  }),
  output: BuyerTerms,
})
export const end = endpoint({
  method: 'DELETE',
  path: '/api/v1/supplier/net-terms/{buyerId}',
  ...ofFinance,
  repeat: 'same-effect',
  status: 204,
  summary: 'Takes no more orders of the company on net terms; what is open stays due as it was agreed on',
  input: z.strictObject({ buyerId: BuyerId }),
  output: NoContent,
})
