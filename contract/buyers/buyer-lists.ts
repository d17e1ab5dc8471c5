import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime } from '../platform/values.ts'
import * as operatorBuyersApi from '../operator/buyers.ts'
import { TicketEntry } from '../tickets/tickets.ts'

const vatCheckSources = ['REGISTER', 'OPERATOR'] as const
/** What was found about a VAT id once: by the register of the member states, or by an operator. */
export const BuyerVatCheck = z.object({
  id: z.string(),
  at: DateTime,
  vatId: z.string(),
  status: z.enum(['VALID', 'INVALID']),
  source: z.enum(vatCheckSources),
  /** The operator; null for the register, and where it is not known. */
  by: z.nullable(z.string()),
})
export type BuyerVatCheck = z.output<typeof BuyerVatCheck>

/** A write, as it is noted in the audit: what leaves with it are data of people. */
export const writeCsv = endpoint({
  method: 'POST',
  path: '/api/v1/operator/buyers/csv',
  access: 'operator',
  right: 'buyers',
  repeat: 'same-effect',
  summary:
    'The companies of exactly this list for a spreadsheet, all of them, noted in the audit; e-mail addresses only with the right exportBuyers',
  input: z.omit(operatorBuyersApi.list.input, { after: true, before: true, pageSize: true }),
  output: z.file(),
  replyType: 'text/csv',
})

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers/{id}/tickets',
  access: 'operator',
  right: 'buyers',
  summary:
    'What the people of a company have written to the marketplace, newest first: signed in, or signed out from their address',
  input: z.strictObject({ id: z.uuid(), ...cursorInput }),
  output: cursorOf(TicketEntry),
})
export const listVatChecks = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers/{id}/vat-checks',
  access: 'operator',
  right: 'buyers',
  summary: 'How often the VAT id of a company was checked, by whom and what was found, newest first',
  input: z.strictObject({ id: z.uuid(), ...cursorInput }),
  output: cursorOf(BuyerVatCheck),
})
