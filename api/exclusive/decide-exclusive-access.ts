import type * as z from 'zod/mini'
import type * as exclusiveApi from '../../contract/exclusive.ts'
import type { Language } from '../../contract/platform/values.ts'
import { accessReplies as de } from '../../texts/de/exclusive/replies.ts'
import { accessReplies as en } from '../../texts/en/exclusive/replies.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { grantedMail, refusedMail } from './access-mail.ts'
import { endGrant, isExclusive, upsertGrant } from './access-queries.ts'
import {
  findBuyerId,
  findParty,
  findStoreRequest,
  settleOpenRequest,
  settleRequest,
  type Applied,
  type Decision,
  type StoreRow,
} from './access-request-queries.ts'

type AccessDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>

/** The store's word on an application. NOT_FOUND for another store's, ACCESS_REQUEST_DECIDED for a settled one. */
export async function decideAccessRequest(
  deps: AccessDeps,
  { account, language }: Caller<'supplier'>,
  { id, decision, expiresAt, reason }: z.output<(typeof exclusiveApi.decide)['input']>,
): Promise<StoreRow> {
  const { db, clock } = deps
  const storeId = account.storeId ?? ''
  const found = storeId ? await findStoreRequest(db, id, storeId) : undefined
  if (!found) throw Problem.of('NOT_FOUND')
  refuseEnd({ decision, expiresAt, now: clock.now() }, language)
  const word: Decision = {
    status: decision === 'GRANT' ? 'GRANTED' : 'REJECTED',
    reason: reason?.trim() || null,
    expiresAt: expiresAt ?? null,
    decidedAt: clock.now(),
    decidedBy: account.id,
  }
  await inTransaction(db, async (tx) => {
    const applied = await settleRequest(tx, { id, storeId }, word)
    if (!applied) throw Problem.of('ACCESS_REQUEST_DECIDED')
    await carryOut(tx, deps, { ...applied, ...word })
  })
  const { status, reason: said, expiresAt: end, decidedAt } = word
  return { ...found, status, reason: said, expiresAt: end, decidedAt }
}

type Wish = Applied & { expiresAt?: Date; reason: string; language: Language }

/** An operator grants, with or without an application, or moves the end of a grant; false where all that is so already. */
export async function grantExclusiveAccess(deps: AccessDeps, wish: Wish): Promise<boolean> {
  refuseEnd({ decision: 'GRANT', expiresAt: wish.expiresAt, now: deps.clock.now() }, wish.language)
  const word = wordOf(deps, 'GRANTED', wish)
  return inTransaction(deps.db, async (tx) => {
    const isSettled = await settleOpenRequest(tx, wish, word)
    const isChanged = await upsertGrant(tx, grantOf(word))
    if (isSettled || isChanged) await tellBuyer(tx, deps, word)
    return isSettled || isChanged
  })
}

/** An operator rejects what a buyer waits for; false where they wait for nothing. */
export async function rejectExclusiveAccess(deps: AccessDeps, wish: Wish): Promise<boolean> {
  const word = wordOf(deps, 'REJECTED', wish)
  return inTransaction(deps.db, async (tx) => {
    if (!(await settleOpenRequest(tx, wish, word))) return false
    await carryOut(tx, deps, word)
    return true
  })
}

/** An operator ends a grant that holds; false where none does. */
export async function withdrawExclusiveAccess({ db, clock, jobs }: AccessDeps, wish: Wish): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await endGrant(tx, { ...wish, at: clock.now() }))) return false
    const party = await findParty(tx, wish)
    if (party?.isEmailConfirmed) await queueMail(tx, jobs, refusedMail(party, 'withdrawn', wish.reason.trim() || null))
    return true
  })
}

/** A buyer and an exclusive product, on sale or not; undefined where either is unknown. */
export async function findApplicant(sql: Queryable, email: string, skuId: string): Promise<Applied | undefined> {
  const buyerId = await findBuyerId(sql, email)
  return buyerId && (await isExclusive(sql, skuId)) ? { buyerId, skuId } : undefined
}

// The last word counts: a rejection also ends a grant that an operator gave meanwhile.
async function carryOut(tx: Tx, deps: AccessDeps, word: Applied & Decision) {
  const { buyerId, skuId, status, decidedAt } = word
  if (status === 'GRANTED') await upsertGrant(tx, grantOf(word))
  else await endGrant(tx, { buyerId, skuId, at: decidedAt })
  await tellBuyer(tx, deps, word)
}

const grantOf = ({ buyerId, skuId, decidedAt, expiresAt }: Applied & Decision) => ({
  buyerId,
  skuId,
  grantedAt: decidedAt,
  expiresAt,
})

async function tellBuyer(tx: Tx, { jobs, origin }: AccessDeps, word: Applied & Decision) {
  const { buyerId, skuId, status, expiresAt, reason } = word
  const party = await findParty(tx, { buyerId, skuId })
  if (!party?.isEmailConfirmed) return
  const mail =
    status === 'GRANTED' ? grantedMail(party, { expiresAt, reason, origin }) : refusedMail(party, 'rejected', reason)
  await queueMail(tx, jobs, mail)
}

const wordOf = ({ clock }: AccessDeps, status: Decision['status'], wish: Wish): Applied & Decision => ({
  buyerId: wish.buyerId,
  skuId: wish.skuId,
  status,
  reason: wish.reason.trim() || null,
  expiresAt: wish.expiresAt ?? null,
  decidedAt: clock.now(),
  decidedBy: null,
})

type End = { decision: 'GRANT' | 'REJECT'; expiresAt: Date | undefined; now: Date }

function refuseEnd({ decision, expiresAt, now }: End, language: Language) {
  if (!expiresAt) return
  const t = { de, en }[language]
  const sentence = decision === 'REJECT' ? t.endOfRejection : expiresAt <= now ? t.endIsPast : null
  if (sentence) throw Problem.of('VALIDATION', undefined, { fieldErrors: { expiresAt: sentence } })
}
