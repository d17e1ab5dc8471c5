import * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { sendReport } from './send-report.ts'

const hour = 60 * 60

/** Reports of unlawful products, by anybody who sees them. */
export function productReportRoutes(api: Api, deps: Deps): void {
  // As for the contact form: an office behind one address, and a mail to the one that was typed.
  const byAddress = limit(deps, { name: 'product-report-address', attempts: 30, seconds: hour })
  const byEmail = limit(deps, { name: 'product-report-email', attempts: 5, seconds: hour })

  serve(api, productReportsApi.send, async (input, caller) => {
    await byAddress.take(caller.address)
    if (input.email) await byEmail.take(input.email.toLowerCase())
    return sendReport(deps, caller, input)
  })
}
