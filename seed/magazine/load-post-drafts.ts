import { createDraft, saveDraft } from '../../api/magazine/operator/write-draft.ts'
import { takePostStep } from '../../api/magazine/operator/take-post-step.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { popularOf } from './load-magazine.ts'
import { writtenDrafts } from './drafts.ts'
import { demoOperator } from '../demo-callers.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the operators of the demo are writing: one post that is not finished, and one that waits for approval. */
export async function loadPostDrafts(
  deps: Pick<Deps, 'db' | 'clock' | 'isPostApprovedByAnother'>,
  baseDate: Date,
): Promise<void> {
  const { db } = deps
  const [account] = await db<{ id: string }[]>`select id from account where email = 'operator@demo.tresen.example'`
  if (!account) return
  const operator = demoOperator(account.id)
  for (const { categories, days, ...content } of writtenDrafts) {
    const [existing] = await db`select from post_draft where content ->> 'path' = ${content.path}`
    if (existing) continue
    const id = await createDraft(deps, operator, { title: content.de.title })
    await saveDraft(deps, operator, {
      id,
      version: 1,
      content: { ...content, skuIds: await popularOf(db, categories) },
    })
    // At seven o'clock, as the demo's today is six.
    const startsAt = days && new Date(baseDate.getTime() + days * DAY_MS + DAY_MS / 24)
    if (startsAt) await takePostStep(deps, operator, { id, version: 2, action: 'SUBMIT', startsAt })
  }
}
