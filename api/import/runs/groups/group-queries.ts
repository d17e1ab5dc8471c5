import type { Import } from '../../../../contract/import/imports.ts'
import type { Queryable, Tx } from '../../../platform/db.ts'

/** A group of a store's files, and the category that it is here. */
export type MappedGroup = { code: string; category: string | null }

export const listGroups = (
  sql: Queryable,
  { id, storeId, limit }: { id: string; storeId: string; limit: number },
) => sql<Import['groups']>`
  select l.code, l.name, l.count, c.slug as category, (
    select min(named.slug) from category named
    where named.parent_slug is not null and named.archived_at is null
      and lower(coalesce(l.name, l.code)) in (lower(named.name_de), lower(named.name_en))) as suggestion
  from (
    select group_code as code, max(group_name) as name, count(*)::int as count
    from import_line where run_id = ${id} and group_code is not null group by group_code) l
  left join category_mapping m on m.store_id = ${storeId} and m.group_code = l.code
  left join category c on c.slug = m.category_slug and c.archived_at is null
  order by c.slug is not null, l.count desc, l.code limit ${limit}`

/** Those that no line of the import names. */
export async function unknownGroups(tx: Tx, runId: string, codes: string[]): Promise<Set<string>> {
  const rows = await tx<{ code: string }[]>`
    select code from unnest(${codes}::text[]) code
    where not exists (select from import_line l where l.run_id = ${runId} and l.group_code = code)`
  return new Set(rows.map(({ code }) => code))
}

/** Whether any of them is another category in what the store has said last. */
export async function unlikeSavedGroups(tx: Tx, storeId: string, groups: readonly MappedGroup[]): Promise<boolean> {
  const rows = await tx`
    select from jsonb_to_recordset(${tx.json([...groups])}) as i (code text, category text)
    left join category_mapping m on m.store_id = ${storeId} and m.group_code = i.code
    where m.category_slug is distinct from i.category limit 1`
  return rows.length > 0
}

export async function saveGroups(tx: Tx, storeId: string, groups: readonly MappedGroup[]): Promise<void> {
  await tx`
    delete from category_mapping m using jsonb_to_recordset(${tx.json([...groups])}) as i (code text, category text)
    where m.store_id = ${storeId} and m.group_code = i.code and i.category is null`
  await tx`
    insert into category_mapping (store_id, group_code, category_slug)
    select ${storeId}, i.code, i.category from jsonb_to_recordset(${tx.json([...groups])}) as i (code text, category text)
    where i.category is not null
    on conflict (store_id, group_code) do update set category_slug = excluded.category_slug`
}
