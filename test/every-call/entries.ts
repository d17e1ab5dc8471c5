import { newId } from '../../api/platform/ids.ts'
import { createHash, randomBytes } from 'node:crypto'
import { createAddress, createProduct } from '../builders.ts'
import { addressForm, signUpForm } from '../forms.ts'
import { apiKeyEntries } from './api-key-entries.ts'
import { changeSetEntries } from './change-set-entries.ts'
import { claimEntries } from '../orders/claim-entries.ts'
import { deliveryEntries } from '../orders/delivery-entries.ts'
import { designEntries } from './design-entries.ts'
import { open, own, owned, type Entries } from './entry.ts'
import { emptiesEntries, orderEntries } from './order-entries.ts'
import { operatorEntries } from './operator-entries.ts'
import { passkeyEntries } from './passkey-entries.ts'
import { emailChangeEntries } from './email-change-entries.ts'
import { rangeEntries } from '../range/entries.ts'
import { storeEntries } from '../store-settings/entries.ts'
import { securityEntries } from './security-entries.ts'
import { team } from './team-entries.ts'
import { createImpersonationCode, emptyCart, fillCart, PASSWORD, restorePeople, type World, signedIn } from './world.ts'
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

const address = addressForm({ selected: false })

const info = {
  firstName: 'Jana',
  lastName: 'Brandt',
  phoneNumber: '+49 30 1234567',
  companyName: 'Café Morgenrot',
  legalForm: 'GmbH',
  businessType: 'CAFE',
  vatId: null,
  website: null,
  socialUrls: [],
  startDate: null,
  invoiceEmail: null,
  buyerReference: null,
  eInvoiceFormat: 'ZUGFERD',
  leitwegId: null,
  costCentre: null,
  gln: null,
  language: 'de',
  newsletter: false,
}

const createOwnersAddress = async ({ app, owner }: World) =>
  (await createAddress(app.db, owner.id, { isSelected: false })).id

async function resetToken({ app, owner }: World) {
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into password_reset (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${owner.id}, now() + interval '1 hour')`
  return token
}

async function confirmationToken({ app, owner }: World) {
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into email_confirmation (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${owner.id}, now() + interval '7 days')`
  return token
}

const aProduct = open(({ product }) => ({ id: product.skuId }))

const account: Entries = {
  'POST /api/v1/auth/sign-up': open(() => signUpForm()),
  'POST /api/v1/auth/sign-in': open(({ owner }) => ({ email: owner.email, password: PASSWORD })),
  'POST /api/v1/auth/sign-out': open(),
  'POST /api/v1/auth/forgot-password': open(({ owner }) => ({ email: owner.email })),
  'POST /api/v1/auth/new-password': {
    ...open(async (world) => ({ token: await resetToken(world), password: `${PASSWORD}9` })),
    after: restorePeople,
  },
  'POST /api/v1/auth/email-confirmation': open(async (world) => ({ token: await confirmationToken(world) })),
  'POST /api/v1/auth/email-confirmation/request': open(async (world) => ({ token: await confirmationToken(world) })),
  'POST /api/v1/auth/change-password': {
    ...own(() => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}9` })),
    impersonated: 403,
    after: restorePeople,
  },
  'POST /api/v1/auth/sign-in/impersonate': open(async (world) => ({ code: await createImpersonationCode(world) })),
  'GET /api/v1/auth': own(),
  'GET /api/v1/account/info': own(),
  'PUT /api/v1/account/info': own(() => info),
  'GET /api/v1/account/export': { ...own(), impersonated: 403 },
  'POST /api/v1/account/erasure': {
    ...own(async ({ app, owner }) => {
      await app.db`update sub_order set status = 'COMPLETED' where buyer_id = ${owner.id} and status <> 'CANCELLED'`
      await app.db`
        update orders o set status = (
          select case count(distinct s.status) when 1 then min(s.status) else 'MIXED' end
          from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id)
        where buyer_id = ${owner.id}`
      return { password: PASSWORD }
    }),
    impersonated: 403,
    after: restorePeople,
  },
  'GET /api/v1/account/sessions': { ...own(), impersonated: 403 },
  'DELETE /api/v1/account/sessions': { ...own(), impersonated: 403, after: restorePeople },
  'DELETE /api/v1/account/sessions/{id}': { ...own(() => ({ id: 'a'.repeat(64) })), impersonated: 403 },
  'GET /api/v1/account/addresses': own(),
  'POST /api/v1/account/addresses': own(() => address),
  'PUT /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world), ...address })),
  'DELETE /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world) })),
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

const catalogue: Entries = {
  'GET /api/v1/products/{id}': aProduct,
  'GET /api/v1/products/{id}/more-like-products': aProduct,
  'GET /api/v1/products/{id}/offers': aProduct,
  'GET /api/v1/products/{id}/substitutes': aProduct,
  'GET /api/v1/products/{id}/featured-products': aProduct,
  'GET /api/v1/categories/tree': open(),
  'GET /api/v1/categories/related-for-product/{productId}': open(({ product }) => ({ productId: product.skuId })),
  'GET /api/v1/listings/category': open(({ product }) => ({ slug: product.categorySlug })),
  'GET /api/v1/listings/collection': open(() => ({ slug: 'fruehling' })),
  'GET /api/v1/listings/store': open(({ store }) => ({ slug: store.slug })),
  'GET /api/v1/listings/search': open(() => ({ q: 'Espresso' })),
  'GET /api/v1/search/suggest': open(() => ({ q: 'Esp' })),
  'GET /api/v1/stores': open(),
  'GET /api/v1/stores/{id}': open(({ store }) => ({ id: store.id })),
  'GET /api/v1/stores/by-slug/{slug}': open(({ store }) => ({ slug: store.slug })),
  'GET /api/v1/sections/promoted-stores': open(),
  'GET /api/v1/sections/promoted-products': open(),
  'GET /api/v1/sections/carousels': open(),
  'GET /api/v1/product-collections/home-page': open(),
  'GET /api/v1/mag/latest': open(),
  'GET /api/v1/mag/{id}': open(() => ({ id: 'espresso' })),
  'GET /api/v1/country': open(),
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
  ...account,
  ...wishlist,
  ...catalogue,
  ...operating,
  ...buying,
  ...orderEntries,
  ...deliveryEntries,
  ...emptiesEntries,
  ...storeEntries,
  ...operatorEntries,
  ...team,
  ...claimEntries,
  ...designEntries,
  ...changeSetEntries,
  ...rangeEntries,
  ...securityEntries,
  ...emailChangeEntries,
  ...passkeyEntries,
  ...apiKeyEntries,
}
