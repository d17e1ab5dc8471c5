import type postgres from 'postgres'
import type { Queryable } from '../platform/db.ts'

/** The page of a list that a caller reads; 1-based. */
export type Window = { page: number; pageSize: number }

/** One page of a list as every paged endpoint answers it; `Page` of contract/platform/paging.ts is its schema. */
export const paged = <Item>({ page, pageSize }: Window, items: Item[], totalItems: number) => ({
  items,
  page,
  pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
})

/** The end of the statement that reads the page. */
export const limitTo = (sql: Queryable, { page, pageSize }: Window): postgres.Fragment =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
