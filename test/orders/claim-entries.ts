import * as claimsApi from '../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import { photo } from './claims.ts'
import { own, owned, type Entries } from '../every-call/entry.ts'
import { paidOrder } from '../every-call/entries/order-entries.ts'
import { OWNERS_MARK, signedIn, type World } from '../every-call/world.ts'

/** Opened by the owner about a delivery of the supplier's store. */
async function openClaim(world: World) {
  const { subOrderNumber } = await paidOrder(world, ['CONFIRM', 'SHIP', 'MARK_DELIVERED'])
  const { number } = await world.app.request(claimsApi.open, openingOf(world, subOrderNumber), {
    token: await signedIn(world, world.owner),
  })
  return { number, subOrderNumber }
}

const openingOf = ({ product }: World, subOrderNumber: string) => ({
  subOrderNumber,
  lines: [{ productSkuId: product.skuId, problem: 'DAMAGED' as const, remedy: 'REFUND' as const, quantity: 2 }],
  words: `Gruß aus ${OWNERS_MARK}`,
})

const answerOf = ({ product }: World, granted: object) => ({
  action: 'ANSWER' as const,
  outcome: [{ productSkuId: product.skuId, ...granted }],
})

async function answered(world: World, granted: object) {
  const { number } = await openClaim(world)
  const token = await signedIn(world, world.supplier)
  await world.app.request(
    supplierClaimsApi.act,
    { number, ...answerOf(world, granted), words: 'Nach den Fotos' },
    { token },
  )
  return { number }
}

export const claimEntries: Entries = {
  'POST /api/v1/account/attachments': { ...own(async () => ({ file: await photo() })), isNotJson: true },
  'POST /api/v1/supplier/attachments': { ...own(async () => ({ file: await photo() })), isNotJson: true },
  'GET /api/v1/account/claims': own(),
  'GET /api/v1/account/claims/{number}': owned(async (world) => ({ number: (await openClaim(world)).number })),
  'GET /api/v1/account/claimable/{subOrderNumber}': owned(async (world) => ({
    subOrderNumber: (await openClaim(world)).subOrderNumber,
  })),
  'POST /api/v1/account/claims': owned(async (world) =>
    openingOf(world, (await paidOrder(world, ['CONFIRM', 'SHIP', 'MARK_DELIVERED'])).subOrderNumber),
  ),
  'POST /api/v1/account/claims/{number}/actions': owned(async (world) => ({
    ...(await answered(world, { refunded: 1 })),
    action: 'CONTEST',
    words: 'Beide sind kaputt',
  })),
  'GET /api/v1/supplier/claims': own(() => ({ view: 'ALL' })),
  'GET /api/v1/supplier/claims/counts': own(),
  'GET /api/v1/supplier/claims/{number}': owned(async (world) => ({ number: (await openClaim(world)).number })),
  'POST /api/v1/supplier/claims/{number}/actions': owned(async (world) => ({
    number: (await openClaim(world)).number,
    ...answerOf(world, { refunded: 2 }),
  })),
  'POST /api/v1/supplier/claims/{number}/shipments': owned(async (world) => ({
    ...(await answered(world, { replaced: 2 })),
    carrier: 'DHL',
  })),
  'GET /api/v1/supplier/orders/{subOrderNumber}/refund': owned(async (world) => ({
    subOrderNumber: (await openClaim(world)).subOrderNumber,
    lines: [`${world.product.skuId}:1`],
  })),
  'GET /api/v1/operator/claims/{number}': own(async (world) => ({ number: (await openClaim(world)).number })),
  'POST /api/v1/operator/claims/{number}/actions': own(async (world) => ({
    number: (await openClaim(world)).number,
    ...answerOf(world, { refunded: 1 }),
    reason: 'Die Fotos zeigen eine',
  })),
  'GET /api/v1/operator/orders/{subOrderNumber}/refund': own(async (world) => ({
    subOrderNumber: (await openClaim(world)).subOrderNumber,
    lines: [`${world.product.skuId}:1`],
  })),
}
