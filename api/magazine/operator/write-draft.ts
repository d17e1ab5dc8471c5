import type { PostContent } from '../../../contract/operator/post-content.ts'
import { pathOfTitle } from '../../../contract/operator/post-content.ts'
import { isLocked } from '../../../contract/operator/posts.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { holdPictures } from '../../uploads/hold-pictures.ts'
import { addVersion, findDraft, findVersion, lockDraft, type LockedDraft } from './draft-queries.ts'

type WriteDeps = Pick<Deps, 'db' | 'clock'>
type Operator = Caller<'operator'>

const noWords = { title: '', teaser: '', topic: '', seoTitle: '', seoText: '' }

/** Begins a draft; a copy takes all of the other post but its address. Throws NOT_FOUND. Answers its id. */
export async function createDraft(
  { db, clock }: WriteDeps,
  caller: Operator,
  { title, copyOf }: { title: string; copyOf?: string | undefined },
): Promise<string> {
  return inTransactionOnce(db, caller.keyed, {
    async work(tx) {
      const id = newId()
      const at = clock.now()
      const name = title.trim()
      const content = copyOf ? await copied(tx, copyOf) : emptyContent(await authorOf(tx, caller))
      const written = { ...content, path: pathOfTitle(name), de: { ...content.de, title: name } }
      const accountId = caller.account.personId
      const target = { kind: 'post', id }
      await inOrder([
        () => holdPictures(tx, picturesOf(written), caller.language),
        () => tx`
          insert into post_draft (post_id, content, state, authors, created_at, saved_at, saved_by)
          values (${id}, ${tx.json(written)}, 'DRAFT', ${[accountId]}, ${at}, ${at}, ${accountId})`,
        () => recordAudit(tx, caller, { at, action: 'content.create', target, after: { title: name } }),
      ])
      return id
    },
    resultOf: (id) => id,
    again: async (id) => id,
  })
}

const emptyContent = (author: string): PostContent => ({
  path: '',
  author,
  picture: null,
  skuIds: [],
  blocks: [],
  de: noWords,
  en: noWords,
})

async function authorOf(tx: Tx, { account }: Operator): Promise<string> {
  const [person] = await tx<{ name: string }[]>`
    select left(trim(first_name || ' ' || last_name), 60) as name from account where id = ${account.personId}`
  return person?.name ?? ''
}

async function copied(tx: Tx, id: string): Promise<PostContent> {
  const held = await findDraft(tx, id)
  if (!held) throw Problem.of('NOT_FOUND')
  return held.content
}

type Save = { id: string; version: number; content: PostContent }

/**
 * Saves what is written; what is shown stays as it was published. Throws NOT_FOUND, DRAFT_CHANGED where another version was seen,
 * POST_STATE while the post waits for somebody's word or its minute, VALIDATION for an uploaded picture that is not there.
 */
export async function saveDraft({ db, clock }: WriteDeps, caller: Operator, save: Save): Promise<void> {
  await inTransaction(db, async (tx) => {
    const held = await lockSeen(tx, save)
    if (isLocked(held.state)) throw Problem.of('POST_STATE')
    await inOrder([
      () => holdPictures(tx, picturesOf(save.content), caller.language),
      () => writeContent(tx, { ...save, by: caller.account.personId, at: clock.now() }),
    ])
  })
}

/** Makes a version the draft again. Throws as `saveDraft`, and NOT_FOUND for a version that is not there. */
export async function restoreVersion(
  { db, clock }: WriteDeps,
  caller: Operator,
  { id, number, version }: { id: string; number: number; version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [held, content] = await inOrder([() => lockSeen(tx, { id, version }), () => findVersion(tx, id, number)])
    if (isLocked(held.state)) throw Problem.of('POST_STATE')
    if (!content) throw Problem.of('NOT_FOUND')
    const at = clock.now()
    const by = caller.account.personId
    // What was written last would be lost otherwise.
    const happened = { kind: 'RESTORED', startsAt: null, endsAt: null, reason: null, at, accountId: by } as const
    await inOrder([
      () => addVersion(tx, held, happened),
      () => writeContent(tx, { id, content, by, at }),
      () =>
        recordAudit(tx, caller, { at, action: 'content.restore', target: { kind: 'post', id }, detail: { number } }),
    ])
  })
}

/** Deletes a draft that nobody but operators has seen. Throws NOT_FOUND and POST_STATE. */
export async function deleteDraft({ db, clock }: WriteDeps, caller: Operator, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const held = await lockDraft(tx, id)
    if (!held) throw Problem.of('NOT_FOUND')
    if (held.state !== 'DRAFT' || held.isLive || held.wasShown) throw Problem.of('POST_STATE')
    const before = { title: held.content.de.title, path: held.content.path }
    const target = { kind: 'post', id }
    await inOrder([
      () => tx`delete from post_draft where post_id = ${id}`,
      () => recordAudit(tx, caller, { at: clock.now(), action: 'content.delete', target, before }),
    ])
  })
}

/** The draft as it is now, held. Throws NOT_FOUND, and DRAFT_CHANGED for who has seen another one. */
export async function lockSeen(tx: Tx, { id, version }: { id: string; version: number }): Promise<LockedDraft> {
  const held = await lockDraft(tx, id)
  if (!held) throw Problem.of('NOT_FOUND')
  if (held.version !== version) throw Problem.of('DRAFT_CHANGED', { name: held.savedByName ?? '' })
  return held
}

/** By the field of the call. */
const picturesOf = ({ picture, blocks }: PostContent) => ({
  'content.picture': picture,
  ...Object.fromEntries(blocks.map((block, n) => [`content.blocks.${n}.picture`, block.picture])),
})

type Written = { id: string; content: PostContent; by: string; at: Date }

const writeContent = (tx: Tx, { id, content, by, at }: Written) => tx`
  update post_draft set content = ${tx.json(content)}, version = version + 1, state = 'DRAFT', saved_at = ${at}, saved_by = ${by},
    authors = array(select distinct unnest(authors || ${by}::uuid))
  where post_id = ${id}`
