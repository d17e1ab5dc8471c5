import { createHash, randomBytes } from 'node:crypto'
import { PREVIEW_DAYS, type PreviewKind } from '../../contract/operator/previews.ts'
import { rolesOf } from '../../contract/rights.ts'
import type { Caller } from '../http/caller.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'

export type Preview = { kind: PreviewKind; targetId: string; shownAt: Date | null }
type PreviewDeps = Pick<Deps, 'db' | 'clock'>

const DAY_MS = 24 * 60 * 60 * 1000
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Who has the token sees drafts as a visitor would see them published. */
export async function createPreview(
  { db, clock }: PreviewDeps,
  { kind, targetId, shownAt, by }: Preview & { by: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(20).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS)
  await db`
    insert into preview (token_hash, kind, target_id, shown_at, created_by, created_at, expires_at)
    values (${hashOf(token)}, ${kind}, ${targetId}, ${shownAt}, ${by}, ${now}, ${expiresAt})`
  return { token, expiresAt }
}

/** Null also once whoever has made it looks after no content any more. */
export async function findPreview({ db, clock }: PreviewDeps, token: string): Promise<Preview | null> {
  const [row] = await db<Preview[]>`
    select kind, target_id, shown_at from preview p
    where token_hash = ${hashOf(token)} and expires_at > ${clock.now()} and exists (
      select from membership m where m.account_id = p.created_by and m.is_operator
        and m.roles && ${[...rolesOf('operator', 'content')]}::text[])`
  return row ?? null
}

/** What a call is to show besides what is published; nearly all of them nothing. */
export const previewOf = async (deps: PreviewDeps, { previewToken }: Pick<Caller, 'previewToken'>) =>
  previewToken ? findPreview(deps, previewToken) : null

export const deleteExpiredPreviews = async (sql: Queryable, now: Date): Promise<number> =>
  (await sql`delete from preview where ${inBatch(sql, sql`from preview t where expires_at <= ${now}`)}`).count
