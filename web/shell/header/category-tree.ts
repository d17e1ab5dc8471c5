import type { CategoryNode } from '../../../contract/listings.ts'
import { categoryTreeQuery, topCategoriesQuery, type TopCategory } from '../../listings/queries.ts'
import { call } from '../../platform/calls/call.ts'
import { useLanguage } from '../../platform/texts.ts'
import { dataOrNothing, type Read } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'

/** The main categories, which the layout's loader reads for every page. */
export function useTopCategories(): TopCategory[] {
  return dataOrNothing(useRead(topCategoriesQuery(call, useLanguage()))) ?? []
}

/** The whole tree, read when a menu first shows it. */
export function useCategoryTree(): Read<CategoryNode[]> {
  return useRead(categoryTreeQuery(call, useLanguage()))
}
