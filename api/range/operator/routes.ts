import * as listApi from '../../../contract/range/operator-list.ts'
import * as bulkApi from '../../../contract/range/operator-bulk.ts'
import * as operatorProductsApi from '../../../contract/range/operator-products.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { actOnManyJudged } from './act-on-many.ts'
import { blockProduct, releaseProduct } from './block-product.ts'
import { exportJudged } from './export-judged.ts'
import { listJudgedHistory, listJudgedProducts, listProductChoices } from './list-judged-products.ts'
import { readJudgedProduct } from './read-judged-product.ts'
import { trustStore } from './trust-store.ts'

/** Products of all stores, as operators judge them. */
export function operatorProductRoutes(api: Api, deps: Deps): void {
  serve(api, listApi.list, (input, caller) => listJudgedProducts(deps, caller, input))
  serve(api, listApi.listChoices, (_, caller) => listProductChoices(deps, caller))
  serve(api, listApi.listHistory, (input) => listJudgedHistory(deps, input))
  serve(api, listApi.block, (input, caller) => blockProduct(deps, caller, input))
  serve(api, listApi.release, (input, caller) => releaseProduct(deps, caller, input))
  serve(api, bulkApi.actOnMany, (input, caller) => actOnManyJudged(deps, caller, input))
  serve(api, bulkApi.exportRows, (input, caller) => exportJudged(deps, caller, input))
  serve(api, operatorProductsApi.read, ({ skuId }, caller) => readJudgedProduct(deps, caller, skuId))
  serve(api, operatorProductsApi.trustStore, (input, caller) => trustStore(deps, caller, input))
}
