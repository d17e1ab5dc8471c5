import * as attributesApi from '../../contract/range/attributes.ts'
import * as historyApi from '../../contract/range/history.ts'
import * as variantsApi from '../../contract/range/variants.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as photosApi from '../../contract/range/photos.ts'
import * as listApi from '../../contract/range/list.ts'
import { MOST_BRANDS } from '../../contract/range/list.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { actOnMany, undoMany } from './many/act-on-many.ts'
import { actOnProduct } from './act-on-product.ts'
import { createProduct } from './create-product.ts'
import { readEditedProduct } from './edited-product.ts'
import { findBrands } from './list-queries.ts'
import { countProductViews, listCategories, listProducts } from './list-products.ts'
import { addPhoto } from './photos/add-photo.ts'
import { listAttributes } from './queries.ts'
import { exportProducts } from './export-products.ts'
import { listHistory } from './history.ts'
import { addVariant, listVariants } from './variants.ts'
import { publishProduct } from './publish.ts'
import { discardDraft, saveDraft } from './save-draft.ts'

/** The products of a store, as its members look after them. */
export function rangeRoutes(api: Api, deps: Deps): void {
  serve(api, listApi.list, (input, caller) => listProducts(deps, caller, input))
  serve(api, listApi.counts, (_, caller) => countProductViews(deps, caller))
  serve(api, listApi.listBrands, async (_, { account: { storeId } }) => ({
    items: await findBrands(deps.db, storeId, MOST_BRANDS),
  }))
  serve(api, listApi.listCategories, (_, { language }) => listCategories(deps, language))
  serve(api, editorApi.create, (input, caller) => createProduct(deps, caller, input))
  serve(api, editorApi.read, ({ skuId }, caller) => readEditedProduct(deps, caller, skuId))
  serve(api, editorApi.saveDraft, (input, caller) => saveDraft(deps, caller, input))
  serve(api, editorApi.discardDraft, (input, caller) => discardDraft(deps, caller, input))
  serve(api, listApi.exportRows, (filter, caller) => exportProducts(deps, caller, filter))
  serve(api, listApi.actOnMany, (input, caller) => actOnMany(deps, caller, input))
  serve(api, listApi.undoMany, (input, caller) => undoMany(deps, caller, input))
  serve(api, editorApi.act, (input, caller) => actOnProduct(deps, caller, input))
  serve(api, photosApi.add, (input, caller) => addPhoto(deps, caller, input))
  serve(api, attributesApi.list, async ({ category }) => ({ items: await listAttributes(deps.db, category) }))
  serve(api, variantsApi.list, ({ skuId }, caller) => listVariants(deps, caller, skuId))
  serve(api, variantsApi.add, (input, caller) => addVariant(deps, caller, input))
  serve(api, historyApi.list, (input, caller) => listHistory(deps, caller, input))
  serve(api, editorApi.publish, (input, caller) => publishProduct(deps, caller, input))
}
