import * as z from 'zod/mini'
import { Address } from './account.ts'
import { blockings, Cart, lineProblems } from './cart.ts'
import { paymentMethodCodes } from './payment-methods.ts'
import { endpoint } from './platform/endpoint.ts'
import { limitPeriods } from './team/order-limits.ts'
import { StoreId } from './stores.ts'
import { DateTime, NoInput, plainText } from './platform/values.ts'

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/v1/checkout/payment-methods',
  access: 'buyer',
  right: 'buy',
  summary: 'Every method, each with its availability for this cart',
  input: NoInput,
  output: z.array(
    z.object({
      code: z.enum(paymentMethodCodes),
      name: z.string(),
      description: z.string(),
      isAvailable: z.boolean(),
      unavailableReason: z.nullable(z.string()),
    }),
  ),
})

/** What the next checkout begins with; it orders nothing by itself. */
const LastChoice = z.object({
  orderNumber: z.string(),
  /** Null where the address book no longer has it. */
  addressId: z.nullable(z.string()),
  /** As it was called then. */
  addressName: z.string(),
  /** The invoice went to another address. */
  isBillingOther: z.boolean(),
  billingAddressId: z.nullable(z.string()),
  billingAddressName: z.string(),
  /** Null where the shop has no such method any more. */
  paymentMethodCode: z.nullable(z.enum(paymentMethodCodes)),
  purchaseOrderNumber: z.nullable(z.string()),
})
export type LastChoice = z.output<typeof LastChoice>
export const readLastChoice = endpoint({
  method: 'GET',
  path: '/api/v1/checkout/last-choice',
  access: 'buyer',
  right: 'buy',
  summary: 'Addresses, method and reference of the last order; null before the first one',
  input: NoInput,
  output: z.object({ last: z.nullable(LastChoice) }),
})

/** What a company asks for and an order does not say, or not as it asks. */
export const referenceProblems = ['PURCHASE_ORDER_MISSING', 'PURCHASE_ORDER_INVALID', 'COST_CENTRE_MISSING'] as const

/** What the company asks for before an order, and what the caller may choose. */
export const References = z.object({
  requiresPurchaseOrder: z.boolean(),
  /** As 'EK-####'. */
  purchaseOrderPattern: z.nullable(z.string()),
  requiresCostCentre: z.boolean(),
  /** By code; those in use that the caller may order for. */
  costCentres: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  /** One of them. */
  defaultId: z.nullable(z.string()),
})
export type References = z.output<typeof References>

/** Before paying (`step=review`) or after the provider's redirect (`checkoutId`); exactly one of both. */
export const Control = z.object({
  ok: z.optional(z.boolean()),
  blocking: z.optional(
    z.array(z.enum([...blockings, 'ADDRESS_MISSING', 'EMAIL_NOT_CONFIRMED', 'IMPERSONATED', ...referenceProblems])),
  ),
  warnings: z.optional(
    z.array(z.object({ code: z.enum(lineProblems), productSkuId: z.string(), message: z.string() })),
  ),
  cart: z.optional(Cart),
  address: z.optional(z.nullable(Address)),
  /** Where the order is above what the caller may place alone; it can be sent for approval. */
  approval: z.optional(z.object({ limitText: z.string(), leftText: z.string(), period: z.enum(limitPeriods) })),
  /** Absent where the company asks for nothing and has no cost centres. */
  references: z.optional(References),
  state: z.optional(z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'])),
  orderId: z.optional(z.nullable(z.string())),
  orderNumber: z.optional(z.nullable(z.string())),
  message: z.optional(z.string()),
  retryAllowed: z.optional(z.boolean()),
  /** Where the buyer can go on paying, while PENDING; null where the provider has not answered yet. */
  redirectUrl: z.optional(z.nullable(z.string())),
})
export const readControl = endpoint({
  method: 'GET',
  path: '/api/v1/checkout/control',
  access: 'buyer',
  right: 'buy',
  summary: 'What stands in the way before paying, or how a payment ended',
  input: z.strictObject({
    step: z.optional(z.literal('review')),
    /** With `step`: where the goods go, which decides about the tax; the selected address without it. */
    addressId: z.optional(z.uuid()),
    /** With `step`: what the order is going to say, which is held against what the company asks for. */
    purchaseOrderNumber: z.optional(plainText(60)),
    costCentreId: z.optional(z.uuid()),
    checkoutId: z.optional(z.uuid()),
  }),
  output: Control,
})

export const Pay = z.strictObject({
  paymentMethodCode: z.enum(paymentMethodCodes),
  addressId: z.optional(z.uuid()),
  billingAddressId: z.optional(z.uuid()),
  purchaseOrderNumber: z.optional(plainText(60)),
  /** One of those that `control` offers; without it the member's default counts. */
  costCentreId: z.optional(z.uuid()),
  note: z.optional(plainText(500)),
  /** Of the stores that ask, those whose goods may come in several shipments; of the others all come together. */
  partialDeliveryStoreIds: z.optional(z.array(StoreId).check(z.maxLength(100))),
  termsAccepted: z.literal(true),
  cartVersion: z.int32(),
})
export const BankTransfer = z.object({
  iban: z.string(),
  bic: z.string(),
  accountHolder: z.string(),
  reference: z.string(),
  amountText: z.string(),
  dueAt: DateTime,
})
export const PayResult = z.object({
  checkoutId: z.string(),
  state: z.enum(['REDIRECT', 'SUCCEEDED', 'PENDING']),
  redirectUrl: z.optional(z.string()),
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  bankTransfer: z.optional(BankTransfer),
})
export type PayResult = z.output<typeof PayResult>
/**
 * SUCCEEDED or PENDING with an order and `bankTransfer`, or REDIRECT to the provider: then the order follows from its status,
 * and `control` says how it ended. PENDING without an order: the provider has not answered in time; `control` says.
 * Header Idempotency-Key: the same key and body answers the first reply again, another body 422
 * IDEMPOTENCY_MISMATCH. The key of a payment that ended without money is 409 CHECKOUT_ENDED: a new key begins anew.
 */
export const pay = endpoint({
  method: 'POST',
  path: '/api/v1/checkout/pay',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  summary:
    'Order the selected lines; 403 EMAIL_NOT_CONFIRMED; 409 CART_CHANGED, PRICE_CHANGED, OUT_OF_STOCK with the fresh cart; 422 REFERENCES_MISSING',
  input: Pay,
  output: PayResult,
})
