import type * as z from 'zod/mini'
import * as access from './exclusive.ts'
import * as account from './account.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as designTemplate from './design-template.ts'
import * as designs from './designs.ts'
import * as emailConfirmation from './email-confirmation.ts'
import type { Endpoint } from './platform/endpoint.ts'
import * as listings from './listings.ts'
import * as magazine from './magazine.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as products from './products.ts'
import * as profile from './profile.ts'
import * as promotions from './promotions.ts'
import * as reviews from './reviews.ts'
import * as stores from './stores.ts'
import * as supplierDesigns from './supplier-designs.ts'
import * as supplierOrders from './supplier-orders.ts'
import * as wishlist from './wishlist.ts'

const slices = {
  access,
  account,
  cart,
  checkout,
  content,
  designTemplate,
  designs,
  emailConfirmation,
  listings,
  magazine,
  orders,
  payments,
  products,
  profile,
  promotions,
  reviews,
  stores,
  supplierDesigns,
  supplierOrders,
  wishlist,
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
