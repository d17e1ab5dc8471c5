import * as z from 'zod/mini'

export const TicketNumber = z.string().check(z.regex(/^K\d{1,12}$/))
