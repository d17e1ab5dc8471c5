import { depositName } from '../../../contract/trade/deposits.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import { findHeld, type HeldRow, type Partners } from './queries.ts'

/** One announced item with its pieces. */
export type AnnouncedReturn = Pick<HeldRow, 'code' | 'nameDe' | 'nameEn' | 'pieces'>

type Announcing = Partners & { orderId: string; lines: { code: string; pieces: number }[] }

/**
 * Notes what is going to be given back with the delivery of an order, in place of what was noted before. Nothing moves until
 * the store has counted it. Throws NOT_FOUND, and ORDER_STATE where nothing is to be delivered any more.
 */
export async function announceReturns(
  db: Db,
  { buyerId, orderId, storeId, lines }: Announcing,
): Promise<AnnouncedReturn[]> {
  const held = await findHeld(db, { side: 'BUYER', id: buyerId, partnerIds: [storeId] })
  const announced = lines.map(({ code, pieces }) => {
    const item = held.find((row) => row.code === code)
    if (!item) throw Problem.of('NOT_FOUND')
    return { code, nameDe: item.nameDe, nameEn: item.nameEn, pieces }
  })
  const [part] = await db<{ isOpen: boolean }[]>`
    with part as (
      select buyer_id, order_id, store_id, status in ('PLACED', 'CONFIRMED') as is_open from sub_order
      where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId} for update
    ), noted as (
      update sub_order s set announced_returns = ${db.json(announced)} from part p
      where p.is_open and (s.buyer_id, s.order_id, s.store_id) = (p.buyer_id, p.order_id, p.store_id)
    )
    select is_open from part`
  if (!part) throw Problem.of('NOT_FOUND')
  if (!part.isOpen) throw Problem.of('ORDER_STATE')
  return announced
}

export const announcedOnWire = (announced: AnnouncedReturn[], language: Language) =>
  announced.map(({ code, pieces, ...names }) => ({ code, name: depositName(names, language), pieces }))
