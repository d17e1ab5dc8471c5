import * as productsApi from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readOffers } from './read-offers.ts'
import { readSubstitutes } from './read-substitutes.ts'

export function offerRoutes(api: Api, deps: Deps) {
  serve(api, productsApi.listOffers, ({ id }, caller) => readOffers(deps, caller, id))
  serve(api, productsApi.listSubstitutes, async ({ id }, caller) => ({
    items: await readSubstitutes(deps, caller, id),
  }))
}
