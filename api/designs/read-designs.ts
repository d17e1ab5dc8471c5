import type { ProductDesign } from '../../contract/designs/designs.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import { findFiles, findMessages, findProofs } from './part-queries.ts'
import type { Parts } from './present-design.ts'
import { countDesigns, findDesign, findDesigns, type DesignFilter, type DesignRow, type Owner } from './queries.ts'

type PageParams = DesignFilter & { page: number; pageSize: number }
type Present<Shown> = (design: DesignRow, parts: Parts) => Shown

export async function readDesignPage<Shown>(
  sql: Queryable,
  { owner, page, pageSize, ...filter }: PageParams & { owner: Owner },
  present: Present<Shown>,
) {
  const [totalItems, rows] = await Promise.all([
    countDesigns(sql, owner, filter),
    findDesigns(sql, owner, { filter, offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const parts = await partsOf(sql, rows)
  const items = rows.map((row) => present(row, partsFor(parts, row)))
  return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
}

/** Throws NOT_FOUND, for somebody else's design too. */
export async function readDesignAs<Shown>(
  sql: Queryable,
  { owner, id }: { owner: Owner; id: string },
  present: Present<Shown>,
): Promise<Shown> {
  const [row, parts] = await withParts(sql, { owner, id }, findDesign(sql, owner, id))
  if (!row) throw Problem.of('NOT_FOUND')
  return present(row, parts)
}

/** What was asked for and its parts: together where the owner tells whose they are. */
export async function withParts(
  sql: Queryable,
  { owner, id }: { owner: Owner; id: string },
  reading: Promise<DesignRow | undefined>,
): Promise<[DesignRow | undefined, Parts]> {
  if ('buyerId' in owner) return Promise.all([reading, partsOf(sql, [{ ...owner, id }])])
  const row = await reading
  return [row, await partsOf(sql, row ? [row] : [])]
}

export async function partsOf(sql: Queryable, designs: Pick<DesignRow, 'buyerId' | 'id'>[]): Promise<Parts> {
  const [files, proofs, messages] = await Promise.all([
    findFiles(sql, designs),
    findProofs(sql, designs),
    findMessages(sql, designs),
  ])
  return { files, proofs, messages }
}

function partsFor({ files, proofs, messages }: Parts, { id }: Pick<ProductDesign, 'id'>): Parts {
  const isOf = ({ designId }: { designId: string }) => designId === id
  return { files: files.filter(isOf), proofs: proofs.filter(isOf), messages: messages.filter(isOf) }
}
