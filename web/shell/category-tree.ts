import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCategoryTree, type CategoryNode } from '../../contract/listings.ts'
import type { Language } from '../../contract/values.ts'
import { call, type Call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'

/** Read by the layout's loader for every page. */
export const categoryTreeQuery = (ask: Call, language: Language) =>
  queryOptions({ queryKey: ['categories', 'tree', language], queryFn: () => ask(readCategoryTree, {}) })

export function useCategoryTree(): CategoryNode[] {
  return useQuery(categoryTreeQuery(call, useLanguage())).data ?? []
}
