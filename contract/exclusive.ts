import * as z from 'zod/mini'
import { businessTypes } from './account.ts'
import { Run } from './desk/runs.ts'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { ProductCard } from './products.ts'
import { DateTime, plainText, requiredText, SkuId } from './platform/values.ts'

/** What a buyer has of an exclusive product now. NONE: never applied, or the grant has expired or was withdrawn. */
export const AccessStatus = z.enum(['GRANTED', 'PENDING', 'NONE', 'REJECTED'])
export type AccessStatus = z.output<typeof AccessStatus>

/** What became of one application. A grant that followed may have ended since. */
const RequestStatus = z.enum(['PENDING', 'GRANTED', 'REJECTED'])

const Paged = z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) })

export const canSee = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/can-see-exclusive-product',
  access: 'visitor',
  summary: 'Whether the caller may see a product, and else why not and whether an application is possible',
  input: z.strictObject({ id: SkuId }),
  output: z.object({
    productId: z.string(),
    canSee: z.boolean(),
    reason: z.nullable(z.enum(['LOGIN_REQUIRED', 'NO_ACCESS', 'PENDING', 'REJECTED'])),
    canApply: z.boolean(),
    message: z.string(),
  }),
})

export const apply = endpoint({
  method: 'POST',
  path: '/api/v1/account/exclusive-access-requests',
  access: 'buyer',
  right: 'buy',
  repeat: 'refused',
  summary: 'Apply for an exclusive product; 409 ACCESS_REQUEST_EXISTS while the store has not decided',
  status: 201,
  input: z.strictObject({ productSkuId: SkuId, message: requiredText(4000) }),
  output: z.object({ id: z.string(), status: RequestStatus }),
})

const requestFields = {
  id: z.string(),
  productSkuId: z.string(),
  message: z.string(),
  status: RequestStatus,
  /** What the store said to its decision. */
  reason: z.nullable(z.string()),
  createdAt: DateTime,
  decidedAt: z.nullable(DateTime),
  /** End of the access as it was granted, null for one without end; it may have been withdrawn since. */
  expiresAt: z.nullable(DateTime),
}
/** An application as its buyer sees it: nothing of the product but the SKU they named. */
export const AccessRequest = z.object(requestFields)

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/v1/account/exclusive-access-requests',
  access: 'buyer',
  right: 'buy',
  summary: 'The applications of the buyer, newest first',
  input: Paged,
  output: pageOf(AccessRequest),
})

/** Where access is not granted the card holds the SKU alone: a neutral name, no price, picture, brand or store. */
export const ExclusiveProduct = z.extend(ProductCard, { accessStatus: AccessStatus })

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/v1/account/wishlist/exclusive-products',
  access: 'buyer',
  right: 'buy',
  summary: 'Exclusive products the buyer applied for or was granted, newest first; those without access by SKU alone',
  input: Paged,
  output: pageOf(ExclusiveProduct),
})

/** How an application stands now. ENDED: it was granted, and the access has expired or was withdrawn. */
export const requestStates = ['PENDING', 'GRANTED', 'REJECTED', 'ENDED'] as const

/** An application as the store sees it that decides. */
export const StoreAccessRequest = z.object({
  ...requestFields,
  productName: z.string(),
  state: z.enum(requestStates),
  /** End of the access that holds now; null for one without end, and where none holds. */
  accessUntil: z.nullable(DateTime),
  buyer: z.object({
    companyName: z.string(),
    businessType: z.nullable(z.string()),
    /** Of the address that is delivered to. */
    cityName: z.nullable(z.string()),
    /** Since when the company buys here. */
    since: DateTime,
    /** At this store, without those that came to nothing. */
    orderCount: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
})
export type StoreAccessRequest = z.output<typeof StoreAccessRequest>

export const listStoreRequests = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/access-requests',
  access: 'supplier',
  right: 'sales',
  summary: "Applications for the own store's products: undecided ones first, newest first",
  input: z.extend(Paged, {
    state: z.optional(z.enum(requestStates)),
    businessType: z.optional(z.enum(businessTypes)),
    /** A SKU, or the store's own number of a product. */
    product: z.optional(plainText(64)),
  }),
  output: pageOf(StoreAccessRequest),
})

const decisionFields = {
  decision: z.enum(['GRANT', 'REJECT']),
  /** End of the grant, in the future; without it the grant has none. */
  expiresAt: z.optional(DateTime),
  /** Told to the buyer. */
  reason: z.optional(plainText(1000)),
}

export const decide = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/access-requests/{id}/decision',
  access: 'supplier',
  right: 'sales',
  repeat: 'refused',
  summary: 'Grant or reject an application, once; 409 ACCESS_REQUEST_DECIDED afterwards',
  input: z.strictObject({
    id: z.uuid(),
    ...decisionFields,
  }),
  output: StoreAccessRequest,
})

/** The most applications decided in one call. */
export const MOST_DECIDED = 100
export const decideMany = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/access-requests/decisions',
  access: 'supplier',
  right: 'sales',
  repeat: 'keyed',
  status: 202,
  summary: 'Grants or rejects several applications, one after the other, each with its mail; what fails says why',
  input: z.strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_DECIDED)),
    ...decisionFields,
  }),
  output: Run,
})

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/access-requests/{id}/withdrawal',
  access: 'supplier',
  right: 'sales',
  repeat: 'refused',
  summary: 'End the access that an application was granted; 409 ACCESS_ENDED where none holds',
  input: z.strictObject({
    id: z.uuid(),
    /** Told to the buyer. */
    reason: z.optional(plainText(1000)),
  }),
  output: StoreAccessRequest,
})
