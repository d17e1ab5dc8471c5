import * as productsApi from '../../contract/products.ts'
import * as cardsApi from '../../contract/buyer-home/cards.ts'
import { serve, type Api } from '../http/serve.ts'
import { writerAround } from '../http/written.ts'
import type { Deps } from '../platform/deps.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { readWrittenCards } from './cards/read-cards.ts'
import { readProduct } from './read-product.ts'

export function productRoutes(api: Api, deps: Deps) {
  serve(api, productsApi.read, ({ id }, caller) => readProduct(deps, caller, id))
  const writeItems = writerAround(cardsApi.list.output, ['items'])
  serve(api, cardsApi.list, async ({ skuIds }, caller) =>
    writeItems({}, { items: (await readWrittenCards(deps, caller, skuIds)).written }),
  )
  pictureRoutes(api, deps)
}
