import type { Attachment } from '../../contract/attachments/attachments.ts'
import type { Queryable } from '../platform/db.ts'
import { designPictureUrl } from '../platform/pictures/picture-address.ts'
import type { Fact } from './fact.ts'

/** Of a design that was reported: what it is to be printed on and for whom, what the report says, until when, and what was decided before. */
export const findDesignReportFacts = (sql: Queryable, designId: string) => sql<Fact[]>`
  with d as (select d.*, p.name_de, c.name as company_name from design d join product p using (sku_id) join company c on c.id = d.buyer_id
      where d.id = ${designId}::uuid),
  r as (select r.* from d join design_report r on r.buyer_id = d.buyer_id and r.design_id = d.id),
  waiting as (select * from r where outcome is null)
  select 'design' as name, title || E'\\n' || concat_ws(E'\\n', nullif(text, ''), nullif(description, '')) as value, false as is_open,
    updated_at as at from d
  union all select 'product', name_de || ' (' || sku_id || ')', false, null from d
  union all select 'companyName', company_name, false, null from d
  union all select 'decideBy', '{' || to_char(decide_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}', decide_by < now(), null
    from waiting
  union all select 'reported', '{' || reason || '}' || E'\\n' || explanation || E'\\n' || report_number, true, created_at from waiting
  union all select 'ordered', (select order_number from orders o where o.buyer_id = d.buyer_id and o.id = d.order_id),
    d.order_id is not null, null from d
  union all select 'earlierReports', (select string_agg('{' || to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}: {'
      || outcome || '}' || E'\\n' || statement, E'\\n' order by decided_at desc) from r where outcome is not null),
    exists (select from r where outcome is not null), null from d
  union all select 'blockedOfBuyer', nullif(count(*), 0)::text, count(*) > 0, null
    from design o join d on d.buyer_id = o.buyer_id where o.blocked_at is not null and o.id <> d.id`

type PictureRow = { id: string; title: string; sheetToken: string }
type FileRow = { id: string; name: string; token: string; width: number; height: number }

/** The design as it would be printed, and the files it is made from. */
export async function findDesignPictures(sql: Queryable, designId: string): Promise<Attachment[]> {
  const [designs, files] = await Promise.all([
    sql<PictureRow[]>`select id, title, sheet_token from design where id = ${designId}::uuid`,
    sql<FileRow[]>`
      select f.id, f.name, f.token, f.width, f.height from design d join design_file f on f.buyer_id = d.buyer_id and f.design_id = d.id
      where d.id = ${designId}::uuid and f.removed_at is null order by f.created_at, f.id`,
  ])
  return [
    ...designs.map(({ id, title, sheetToken }) => ({
      id,
      kind: 'PICTURE' as const,
      name: title,
      url: designPictureUrl(sheetToken),
      width: null,
      height: null,
    })),
    ...files.map(({ token, ...file }) => ({
      ...file,
      kind: 'PICTURE' as const,
      url: `/pictures/designs/files/${token}`,
    })),
  ]
}

/** In which language the buyer of a design reads. */
export async function findDesignerLanguage(sql: Queryable, designId: string): Promise<'de' | 'en' | null> {
  const [row] = await sql<{ language: 'de' | 'en' }[]>`
    select a.language from design d join account a on a.id = contact_of(d.buyer_id) where d.id = ${designId}::uuid`
  return row?.language ?? null
}
