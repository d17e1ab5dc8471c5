import * as importsApi from '../../../contract/import/imports.ts'
import { limit } from '../../http/limits.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { addImport } from './add-import.ts'
import { applyImport, cancelImport } from './apply-import.ts'
import { compareImport } from './compare-import.ts'
import { mapGroups } from './groups/map-groups.ts'
import { pauseMissing } from './pause-missing.ts'
import { listImportLines, listImports, readImport, readRefused } from './read-import.ts'

/** A store's files on their way into prices, stock and new articles. */
export function importRoutes(api: Api, deps: Deps): void {
  const byStore = limit(deps, { name: 'import-store', attempts: 60, seconds: 60 * 60 })
  serve(api, importsApi.add, async ({ file }, caller) => {
    await byStore.take(caller.account.storeId)
    return addImport(deps, caller, file)
  })
  serve(api, importsApi.list, (input, caller) => listImports(deps, caller, input))
  serve(api, importsApi.read, ({ id }, caller) => readImport(deps, caller, id))
  serve(api, importsApi.listLines, (input, caller) => listImportLines(deps, caller, input))
  serve(api, importsApi.readRefused, ({ id }, caller) => readRefused(deps, caller, id))
  serve(api, importsApi.compare, (input, caller) => compareImport(deps, caller, input))
  serve(api, importsApi.mapGroups, (input, caller) => mapGroups(deps, caller, input))
  serve(api, importsApi.apply, (input, caller) => applyImport(deps, caller, input))
  serve(api, importsApi.cancel, ({ id }, caller) => cancelImport(deps, caller, id))
  serve(api, importsApi.pauseMissing, ({ id }, caller) => pauseMissing(deps, caller, id))
}
