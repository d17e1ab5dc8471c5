import type { ApprovalKind, Decision } from '../contract/operator/approvals.ts'
import type { Language } from '../contract/platform/values.ts'
import type { LanguagesOfReaders } from './approvals/decide.ts'
import { findDesignerLanguage } from './approvals/design-evidence-queries.ts'
import { findReporterLanguage } from './approvals/report-evidence-queries.ts'
import type { Queryable } from './platform/db.ts'
import { isReported } from './reviews/review-queries.ts'
import { findStoreDesk } from './stores/find-store-desk.ts'

/** `accountId`: of who works here. */
export type Recipient = { email: string; language: Language; accountId?: string }
type About = { kind: ApprovalKind; targetId: string; buyerId: string | null; storeId: string | null }

/** Whether the store reads of it that has reported the review: it stays, or is asked about. */
export const goesToReporter = async (
  sql: Queryable,
  { kind, targetId, decision }: Pick<About, 'kind' | 'targetId'> & { decision: Decision },
): Promise<boolean> => kind === 'REVIEW' && decision !== 'REJECT' && isReported(sql, targetId)

/** The author of a post, the buyer where it is theirs, else the store. */
export async function findRecipient(
  sql: Queryable,
  { kind, targetId, buyerId, storeId, isForReporter }: About & { isForReporter: boolean },
): Promise<Recipient | undefined> {
  if (kind === 'POST') return findAuthor(sql, targetId)
  if (!buyerId || isForReporter) return storeId ? findStoreDesk(sql, storeId) : undefined
  const [buyer] = await sql<Recipient[]>`
    select email, language from account where id = contact_of(${buyerId}) and email_confirmed_at is not null`
  return buyer
}

/** In which language the words of each decision are read; null where nobody would. */
export async function findLanguages(sql: Queryable, about: About): Promise<LanguagesOfReaders> {
  const isForReporter = await goesToReporter(sql, { ...about, decision: 'ASK' })
  const ofQuestion = await findRecipient(sql, { ...about, isForReporter })
  const ofRejection = isForReporter ? await findRecipient(sql, { ...about, isForReporter: false }) : ofQuestion
  const [ask, reject] = [ofQuestion?.language ?? null, ofRejection?.language ?? null]
  // The store reads why its product is blocked, those who reported it why it is not.
  if (about.kind === 'PRODUCT_REPORT')
    return { APPROVE: ask, ASK: null, REJECT: await findReporterLanguage(sql, about.targetId) }
  // The buyer reads why the design is blocked, the store why it is not.
  if (about.kind === 'DESIGN_REPORT')
    return { APPROVE: await findDesignerLanguage(sql, about.targetId), ASK: null, REJECT: reject }
  return { APPROVE: null, ASK: ask, REJECT: reject }
}

async function findAuthor(sql: Queryable, postId: string): Promise<Recipient | undefined> {
  const [author] = await sql<Recipient[]>`
    select a.email, a.language, a.id as account_id from post_draft d join account a on a.id = d.saved_by
    where d.post_id = ${postId} and a.erased_at is null`
  return author
}
