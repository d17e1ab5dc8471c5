import * as z from 'zod/mini'
import { plainText } from '../platform/values.ts'
import { TicketNumber } from '../tickets/ticket-number.ts'

/** Why an operator acts as a buyer: stands in each audit row, in the mail to the person and in their export. */
export const ImpersonationReason = plainText(300).check(z.trim(), z.minLength(5))
export const impersonationFields = {
  reason: ImpersonationReason,
  /** In which somebody has asked for it. */
  ticketNumber: z.optional(TicketNumber),
  mayWrite: z._default(z.boolean(), false),
}
