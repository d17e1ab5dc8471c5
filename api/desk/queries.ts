import type { Workplace } from '../../contract/desk/workplace.ts'
import type { Queryable } from '../platform/db.ts'

export async function findStore(sql: Queryable, storeId: string) {
  const [store] = await sql<NonNullable<Workplace['store']>[]>`
    select slug, name, city as city_name, tile_color from store where id = ${storeId}`
  return store ?? null
}
