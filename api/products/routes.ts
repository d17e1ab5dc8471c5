import * as productsApi from '../../contract/products.ts'
import * as cardsApi from '../../contract/buyer-home/cards.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { pictureRoutes } from './picture-routes.ts'
import { readCards } from './read-cards.ts'
import { readProduct } from './read-product.ts'

export function productRoutes(api: Api, deps: Deps) {
  serve(api, productsApi.read, ({ id }, caller) => readProduct(deps, caller, id))
  serve(api, cardsApi.list, async ({ skuIds }, caller) => ({ items: await readCards(deps, caller, skuIds) }))
  pictureRoutes(api, deps)
}
