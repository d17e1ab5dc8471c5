import { startRunWorker, type RunKinds } from './desk/runs/work-run.ts'
import { accessRequestsRun } from './exclusive/decide-many.ts'
import { addToCollection } from './listings/collection-admin.ts'
import { ordersRun } from './orders/many/act-on-many.ts'
import { confirmedOrdersRun } from './orders/operator/confirm-many.ts'
import { transferRefundsRun } from './payments/operator/mark-many-sent.ts'
import type { Deps } from './platform/deps.ts'
import { exportRun } from './range/export-products.ts'
import { productsRun } from './range/many/act-on-many.ts'
import { judgedFileRun } from './range/operator/export-judged.ts'
import { judgedRun } from './range/operator/judged-run.ts'

/** What can be done with many things at once, by the kind of the run. */
const kinds: RunKinds = {
  orders: ordersRun,
  'rejected-orders': ordersRun,
  'confirmed-orders': confirmedOrdersRun,
  'access-requests': accessRequestsRun,
  'transfer-refunds': transferRefundsRun,
  products: productsRun,
  'products-file': exportRun,
  'judged-products': judgedRun(addToCollection),
  'judged-products-file': judgedFileRun,
}

export const startRuns = (deps: Deps) => startRunWorker(deps, kinds)
