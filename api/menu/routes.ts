import * as menuApi from '../../contract/menu/menu.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { printList } from './list/print-list.ts'
import { findArticles, readMenu, saveOwnDish } from './menu.ts'
import { deleteDish } from './queries.ts'

export function menuRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, menuApi.read, (_, caller) => readMenu(db, caller))
  serve(api, menuApi.findArticles, (input, caller) => findArticles(db, caller, input))
  serve(api, menuApi.save, (input, caller) => saveOwnDish(deps, caller, input))
  serve(api, menuApi.remove, ({ id }, { account }) => deleteDish(db, account.companyId, id))
  serve(api, menuApi.print, ({ language }, caller) => printList(deps, caller, language))
}
