import * as exclusiveApi from '../../contract/exclusive.ts'
import { createProduct } from '../builders.ts'
import { open, own, owned, type Entries } from './entry.ts'
import { signedIn, type World } from './world.ts'

const createExclusive = async ({ app, store }: World) =>
  (await createProduct(app.db, store.id, { isExclusive: true })).skuId

/** An application of the owner for a product of the supplier's store. */
async function apply(world: World) {
  const application = { productSkuId: await createExclusive(world), message: 'Bitte' }
  return world.app.request(exclusiveApi.apply, application, { token: await signedIn(world, world.owner) })
}

const contactForm = {
  subject: 'OTHER',
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  message: 'Guten Tag',
  privacyAccepted: true,
}

export const access: Entries = {
  'GET /api/v1/lookup/ip': open(),
  'POST /api/v1/contact-form': open(() => contactForm),
  'GET /api/v1/products/{id}/can-see-exclusive-product': open(({ exclusive }) => ({ id: exclusive.skuId })),
  'GET /api/v1/account/exclusive-access-requests': own(),
  'POST /api/v1/account/exclusive-access-requests': own(async (world) => ({
    productSkuId: await createExclusive(world),
    message: 'Bitte',
  })),
  'GET /api/v1/account/wishlist/exclusive-products': own(),
  'GET /api/v1/supplier/access-requests': own(),
  'POST /api/v1/supplier/access-requests/{id}/decision': owned(async (world) => ({
    id: (await apply(world)).id,
    decision: 'GRANT',
  })),
}
