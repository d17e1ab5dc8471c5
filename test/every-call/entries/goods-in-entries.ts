import * as goodsInApi from '../../../contract/goods-in/goods-in.ts'
import { own, owned, type Entries } from '../entry.ts'
import { signedIn, type World } from '../world.ts'
import { paidOrder } from './order-entries.ts'

/** A shipment of the supplier's store to the owner. */
export async function shipped(world: World) {
  const { orderId } = await paidOrder(world, ['CONFIRM', 'SHIP'])
  const [row] = await world.app.db<[{ shipmentId: string; quantity: number }]>`
    select id as shipment_id, (lines -> 0 ->> 'quantity')::integer as quantity from shipment where order_id = ${orderId}`
  return row
}

export const checkOf = ({ product }: World, { shipmentId, quantity }: Awaited<ReturnType<typeof shipped>>) => ({
  shipmentId,
  version: 0,
  lines: [
    { productSkuId: product.skuId, cameQuantity: quantity, state: 'DAMAGED' as const, badQuantity: 1, lot: 'L-4711' },
  ],
})

async function checked(world: World) {
  const check = checkOf(world, await shipped(world))
  await world.app.request(goodsInApi.check, check, { token: await signedIn(world, world.owner) })
  return { shipmentId: check.shipmentId }
}

const period = () => ({ from: '2026-01-01', to: '2099-12-31' })

export const goodsInEntries: Entries = {
  'GET /api/v1/account/goods-in': own(),
  'GET /api/v1/account/goods-in/{shipmentId}': owned(checked),
  'POST /api/v1/account/goods-in/{shipmentId}/checks': owned(async (world) => checkOf(world, await shipped(world))),
  'GET /api/v1/account/goods-in/{shipmentId}/pdf': owned(checked),
  'GET /api/v1/account/goods-in/{shipmentId}/csv': owned(checked),
  'GET /api/v1/account/goods-in-period/pdf': own(period),
  'GET /api/v1/account/goods-in-period/csv': own(period),
}
