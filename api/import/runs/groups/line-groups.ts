import type { Queryable } from '../../../platform/db.ts'
import type { CheckDeps } from '../../check-row.ts'
import type { ReadLine } from '../read-line.ts'

type Categories = CheckDeps['categories']

/** A line with the supplier's own group, where it would be a new article and its category is none that holds articles here. */
export type GroupedLine = ReadLine & { groupCode: string | null }

const MOST_SIGNS = 120

export function withGroup(
  read: ReadLine,
  { isNew, categories }: { isNew: boolean; categories: Categories },
): GroupedLine {
  const code = read.cells.category?.trim().slice(0, MOST_SIGNS).toWellFormed() ?? ''
  const isOurs = categories.get(code.toLowerCase())?.isRoot === false
  return { ...read, groupCode: isNew && code !== '' && !isOurs ? code : null }
}

/** The categories that the store has named for these groups. */
export async function findMappedGroups(
  sql: Queryable,
  storeId: string,
  lines: readonly GroupedLine[],
): Promise<Map<string, string>> {
  const codes = [...new Set(lines.flatMap(({ groupCode }) => groupCode ?? []))]
  if (codes.length === 0) return new Map()
  const rows = await sql<{ groupCode: string; categorySlug: string }[]>`
    select group_code, category_slug from category_mapping where store_id = ${storeId} and group_code = any(${codes})`
  return new Map(rows.map(({ groupCode, categorySlug }) => [groupCode, categorySlug]))
}

/** The same line in the category that its group is here; as it was where the store has named none that is still there. */
export function inOurWords(line: GroupedLine, mapped: Map<string, string>, categories: Categories): GroupedLine {
  const category = line.groupCode === null ? undefined : mapped.get(line.groupCode)
  return category !== undefined && categories.has(category) ? { ...line, cells: { ...line.cells, category } } : line
}
