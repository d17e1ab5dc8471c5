import type { PaperKind } from '../../contract/papers/papers.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type * as versionsApi from '../../contract/papers/versions.ts'
import { presentAttachment } from '../attachments/attach.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { findStoreId } from '../stores/find-store-id.ts'
import { byVersion, findVersionFiles, findVersions, versionsOf } from './version-queries.ts'

/** What a store has shown of one kind, the newest first. Throws NOT_FOUND for a store that is none. */
export async function readVersions(
  { db }: Pick<Deps, 'db'>,
  { slug, kind, ...window }: CursorInput & { slug: string; kind: PaperKind },
): Promise<OutputOf<typeof versionsApi.list>> {
  const storeId = await findStoreId(db, slug)
  if (!storeId) throw Problem.of('NOT_FOUND')
  const about = { storeId, kind }
  const page = cursorPage(db, byVersion(db), window)
  const [rows, count] = await Promise.all([findVersions(db, about, page), countUpTo(db, versionsOf(db, about))])
  const { items, ...beside } = cursorRows(rows, page, ({ version }) => ({ key: String(version), id: kind }))
  const proofs = items.flatMap(({ proofId }) => proofId ?? [])
  const files = proofs.length > 0 ? await findVersionFiles(db, { storeId, proofs }) : []
  return {
    ...beside,
    count,
    items: items.map(({ proofId, ...item }) => ({
      ...item,
      files: files.filter(({ targetId }) => targetId === proofId).map(presentAttachment),
    })),
  }
}
