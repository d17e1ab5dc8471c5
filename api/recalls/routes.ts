import * as recallsApi from '../../contract/recalls/recalls.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { confirmRecall, listNotices, listRecalls, makeRecall, readRecall } from './recalls.ts'

export function recallRoutes(api: Api, deps: Deps) {
  const { db } = deps
  // Each one is mailed to many.
  const byStore = limit(deps, { name: 'recall-store', attempts: 20, seconds: 60 * 60 })
  serve(api, recallsApi.list, (input, caller) => listRecalls(db, caller, input))
  serve(api, recallsApi.read, ({ id }, caller) => readRecall(db, caller, id))
  serve(api, recallsApi.make, async (input, caller) => {
    await byStore.take(caller.account.storeId)
    return readRecall(db, caller, await makeRecall(deps, caller, input))
  })
  serve(api, recallsApi.listOwn, (input, caller) => listNotices(db, caller, input))
  serve(api, recallsApi.confirm, ({ id }, caller) => confirmRecall(deps, caller, id))
}
