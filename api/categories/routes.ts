import * as attributeSetsApi from '../../contract/categories/attribute-sets.ts'
import * as categoriesApi from '../../contract/categories/categories.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { changeAttributes, readAttributeSet } from './attributes/change-attributes.ts'
import { changeCategory, createCategory, orderCategories } from './change-category.ts'
import { archiveCategory, moveCategory, restoreCategory } from './place-category.ts'
import { readCategories, readEffects } from './read-categories.ts'

/** The tree of categories and what their goods state, as operators change them. */
export function categoryRoutes(api: Api, deps: Deps): void {
  serve(api, categoriesApi.read, async () => ({ items: await readCategories(deps.db) }))
  serve(api, categoriesApi.readEffects, (input, { language }) => readEffects(deps.db, input, language))
  serve(api, categoriesApi.create, async (input, caller) => ({ slug: await createCategory(deps, caller, input) }))
  serve(api, categoriesApi.change, (input, caller) => changeCategory(deps, caller, input))
  serve(api, categoriesApi.move, (input, caller) => moveCategory(deps, caller, input))
  serve(api, categoriesApi.order, (input, caller) => orderCategories(deps, caller, input))
  serve(api, categoriesApi.archive, (input, caller) => archiveCategory(deps, caller, input))
  serve(api, categoriesApi.restore, (input, caller) => restoreCategory(deps, caller, input))
  serve(api, attributeSetsApi.read, ({ id }) => readAttributeSet(deps.db, id))
  serve(api, attributeSetsApi.change, (input, caller) => changeAttributes(deps, caller, input))
}
