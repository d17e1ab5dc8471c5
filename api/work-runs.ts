import { startRunWorker, type RunKinds } from './desk/runs/work-run.ts'
import type { Deps } from './platform/deps.ts'
import { exportRun } from './range/export-products.ts'
import { productsRun } from './range/act-on-many.ts'

/** What can be done with many things at once, by the kind of the run. */
const kinds: RunKinds = { products: productsRun, 'products-file': exportRun }

export const startRuns = (deps: Deps) => startRunWorker(deps, kinds)
