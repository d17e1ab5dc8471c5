import type { PaperKind } from '../../contract/papers/papers.ts'
import type { PaperVersion } from '../../contract/papers/versions.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { CursorOrder, CursorPage } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'

type About = { storeId: string; kind: PaperKind }
type VersionRow = Omit<PaperVersion, 'files'> & { proofId: string | null }

/** Its primary key carries it: all are of one store and kind. */
export const byVersion = (sql: Queryable) =>
  ({
    key: sql`v.version::bigint`,
    keyType: 'bigint',
    id: sql`v.kind`,
    idType: 'text',
    isDescending: true,
  }) satisfies CursorOrder

export const versionsOf = (sql: Queryable, { storeId, kind }: About) => sql`
  select from store_paper_version v where v.store_id = ${storeId} and v.kind = ${kind}`

export const findVersions = (sql: Queryable, { storeId, kind }: About, { bound, orderBy, limit }: CursorPage) => sql<
  VersionRow[]
>`
  select v.version, v.value, v.ends_on::text, v.state, v.words, v.proof_id, v.sent_at, v.decided_at,
    trim(s.first_name || ' ' || s.last_name) as sent_by, trim(d.first_name || ' ' || d.last_name) as decided_by
  from store_paper_version v left join account s on s.id = v.sent_by left join account d on d.id = v.decided_by
  where v.store_id = ${storeId} and v.kind = ${kind} and ${bound} order by ${orderBy} limit ${limit}`

export const findVersionFiles = (sql: Queryable, { storeId, proofs }: { storeId: string; proofs: string[] }) => sql<
  AttachmentRow[]
>`
  select id, target_id, token, format, name, width, height from attachment
  where target_id = any(${proofs}::uuid[]) and store_id = ${storeId} order by created_at, id`
