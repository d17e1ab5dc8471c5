import { bankStatementRoutes } from './bank-statements/routes.ts'
import { bookRoutes } from './books/routes.ts'
import { commissionInvoiceRoutes } from './commission-invoices/routes.ts'
import type { Api } from './http/serve.ts'
import { netTermsRoutes } from './net-terms/routes.ts'
import { operatorPaymentRoutes } from './payments/operator/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import type { Deps } from './platform/deps.ts'

/** What is paid, paid out, owed and booked. */
export function moneyRoutes(api: Api, deps: Deps) {
  paymentRoutes(api, deps)
  operatorPaymentRoutes(api, deps)
  payoutRoutes(api, deps)
  commissionInvoiceRoutes(api, deps)
  bookRoutes(api, deps)
  netTermsRoutes(api, deps)
  bankStatementRoutes(api, deps)
}
