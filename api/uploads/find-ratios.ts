import type { Queryable } from '../platform/db.ts'
import { partOf } from './picture-part.ts'
import type { UploadRow } from './queries.ts'

/** Width to height of those pictures that were uploaded, as they are shown; by their names. */
export async function findRatios(sql: Queryable, pictures: readonly string[]): Promise<Map<string, number>> {
  const parts = pictures.flatMap((picture) => partOf(picture) ?? [])
  if (parts.length === 0) return new Map()
  const rows = await sql<UploadRow[]>`
    select token, width, height from upload where token = any(${parts.map(({ token }) => token)})`
  return new Map(
    parts.flatMap(({ name, token, ratio }) => {
      const row = rows.find((upload) => upload.token === token)
      return row ? [[name, ratio ?? row.width / row.height] as const] : []
    }),
  )
}
