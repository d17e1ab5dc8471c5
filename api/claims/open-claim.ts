import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as claimsApi from '../../contract/claims/claims.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { claimableUntil } from './claimable-until.ts'
import { lockOrder } from '../orders/fulfilment/lock-order.ts'
import { findStoreRecipient } from '../orders/fulfilment/recipients.ts'
import { writeEvent } from '../orders/fulfilment/money/write-event.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { newId } from '../platform/ids.ts'
import { claimDueAt } from './due-at.ts'
import { mailClaim } from './mail-claim.ts'
import {
  findClaimable,
  insertClaim,
  insertClaimEvent,
  nextClaimNumber,
  type DeliveryRow,
  type NewLine,
} from './queries.ts'

export type Opening = InputOf<typeof claimsApi.open>

type Buyer = Caller<'buyer'>
type Opener = Pick<Buyer, 'keyed' | 'language'> & { account: Pick<Buyer['account'], 'companyId' | 'personId'> }

/**
 * Opens a claim, once for each key, and answers its number. Throws NOT_FOUND, ORDER_STATE where nothing has left yet or the
 * time is over, and VALIDATION for pieces that cannot be claimed.
 */
export async function openClaim(
  deps: Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>,
  { account, keyed, language }: Opener,
  opening: Opening,
): Promise<string> {
  const buyerId = account.companyId
  const delivery = await findClaimable(deps.db, buyerId, opening.subOrderNumber)
  if (!delivery) throw Problem.of('NOT_FOUND')
  const key = { buyerId, orderId: delivery.orderId, storeId: delivery.storeId }
  const { subOrderNumber } = opening
  return inTransactionOnce(deps.db, keyed, {
    async work(tx) {
      const found = await readOpening(tx, key, subOrderNumber)
      return writeOpening(tx, { deps, key, found, opening, openedBy: account.personId, language })
    },
    resultOf: (number) => number,
    again: async (number) => number,
  })
}

type SubOrderKey = { buyerId: string; orderId: string; storeId: string }
export type FoundOpening = Awaited<ReturnType<typeof readOpening>>

/** What a claim is opened by. Sent together; the server works them off in turn, so what can be claimed is what the lock has waited for. */
export async function readOpening(tx: Tx, key: SubOrderKey, subOrderNumber: string) {
  const [order, delivery, number, store] = await inOrder([
    () => lockOrder(tx, key),
    () => findClaimable(tx, key.buyerId, subOrderNumber),
    () => nextClaimNumber(tx, key),
    () => findStoreRecipient(tx, key.storeId),
  ])
  return { order, delivery, number, store }
}

type Writing = {
  deps: Pick<Deps, 'jobs' | 'origin' | 'clock'>
  key: SubOrderKey
  found: FoundOpening
  opening: Opening
  openedBy: string
  language: Language
}

/** Writes a claim within a transaction that has read what it is opened by, and answers its number. Throws as openClaim does. */
export async function writeOpening(
  tx: Tx,
  { deps, key, found, opening, openedBy, language }: Writing,
): Promise<string> {
  const { words, attachmentIds = [] } = opening
  const { order, delivery, number, store } = found
  const subOrder = order?.subOrders.find(({ storeId }) => storeId === key.storeId)
  if (!order || !subOrder || !delivery) throw Problem.of('NOT_FOUND')
  if (order.isBuyerErased) throw Problem.of('UNAUTHENTICATED')
  const at = deps.clock.now()
  const until = claimableUntil(delivery)
  if (delivery.lines.length === 0 || (until && until < at)) throw Problem.of('ORDER_STATE')
  const lines = claimedLines(delivery, opening, language)
  const claim = { ...key, id: newId(), number, openedBy, status: 'OPEN' as const }
  const eventId = newId()
  const dueAt = claimDueAt('OPEN', at)!
  const given = words?.trim() || null
  await inOrder([
    () => insertClaim(tx, { ...key, id: claim.id, number, dueAt, openedBy, createdAt: at, lines }),
    () =>
      insertClaimEvent(tx, claim, {
        id: eventId,
        action: 'OPEN',
        byWhom: 'BUYER',
        status: 'OPEN',
        words: given,
        amountCents: null,
        replacedPieces: null,
        authorId: openedBy,
        at,
      }),
    () => attach(tx, { owner: { buyerId: key.buyerId }, ids: attachmentIds, targetId: eventId, language }),
    () => writeEvent(tx, { ...key, action: 'OPEN_CLAIM', by: 'BUYER', at }),
    () =>
      mailClaim(tx, deps, {
        subOrder,
        recipients: { STORE: store },
        claim,
        step: { action: 'OPEN', mail: ['STORE'] },
        effect: { lines },
        actor: 'BUYER',
        eventId,
        facts: { words: given, dueAt },
      }),
  ])
  return number
}

/** Throws VALIDATION for goods that are not of the delivery and pieces that are not there. */
function claimedLines({ lines: delivered }: DeliveryRow, { lines }: Opening, language: Language): NewLine[] {
  const t = texts(language).claims.replies
  const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { lines: sentence } })
  if (new Set(lines.map(({ productSkuId }) => productSkuId)).size < lines.length) throw refused(t.lineTwice)
  return lines.map(({ productSkuId, ...line }) => {
    const of = delivered.find(({ skuId }) => skuId === productSkuId)
    if (!of) throw refused(t.notInDelivery(productSkuId))
    if (line.quantity > of.claimable)
      throw refused(t.tooMany(language === 'de' ? of.nameDe : of.nameEn, of.claimable, of.isPack))
    return { skuId: productSkuId, ...line }
  })
}
