import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import { claimableUntil } from '../claims/claimable-until.ts'
import { readOpening, writeOpening, type FoundOpening } from '../claims/open-claim.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { lockRecalls, noticeRecordedLots } from '../recalls/recorded-lots.ts'
import { checkedLines } from './check-lines.ts'
import { asClaims, toClaim, type ClaimedLine } from './deviations.ts'
import { findShipment, insertCheck, type CheckedShipment, type CheckRow, type NewLine } from './queries.ts'

type Given = InputOf<typeof goodsInApi.check>
type Buyer = Caller<'buyer'>
type Checking = {
  deps: Pick<Deps, 'jobs' | 'origin' | 'clock'>
  caller: Buyer
  given: Given
  shipment: CheckedShipment
}

/**
 * Writes a check of a shipment, once for each key, opens the claims that follow from it and notices of lots that were recalled. Throws NOT_FOUND,
 * GOODS_IN_CHANGED where another version has come since, and VALIDATION.
 */
export async function checkShipment(
  deps: Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>,
  caller: Buyer,
  given: Given,
): Promise<void> {
  const shipment = await findShipment(deps.db, caller.account.companyId, given.shipmentId)
  if (!shipment) throw Problem.of('NOT_FOUND')
  await inTransactionOnce<void>(deps.db, caller.keyed, {
    work: (tx) => writeCheck(tx, { deps, caller, given, shipment }),
    again: async () => {},
  })
}

async function writeCheck(tx: Tx, { deps, caller, given, shipment }: Checking): Promise<void> {
  const { account, language } = caller
  const buyerId = account.companyId
  const { orderId, storeId, shipmentId, subOrderNumber } = shipment
  const key = { buyerId, orderId, storeId }
  // Behind the lock of the order, so that of two who check at once one sees the other's.
  const [found, locked] = await inOrder([
    () => readOpening(tx, key, subOrderNumber),
    () => findShipment(tx, buyerId, shipmentId),
  ])
  if (found.order?.isBuyerErased) throw Problem.of('UNAUTHENTICATED')
  const before = locked!.checks[0]
  if ((before?.version ?? 0) !== given.version) throw Problem.of('GOODS_IN_CHANGED')
  const reason = given.reason?.trim() || null
  if (before && !reason)
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { reason: texts(language).goodsIn.replies.reasonMissing },
    })
  const lines = checkedLines(locked!.lines, given.lines, language)
  const at = deps.clock.now()
  const id = newId()
  const claims = plannedClaims({ deps, caller, given, shipment, found, earlier: locked!.checks, lines })
  const claimed = new Set(claims.flatMap(({ attachmentIds }) => attachmentIds))
  const shown = idsOf(locked!.checks)
  const others = lines.flatMap(({ attachmentIds }) => attachmentIds)
  const newOnes = others.filter((each) => !claimed.has(each) && !shown.has(each))
  const check = {
    ...key,
    id,
    shipmentId,
    version: given.version + 1,
    checkedBy: account.personId,
    checkedAt: at,
    note: given.note?.trim() || null,
    reason: before ? reason : null,
    claimNumbers: claims.map(({ number }) => number),
  }
  const came = lines.filter(({ lot, cameQuantity }) => lot !== null && cameQuantity > 0)
  await inOrder([
    () =>
      lockRecalls(
        tx,
        came.map(({ skuId }) => skuId),
        'CHECK',
      ),
    () => insertCheck(tx, check, lines),
    () => noticeRecordedLots(tx, { buyerId, storeId, lines: came, now: at }),
    () => attach(tx, { owner: { buyerId }, ids: newOnes, targetId: id, language }),
    ...claims.map(({ number, lines: claim, attachmentIds }) => () => {
      const opening = { subOrderNumber, lines: claim, words: given.note, attachmentIds }
      const writing = { deps, key, opening, openedBy: account.personId, language }
      return writeOpening(tx, { ...writing, found: { ...found, number } })
    }),
  ])
}

type Claiming = Checking & { found: FoundOpening; earlier: CheckRow[]; lines: NewLine[] }
type PlannedClaim = { number: string; lines: ClaimedLine[]; attachmentIds: string[] }

/** Photos go with the claim that is about their article; those that a version before has shown stay where they are. */
function plannedClaims({ deps, given, found, earlier, lines }: Claiming): PlannedClaim[] {
  const { delivery } = found
  const until = delivery && claimableUntil(delivery)
  if (!delivery || (until && until < deps.clock.now())) return []
  const deviations = lines.flatMap((line) => {
    const before = earlier.toReversed().flatMap((check) => check.lines.filter(({ skuId }) => skuId === line.skuId))
    const claimable = delivery.lines.find(({ skuId }) => skuId === line.skuId)?.claimable ?? 0
    return toClaim(line, before, claimable)
  })
  const remedyOf = (sku: string) => given.lines.find(({ productSkuId }) => productSkuId === sku)?.remedy ?? 'REFUND'
  const used = idsOf(earlier)
  return asClaims(deviations, remedyOf).map((claim, index) => {
    const skuIds = new Set(claim.map(({ productSkuId }) => productSkuId))
    const attachmentIds = lines
      .filter(({ skuId }) => skuIds.has(skuId))
      .flatMap((line) => line.attachmentIds)
      .filter((id) => !used.has(id))
    for (const id of attachmentIds) used.add(id)
    return { number: following(found.number, index), lines: claim, attachmentIds }
  })
}

const idsOf = (checks: CheckRow[]) =>
  new Set(checks.flatMap(({ lines }) => lines.flatMap(({ attachments }) => attachments.map(({ id }) => id))))

/** 'T1-1-C2' after 'T1-1-C1'. */
const following = (number: string, by: number) => number.replace(/\d+$/, (count) => String(Number(count) + by))
