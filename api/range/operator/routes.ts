import * as operatorProductsApi from '../../../contract/range/operator-products.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJudgedProduct } from './read-judged-product.ts'
import { trustStore } from './trust-store.ts'

/** Products of all stores, as operators judge them. */
export function operatorProductRoutes(api: Api, deps: Deps): void {
  serve(api, operatorProductsApi.read, ({ skuId }, caller) => readJudgedProduct(deps, caller, skuId))
  serve(api, operatorProductsApi.trustStore, (input, caller) => trustStore(deps, caller, input))
}
