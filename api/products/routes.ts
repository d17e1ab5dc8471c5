import * as productsApi from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { pictureRoutes } from './picture-routes.ts'
import { readProduct } from './read-product.ts'

export function productRoutes(api: Api, deps: Deps) {
  serve(api, productsApi.read, ({ id }, caller) => readProduct(deps, caller, id))
  pictureRoutes(api, deps)
}
