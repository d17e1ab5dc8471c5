import * as savedFiltersApi from '../../contract/saved-filters/saved-filters.ts'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import type { Language } from '../../contract/platform/values.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteSavedFilter, findSavedFilters, type SavedFilterRow } from './queries.ts'
import { saveFilter } from './save-filter.ts'

export function savedFiltersRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, savedFiltersApi.list, async (_, { account, language }) =>
    (await findSavedFilters(db, account.companyId)).map((row) => present(row, language)),
  )
  serve(api, savedFiltersApi.save, async (input, caller) =>
    present(await saveFilter(deps, caller, input), caller.language),
  )
  serve(api, savedFiltersApi.remove, ({ id }, { account }) => deleteSavedFilter(db, account.companyId, id))
}

function present({ nameDe, nameEn, query, view, ...row }: SavedFilterRow, language: Language): SavedFilter {
  const ofListing = language === 'de' ? nameDe : nameEn
  return { ...row, ...query, ...(view && { view }), listingName: row.kind === 'search' ? '' : ofListing }
}
