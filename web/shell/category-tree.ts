import { useQuery } from '@tanstack/react-query'
import type { CategoryNode } from '../../contract/listings.ts'
import { categoryTreeQuery, topCategoriesQuery, type TopCategory } from '../catalogue/queries.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'

/** The main categories, which the layout's loader reads for every page. */
export function useTopCategories(): TopCategory[] {
  return useQuery(topCategoriesQuery(call, useLanguage())).data ?? []
}

/** The whole tree, read when a menu first shows it; empty until then. */
export function useCategoryTree(): CategoryNode[] {
  return useQuery(categoryTreeQuery(call, useLanguage())).data ?? []
}
