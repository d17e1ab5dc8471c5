import * as goodsInApi from '../../../contract/goods-in/goods-in.ts'
import * as recallsApi from '../../../contract/recalls/recalls.ts'
import { own, owned, type Entries } from '../entry.ts'
import { signedIn, type World } from '../world.ts'
import { checkOf, shipped } from './goods-in-entries.ts'

const recallOf = ({ product }: World) => ({
  article: product.skuId,
  lots: ['L-4711'],
  reason: 'Glassplitter',
  advice: 'Nicht verwenden, bitte entsorgen.',
  since: '2026-01-01',
})

/** A recall that reaches the owner. */
async function made(world: World) {
  await world.app.request(goodsInApi.check, checkOf(world, await shipped(world)), {
    token: await signedIn(world, world.owner),
  })
  const token = await signedIn(world, world.supplier)
  const { id } = await world.app.request(recallsApi.make, recallOf(world), { token })
  return { id }
}

export const recallEntries: Entries = {
  'GET /api/v1/supplier/recalls': own(),
  'GET /api/v1/supplier/recalls/{id}': owned(made),
  'POST /api/v1/supplier/recalls': owned(recallOf),
  'GET /api/v1/account/recalls': own(),
  'POST /api/v1/account/recalls/{id}/confirmation': owned(made),
}
