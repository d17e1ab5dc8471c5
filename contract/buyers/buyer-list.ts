import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import * as operatorBuyersApi from '../operator/buyers.ts'

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
