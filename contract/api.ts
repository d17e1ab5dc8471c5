import type * as z from 'zod/mini'
import * as exclusiveApi from './exclusive.ts'
import * as accountApi from './account.ts'
import * as buyerHomeApi from './buyer-home/home.ts'
import * as cardsApi from './buyer-home/cards.ts'
import * as cartApi from './cart.ts'
import * as checkoutApi from './checkout.ts'
import * as contentApi from './content.ts'
import * as deliveriesApi from './orders/deliveries.ts'
import * as documentsApi from './orders/documents.ts'
import * as designTemplateApi from './designs/design-template.ts'
import * as designsApi from './designs/designs.ts'
import * as emailConfirmationApi from './email-confirmation.ts'
import type { Endpoint } from './platform/endpoint.ts'
import * as listingsApi from './listings.ts'
import * as magazineApi from './magazine.ts'
import * as ordersApi from './orders/orders.ts'
import * as paymentsApi from './payments.ts'
import * as productsApi from './products.ts'
import * as profileApi from './profile.ts'
import * as promotionsApi from './promotions.ts'
import * as reorderApi from './orders/reorder.ts'
import * as restockApi from './restock.ts'
import * as reviewsApi from './reviews.ts'
import * as savedFiltersApi from './saved-filters/saved-filters.ts'
import * as emailChangeApi from './security/email-change.ts'
import * as passkeysApi from './security/passkeys.ts'
import * as secondFactorApi from './security/second-factor.ts'
import * as sessionsApi from './security/sessions.ts'
import * as stepUpApi from './security/step-up.ts'
import * as signInLinkApi from './security/sign-in-link.ts'
import * as storesApi from './stores.ts'
import * as supplierDesignsApi from './designs/supplier-designs.ts'
import * as supplierOrdersApi from './orders/supplier-orders.ts'
import * as synonymsApi from './synonyms.ts'
import * as membershipsApi from './team/memberships.ts'
import * as teamApi from './team/team.ts'
import * as wishlistApi from './wishlist.ts'

const slices = {
  access: exclusiveApi,
  account: accountApi,
  buyerHome: buyerHomeApi,
  cards: cardsApi,
  cart: cartApi,
  checkout: checkoutApi,
  content: contentApi,
  designTemplate: designTemplateApi,
  designs: designsApi,
  documents: documentsApi,
  emailChange: emailChangeApi,
  emailConfirmation: emailConfirmationApi,
  listings: listingsApi,
  magazine: magazineApi,
  orders: ordersApi,
  deliveries: deliveriesApi,
  payments: paymentsApi,
  products: productsApi,
  profile: profileApi,
  promotions: promotionsApi,
  reorder: reorderApi,
  restock: restockApi,
  reviews: reviewsApi,
  savedFilters: savedFiltersApi,
  passkeys: passkeysApi,
  secondFactor: secondFactorApi,
  sessions: sessionsApi,
  stepUp: stepUpApi,
  signInLink: signInLinkApi,
  stores: storesApi,
  supplierDesigns: supplierDesignsApi,
  supplierOrders: supplierOrdersApi,
  synonyms: synonymsApi,
  memberships: membershipsApi,
  team: teamApi,
  wishlist: wishlistApi,
}

/** Every call there is. What is not in here cannot be mounted, and a test sees that all of it is. */
export const endpoints: Endpoint[] = Object.values(slices).flatMap((slice) => Object.values(slice).filter(isEndpoint))

/** The schemas of objects that a slice exports, by name: what the OpenAPI document names. */
export const schemas: Record<string, z.ZodMiniType> = Object.assign(
  {},
  ...Object.values(slices).map((slice) =>
    Object.fromEntries(Object.entries(slice).filter(([, exported]) => isObjectSchema(exported))),
  ),
)

function isObjectSchema(exported: unknown): exported is z.ZodMiniType {
  return typeof exported === 'object' && exported !== null && (exported as z.ZodMiniType)._zod?.def.type === 'object'
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
