import type * as z from 'zod/mini'
import type * as exclusiveApi from '../../contract/exclusive.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { grantedMail, refusedMail } from './exclusive-mail.ts'
import { endGrant, isExclusive, upsertGrant } from './grant-queries.ts'
import {
  findBuyerId,
  findApplicant,
  findStoreRequest,
  settleOpenRequest,
  settleRequest,
  type GrantKey,
  type Decision,
  type StoreRow,
} from './request-queries.ts'

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>

/** The store's decision on an application. NOT_FOUND for another store's, ACCESS_REQUEST_DECIDED for a settled one. */
export async function decideAccessRequest(
  deps: AccessDeps,
  { account, language }: Caller<'supplier'>,
  { id, decision, expiresAt, reason }: z.output<(typeof exclusiveApi.decide)['input']>,
): Promise<StoreRow> {
  const { db, clock } = deps
  const { storeId } = account
  const found = await findStoreRequest(db, id, storeId)
  if (!found) throw Problem.of('NOT_FOUND')
  checkExpiry({ decision, expiresAt, now: clock.now() }, language)
  const settled: Decision = {
    status: decision === 'GRANT' ? 'GRANTED' : 'REJECTED',
    reason: reason?.trim() || null,
    expiresAt: expiresAt ?? null,
    decidedAt: clock.now(),
    decidedBy: account.personId,
  }
  await inTransaction(db, (tx) => settle(tx, deps, { id, storeId, settled }))
  const { status, reason: given, expiresAt: end, decidedAt } = settled
  return { ...found, status, state: status, reason: given, expiresAt: end, accessUntil: end, decidedAt }
}

/** The store ends the access that an application was granted. NOT_FOUND for another store's, ACCESS_ENDED where none holds. */
export async function withdrawAccess(
  deps: AccessDeps,
  { account: { storeId }, language }: Caller<'supplier'>,
  { id, reason = '' }: z.output<(typeof exclusiveApi.withdraw)['input']>,
): Promise<StoreRow> {
  const found = await findStoreRequest(deps.db, id, storeId)
  if (!found) throw Problem.of('NOT_FOUND')
  const key = { buyerId: found.buyerId, skuId: found.productSkuId }
  if (found.state !== 'GRANTED' || !(await withdrawExclusiveAccess(deps, { ...key, reason, language })))
    throw Problem.of('ACCESS_ENDED')
  return { ...found, state: 'ENDED', accessUntil: null }
}

type Settling = { id: string; storeId: string; settled: Decision }

/** The same decision on one of several applications. Throws NOT_FOUND and ACCESS_REQUEST_DECIDED. */
export async function decideInRun(tx: Tx, deps: AccessDeps, { id, storeId, settled }: Settling): Promise<void> {
  if (!(await findStoreRequest(tx, id, storeId))) throw Problem.of('NOT_FOUND')
  await settle(tx, deps, { id, storeId, settled })
}

async function settle(tx: Tx, deps: AccessDeps, { id, storeId, settled }: Settling): Promise<void> {
  const applied = await settleRequest(tx, { id, storeId }, settled)
  if (!applied) throw Problem.of('ACCESS_REQUEST_DECIDED')
  await applyDecision(tx, deps, { ...applied, ...settled })
}

type InTransaction = { id: string; storeId: string; decision: 'GRANT' | 'REJECT'; reason: string | null }

/** An operator's decision in the place of a store that has not answered, as a part of a transaction. Throws ACCESS_REQUEST_DECIDED. */
export async function decideForStore(
  tx: Tx,
  deps: AccessDeps,
  { id, storeId, decision, reason }: InTransaction,
): Promise<void> {
  const status = decision === 'GRANT' ? ('GRANTED' as const) : ('REJECTED' as const)
  const settled = { status, reason, expiresAt: null, decidedAt: deps.clock.now(), decidedBy: null }
  await settle(tx, deps, { id, storeId, settled })
}

type AccessInput = GrantKey & { expiresAt?: Date; reason: string; language: Language }

/** An operator grants, with or without an application, or moves the end of a grant; false where all that is so already. */
export async function grantExclusiveAccess(deps: AccessDeps, input: AccessInput): Promise<boolean> {
  checkExpiry({ decision: 'GRANT', expiresAt: input.expiresAt, now: deps.clock.now() }, input.language)
  const settled = decisionOf(deps, 'GRANTED', input)
  return inTransaction(deps.db, async (tx) => {
    const isSettled = await settleOpenRequest(tx, input, settled)
    const isChanged = await upsertGrant(tx, grantOf(settled))
    if (isSettled || isChanged) await notifyBuyer(tx, deps, settled)
    return isSettled || isChanged
  })
}

/** An operator rejects what a buyer waits for; false where they wait for nothing. */
export async function rejectExclusiveAccess(deps: AccessDeps, input: AccessInput): Promise<boolean> {
  const settled = decisionOf(deps, 'REJECTED', input)
  return inTransaction(deps.db, async (tx) => {
    if (!(await settleOpenRequest(tx, input, settled))) return false
    await applyDecision(tx, deps, settled)
    return true
  })
}

/** An operator or the store ends a grant that holds; false where none does. */
export async function withdrawExclusiveAccess({ db, clock, jobs }: AccessDeps, input: AccessInput): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await endGrant(tx, { ...input, at: clock.now() }))) return false
    const applicant = await findApplicant(tx, input)
    if (applicant?.isEmailConfirmed)
      await queueMail(tx, jobs, refusedMail(applicant, 'withdrawn', input.reason.trim() || null))
    return true
  })
}

/** A buyer and an exclusive product, on sale or not; undefined where either is unknown. */
export async function findGrantKey(sql: Queryable, email: string, skuId: string): Promise<GrantKey | undefined> {
  const buyerId = await findBuyerId(sql, email)
  return buyerId && (await isExclusive(sql, skuId)) ? { buyerId, skuId } : undefined
}

// The last decision counts: a rejection also ends a grant that an operator gave meanwhile.
async function applyDecision(tx: Tx, deps: AccessDeps, settled: GrantKey & Decision) {
  const { buyerId, skuId, status, decidedAt } = settled
  if (status === 'GRANTED') await upsertGrant(tx, grantOf(settled))
  else await endGrant(tx, { buyerId, skuId, at: decidedAt })
  await notifyBuyer(tx, deps, settled)
}

const grantOf = ({ buyerId, skuId, decidedAt, expiresAt }: GrantKey & Decision) => ({
  buyerId,
  skuId,
  grantedAt: decidedAt,
  expiresAt,
})

async function notifyBuyer(tx: Tx, { jobs, origin }: AccessDeps, settled: GrantKey & Decision) {
  const { buyerId, skuId, status, expiresAt, reason } = settled
  const applicant = await findApplicant(tx, { buyerId, skuId })
  if (!applicant?.isEmailConfirmed) return
  const mail =
    status === 'GRANTED'
      ? grantedMail(applicant, { expiresAt, reason, origin })
      : refusedMail(applicant, 'rejected', reason)
  await queueMail(tx, jobs, mail)
}

const decisionOf = ({ clock }: AccessDeps, status: Decision['status'], input: AccessInput): GrantKey & Decision => ({
  buyerId: input.buyerId,
  skuId: input.skuId,
  status,
  reason: input.reason.trim() || null,
  expiresAt: input.expiresAt ?? null,
  decidedAt: clock.now(),
  decidedBy: null,
})

type End = { decision: 'GRANT' | 'REJECT'; expiresAt: Date | undefined; now: Date }

export function checkExpiry({ decision, expiresAt, now }: End, language: Language) {
  if (!expiresAt) return
  const t = texts(language).exclusive.replies
  const sentence = decision === 'REJECT' ? t.endOfRejection : expiresAt <= now ? t.endIsPast : null
  if (sentence) throw Problem.of('VALIDATION', undefined, { fieldErrors: { expiresAt: sentence } })
}
