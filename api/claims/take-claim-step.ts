import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import type { Outcome } from '../../contract/claims/supplier-claims.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import type { FileOwner } from '../attachments/queries.ts'
import { inTransactionOnce, type KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { creditPieces } from '../orders/fulfilment/credit-pieces.ts'
import { lockOrder, type LockedOrder, type LockedSubOrder } from '../orders/fulfilment/lock-order.ts'
import { writeEvent, type OrderEvent } from '../orders/fulfilment/money/write-event.ts'
import { resendPieces } from '../orders/fulfilment/resend-pieces.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { newId } from '../platform/ids.ts'
import { isPackCode } from '../products/pack.ts'
import { promiseStock, releaseStock } from '../products/stock.ts'
import { claimDueAt } from './due-at.ts'
import { effectOf, type Effect } from './effect.ts'
import { findRecipients, mailClaim, type Recipients } from './mail-claim.ts'
import {
  insertClaimEvent,
  ofClaim,
  readLocked,
  writeClaim,
  writeClaimLines,
  type ClaimOwner,
  type LockedClaim,
} from './queries.ts'
import { openOf, statusAfter, stepFor, type ClaimActor, type ClaimStep } from './steps.ts'

/** What a claim was before a step and after it. */
export type ChangedClaim = { from: ClaimStatus; status: ClaimStatus; refundedCents: number }

/** A step that somebody wants to take with a claim. */
export type ClaimChange = {
  owner: ClaimOwner
  number: string
  actor: ClaimActor
  action: ClaimStep['action']
  /** Who of the company, the store or the operators; null for time. */
  authorId: string | null
  words?: string | undefined
  attachmentIds?: string[] | undefined
  outcome?: Outcome | undefined
  parcel?: { carrier: string; trackingNumber: string }
  /** Has the last word before the step counts; throws to undo it. */
  check?: (tx: Tx, changed: ChangedClaim) => Promise<void>
  /** Version of the claim that the caller saw; without it any version is accepted. */
  version?: number | undefined
  language: Language
}
type ClaimDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>

/** Takes a step once for each key. Throws as changeClaim does. */
export async function takeClaimStep(deps: ClaimDeps, keyed: KeyedCall | undefined, change: ClaimChange): Promise<void> {
  await inTransactionOnce(deps.db, keyed, {
    async work(tx) {
      const changed = await changeClaim(tx, deps, change)
      await change.check?.(tx, changed)
    },
    again: async () => {},
  })
}

/**
 * One step of a claim's life: pieces, money, goods, timeline and mails in one transaction. Throws NOT_FOUND, CLAIM_STATE
 * where the step is not this actor's now (of two at once the second meets it) or not of this version, REASON_MISSING where
 * the other side has to read why, VALIDATION for impossible pieces and OUT_OF_STOCK where they cannot be sent again.
 */
export async function changeClaim(tx: Tx, deps: Omit<ClaimDeps, 'db'>, change: ClaimChange): Promise<ChangedClaim> {
  const { owner, number } = change
  const column = ofClaim(tx, owner, number)
  const [order, claim, recipients] = await inOrder([
    () => lockOrder(tx, { buyerId: column('buyer_id'), orderId: column('order_id') }),
    () => readLocked(tx, owner, number),
    () => findRecipients(tx, number),
  ])
  const subOrder = order?.subOrders.find(({ storeId }) => storeId === claim?.storeId)
  if (!order || !subOrder || !claim) throw Problem.of('NOT_FOUND')
  if (change.version !== undefined && change.version !== claim.version) throw Problem.of('CLAIM_STATE')
  const step = stepFor(claim, change.action, change.actor)
  if (!step) throw Problem.of('CLAIM_STATE')
  const effect = effectOf(step.action, { ...claim, outcome: change.outcome ?? [], language: change.language })
  refuseWithoutWords(change, step, effect)
  const done = await carryOut(tx, {
    deps,
    change,
    order,
    subOrder,
    claim,
    step,
    effect,
    recipients,
    at: deps.clock.now(),
  })
  return { from: claim.status, ...done }
}

function refuseWithoutWords(
  { words = '', language }: ClaimChange,
  { action, needsWords }: ClaimStep,
  { lines }: Effect,
) {
  const isRefusal = action === 'ANSWER' && lines.some((line) => openOf(line) > 0)
  if (words.trim() !== '' || !(needsWords || isRefusal)) return
  const fieldErrors = { words: texts(language).claims.replies.wordsMissing }
  throw Problem.of('REASON_MISSING', undefined, { fieldErrors })
}

type Changing = {
  deps: Omit<ClaimDeps, 'db'>
  change: ClaimChange
  order: LockedOrder
  subOrder: LockedSubOrder
  claim: LockedClaim
  step: ClaimStep
  effect: Effect
  recipients: Recipients
  at: Date
}

async function carryOut(tx: Tx, changing: Changing): Promise<Omit<ChangedClaim, 'from'>> {
  const { deps, change, claim, step, effect, at } = changing
  const eventId = newId()
  const amountCents = await moveGoodsAndMoney(tx, changing, eventId)
  const status = statusAfter(step, claim, effect.lines)
  const words = change.words?.trim() || null
  const replacedPieces = sumOf(effect.promised.map(({ quantity }) => quantity)) || sumOf([...effect.sent.values()])
  const isNewTurn = status !== claim.status || step.action === 'EXTEND'
  await inOrder([
    () => writeClaimLines(tx, claim, effect.lines),
    () =>
      writeClaim(tx, claim, {
        status,
        questionedBy: status === 'QUESTIONED' ? (change.actor === 'TRESEN' ? 'TRESEN' : 'STORE') : null,
        dueAt: isNewTurn ? claimDueAt(status, at) : claim.dueAt,
      }),
    () =>
      insertClaimEvent(tx, claim, {
        id: eventId,
        action: step.action,
        byWhom: change.actor,
        status,
        words,
        amountCents: amountCents || null,
        replacedPieces: replacedPieces || null,
        authorId: change.authorId,
        at,
      }),
    () =>
      attach(tx, {
        owner: fileOwner(changing),
        ids: change.attachmentIds ?? [],
        targetId: eventId,
        language: change.language,
      }),
    () => noteInOrder(tx, changing, status),
    () =>
      mailClaim(tx, deps, {
        ...changing,
        actor: change.actor,
        eventId,
        facts: { words, amountCents, ...change.parcel },
      }),
  ])
  return { status, refundedCents: amountCents }
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

// Operators attach nothing.
const fileOwner = ({ change, claim }: Changing): FileOwner =>
  change.actor === 'BUYER' ? { buyerId: claim.buyerId } : { storeId: claim.storeId }

/** Answers the cents that go back. */
async function moveGoodsAndMoney(tx: Tx, changing: Changing, eventId: string): Promise<number> {
  const { change, claim, effect, order } = changing
  const moving = { ...changing, claimId: claim.id, eventId }
  const { carrier = '', trackingNumber = '' } = change.parcel ?? {}
  const [shortages, cents] = await inOrder([
    () => (effect.promised.length > 0 ? promiseStock(tx, effect.promised) : []),
    () => (effect.refunded.size > 0 ? creditPieces(tx, { ...moving, quantities: effect.refunded }) : 0),
    () => effect.released.length > 0 && releaseStock(tx, effect.released),
    () =>
      effect.sent.size > 0 &&
      resendPieces(tx, { ...moving, quantities: effect.sent, carrier, trackingNumber, by: change.actor }),
  ])
  const [shortage] = shortages
  if (!shortage) return cents
  const line = order.subOrders.flatMap(({ lines }) => lines).find(({ skuId }) => skuId === shortage.skuId)!
  const name = change.language === 'de' ? line.nameDe : line.nameEn
  throw Problem.of('OUT_OF_STOCK', { name, stock: shortage.stock, isPack: isPackCode(line.unitCode) })
}

const orderEvents: Partial<Record<ClaimStep['action'], OrderEvent>> = {
  ANSWER: 'ANSWER_CLAIM',
  REFUND_INSTEAD: 'ANSWER_CLAIM',
}

// The timeline of the order names what matters for it; the claim has one of its own.
async function noteInOrder(tx: Tx, { change, claim, step, at }: Changing, status: ClaimStatus) {
  const isClosed = status === 'CLOSED' || status === 'WITHDRAWN'
  const action = orderEvents[step.action] ?? (isClosed && step.action !== 'SHIP' ? 'CLOSE_CLAIM' : undefined)
  const { buyerId, orderId, storeId } = claim
  if (action) await writeEvent(tx, { buyerId, orderId, storeId, action, by: change.actor, at })
}
