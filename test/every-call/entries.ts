import { newId } from '../../api/platform/ids.ts'
import { createProduct } from '../builders.ts'
import { accountEntries } from './entries/account-entries.ts'
import { catalogueEntries } from './entries/catalogue-entries.ts'
import { attributeEntries } from './entries/attribute-entries.ts'
import { categoryEntries } from './entries/category-entries.ts'
import { apiKeyEntries } from './entries/api-key-entries.ts'
import { changeSetEntries } from './entries/change-set-entries.ts'
import { claimEntries } from '../orders/claim-entries.ts'
import { deliveryEntries } from '../orders/delivery-entries.ts'
import { deskViewEntries } from './entries/desk-view-entries.ts'
import { designEntries } from './entries/design-entries.ts'
import { netTermsEntries } from './entries/net-terms-entries.ts'
import { recallEntries } from './entries/recall-entries.ts'
import { menuEntries } from './entries/menu-entries.ts'
import { goodsInEntries } from './entries/goods-in-entries.ts'
import { open, own, owned, type Entries } from './entry.ts'
import { emptiesEntries, orderEntries } from './entries/order-entries.ts'
import { operatorEntries } from './entries/operator-entries.ts'
import { commissionInvoiceEntries } from './entries/commission-invoice-entries.ts'
import { payoutEntries } from './entries/payout-entries.ts'
import { passkeyEntries } from './entries/passkey-entries.ts'
import { emailChangeEntries } from './entries/email-change-entries.ts'
import { rangeEntries } from '../range/entries.ts'
import { onboardingEntries } from '../onboarding/entries.ts'
import { operatedStoreEntries } from '../operated-stores/entries.ts'
import { ticketEntries } from './entries/ticket-entries.ts'
import { storeEntries } from '../store-settings/entries.ts'
import { staffEntries } from './entries/staff-entries.ts'
import { securityEntries } from './entries/security-entries.ts'
import { team } from './entries/team-entries.ts'
import { emptyCart, fillCart, type World, signedIn } from './world.ts'
import * as exclusiveApi from '../../contract/exclusive.ts'

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

const productReport = { reason: 'LABELLING', explanation: 'Senf fehlt', email: 'jana@hotel.example', goodFaith: true }

export const access: Entries = {
  'GET /api/v1/lookup/ip': open(),
  'POST /api/v1/contact-form': open(() => contactForm),
  'POST /api/v1/product-reports': open(({ product }) => ({ ...productReport, productSkuId: product.skuId })),
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
  'POST /api/v1/supplier/access-requests/decisions': own(async (world) => ({
    ids: [(await apply(world)).id],
    decision: 'REJECT',
  })),
  'POST /api/v1/supplier/access-requests/{id}/withdrawal': owned(async (world) => {
    const { id } = await apply(world)
    await world.app.request(
      exclusiveApi.decide,
      { id, decision: 'GRANT' },
      { token: await signedIn(world, world.supplier) },
    )
    return { id, reason: 'Vertrag beendet' }
  }),
}

const wishlist: Entries = {
  'GET /api/v1/account/home': own(),
  'GET /api/v1/account/ordered-products': own(),
  'GET /api/v1/account/wishlist': own(),
  'GET /api/v1/account/wishlist/product-sku-ids': own(),
  'GET /api/v1/account/product-cards': own(({ product }) => ({ skuIds: [product.skuId] })),
  'GET /api/v1/account/restock-notices': own(),
  'GET /api/v1/account/restock-notices/product-sku-ids': own(),
  'POST /api/v1/account/restock-notices': own(({ product }) => ({ productSkuId: product.skuId })),
  'DELETE /api/v1/account/restock-notices': own(({ product }) => ({ productSkuId: product.skuId })),
  'GET /api/v1/account/saved-filters': own(),
  'POST /api/v1/account/saved-filters': own(() => ({
    name: 'Bio',
    kind: 'search',
    filters: { organic: true },
  })),
  'DELETE /api/v1/account/saved-filters/{id}': own(() => ({ id: newId() })),
  'POST /api/v1/account/wishlist': own(({ product }) => ({ productSkuId: product.skuId })),
  'DELETE /api/v1/account/wishlist': own(({ product }) => ({ productSkuId: product.skuId })),
}

const operating: Entries = {
  'POST /api/v1/operator/impersonation-codes': open(({ other }) => ({ email: other.email, reason: 'Ticket 4711' })),
}

const buying: Entries = {
  'GET /api/v1/cart': own(),
  'POST /api/v1/cart': own(async (world) => {
    await emptyCart(world)
    return { productSkuId: world.product.skuId, quantity: 6, mode: 'ADD' }
  }),
  'POST /api/v1/cart/selection': own(async (world) => {
    await fillCart(world)
    return { storeIds: [world.store.id], selected: true }
  }),
  'POST /api/v1/cart/apply-coupon': own(({ couponCode }) => ({ couponCode })),
  'POST /api/v1/cart/delete-coupon': own(),
  'DELETE /api/v1/cart/store-cart-items/{storeId}': own(({ store }) => ({ storeId: store.id })),
  'GET /api/v1/checkout/payment-methods': own(),
  'GET /api/v1/checkout/last-choice': own(),
  'GET /api/v1/checkout/control': own(() => ({ step: 'review' })),
  'POST /api/v1/checkout/pay': own(async (world) => ({
    paymentMethodCode: 'BANK_TRANSFER',
    termsAccepted: true,
    cartVersion: await fillCart(world),
  })),
  'POST /api/v1/payments/webhooks/{provider}': open(() => ({ provider: 'mollie', id: 'tr_unknown' })),
}

export const entries: Entries = {
  'GET /api/v1/desk/workplace': own(),
  ...access,
  ...accountEntries,
  ...wishlist,
  ...catalogueEntries,
  ...attributeEntries,
  ...categoryEntries,
  ...operating,
  ...buying,
  ...orderEntries,
  ...deliveryEntries,
  ...emptiesEntries,
  ...storeEntries,
  ...operatedStoreEntries,
  ...onboardingEntries,
  ...ticketEntries,
  ...commissionInvoiceEntries,
  ...payoutEntries,
  ...operatorEntries,
  ...team,
  ...staffEntries,
  ...claimEntries,
  ...goodsInEntries,
  ...menuEntries,
  ...netTermsEntries,
  ...recallEntries,
  ...deskViewEntries,
  ...designEntries,
  ...changeSetEntries,
  ...rangeEntries,
  ...securityEntries,
  ...emailChangeEntries,
  ...passkeyEntries,
  ...apiKeyEntries,
}
