import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

const ofFinance = { method: 'GET', access: 'operator', right: 'payouts' } as const
const year = z.strictObject({ year: z.int().check(z.minimum(2020), z.maximum(2099)) })

export const readCsv = endpoint({
  ...ofFinance,
  path: '/api/v1/operator/seller-reports/{year}/csv',
  summary:
    'What sellers sold and paid in a year by quarter, for the report of § 13 PStTG, as CSV; a row for each store',
  input: year,
  output: z.file(),
  replyType: 'text/csv',
})
export const readSheet = endpoint({
  ...ofFinance,
  path: '/api/v1/operator/seller-reports/{year}/xlsx',
  summary: 'The same as a sheet of Excel (XLSX)',
  input: year,
  output: z.file(),
  replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
