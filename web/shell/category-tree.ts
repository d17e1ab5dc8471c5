import { useQuery } from '@tanstack/react-query'
import type { CategoryNode } from '../../contract/listings.ts'
import { categoryTreeQuery } from '../catalogue/queries.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'

/** The tree the layout's loader reads for every page. */
export function useCategoryTree(): CategoryNode[] {
  return useQuery(categoryTreeQuery(call, useLanguage())).data ?? []
}
