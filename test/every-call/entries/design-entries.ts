import * as designsApi from '../../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import { createDesign as createWithLogo, draft, logoFile, offer } from '../../orders/designs.ts'
import { own, owned, type Entries } from '../entry.ts'
import { emptyCart, OWNERS_MARK, type World } from '../world.ts'

const createDraft = (world: World) =>
  createWithLogo(world.app, { token: world.owner.token, skuId: world.designable.skuId })

async function createSubmitted(world: World) {
  const { id } = await createDraft(world)
  await world.app.request(designsApi.act, { id, action: 'SUBMIT' }, world.owner)
  return id
}

async function createApproved(world: World) {
  await emptyCart(world)
  const id = await createSubmitted(world)
  await world.app.request(supplierDesignsApi.sendProof, { id, offer: offer(world.app) }, world.supplier)
  await world.app.request(designsApi.act, { id, action: 'APPROVE' }, world.owner)
  return id
}

export const designEntries: Entries = {
  'GET /api/v1/product-designs': own(),
  'POST /api/v1/product-designs': own(({ designable }) => draft(designable.skuId)),
  'GET /api/v1/product-designs/templates/{productSkuId}': own(({ designable }) => ({
    productSkuId: designable.skuId,
  })),
  'GET /api/v1/product-designs/{id}': owned(async (world) => ({ id: (await createDraft(world)).id })),
  'PUT /api/v1/product-designs/{id}': owned(async (world) => ({
    ...draft(world.designable.skuId),
    id: (await createDraft(world)).id,
    title: `Becher ${OWNERS_MARK}`,
  })),
  'POST /api/v1/product-designs/{id}/files': {
    ...owned(async (world) => ({ id: (await createDraft(world)).id, kind: 'LOGO', file: await logoFile() })),
    isNotJson: true,
  },
  'DELETE /api/v1/product-designs/{id}/files/{fileId}': owned(async (world) => {
    const { id, files } = await createDraft(world)
    return { id, fileId: files[0]!.id }
  }),
  'POST /api/v1/product-designs/{id}/actions': owned(async (world) => ({
    id: (await createDraft(world)).id,
    action: 'SUBMIT',
  })),
  'POST /api/v1/product-designs/{id}/messages': owned(async (world) => ({
    id: await createSubmitted(world),
    text: 'Bitte mittig',
  })),
  'POST /api/v1/product-designs/{id}/add-to-cart': owned(async (world) => ({
    id: await createApproved(world),
    quantity: 300,
  })),
  'GET /api/v1/supplier/product-designs': own(),
  'GET /api/v1/supplier/product-designs/{id}': owned(async (world) => ({ id: await createSubmitted(world) })),
  'POST /api/v1/supplier/product-designs/{id}/proof': owned(async (world) => ({
    id: await createSubmitted(world),
    offer: offer(world.app),
  })),
  'POST /api/v1/supplier/product-designs/{id}/reject': owned(async (world) => ({
    id: await createSubmitted(world),
    message: 'Das Logo ist zu klein',
  })),
  'POST /api/v1/supplier/product-designs/{id}/reports': owned(async (world) => ({
    id: await createSubmitted(world),
    reason: 'RIGHTS',
    explanation: 'Das Logo gehört einer Brauerei',
  })),
  'POST /api/v1/supplier/product-designs/{id}/messages': owned(async (world) => ({
    id: await createSubmitted(world),
    text: 'Gerne',
  })),
}
