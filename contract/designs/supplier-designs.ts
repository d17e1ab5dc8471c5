import * as z from 'zod/mini'
import { DesignReport } from './design-reports.ts'
import { designStatuses, ProductDesign, storeActions, techniques } from './designs.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, plainText, requiredText } from '../platform/values.ts'

/** A design as its store sees it, from the first submission on. */
export const SupplierDesign = z.extend(ProductDesign, {
  buyer: z.object({ companyName: z.string(), contactName: z.string() }),
  allowedActions: z.array(z.enum(storeActions)),
})
export type SupplierDesign = z.output<typeof SupplierDesign>

/** With what the store looks at before it makes an offer. */
export const SupplierDesignPage = z.extend(SupplierDesign, {
  /** The goods without a print, net of one piece; tiers with the quantity they begin at. */
  plain: z.object({
    countPerBox: z.int(),
    prices: z.array(z.object({ fromQuantity: z.int(), unitPrice: Euros, unitPriceText: z.string() })),
  }),
  /** The store's newest for this design, else for any of the same product. */
  lastOffer: ProductDesign.shape.offer,
  /** The store's newest of it. */
  report: z.nullable(DesignReport),
})
export type SupplierDesignPage = z.output<typeof SupplierDesignPage>

/** Net euros, whole cents. */
const Amount = z.number().check(
  z.minimum(0),
  z.maximum(100_000),
  z.refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, { error: 'cents' }),
)
export const NewOffer = z.strictObject({
  unitPrice: Amount.check(z.minimum(0.01)),
  setupFee: Amount,
  /** Whole boxes. */
  minQuantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  leadTimeDays: z.int().check(z.minimum(1), z.maximum(365)),
  validUntil: DateTime,
})
const id = z.uuid()

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/product-designs',
  access: 'supplier',
  right: 'sales',
  summary: "Submitted designs for the own store's goods: those that wait for it longest first, then last changed first",
  input: z.strictObject({
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
    status: z.optional(z.enum(designStatuses)),
    technique: z.optional(z.enum(techniques)),
    /** Words of the title, the buyer's company or the product. */
    q: z.optional(plainText(100)),
  }),
  output: pageOf(SupplierDesign),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/product-designs/{id}',
  access: 'supplier',
  right: 'sales',
  summary: "One design for the own store's goods; 404 for drafts and those of other stores",
  input: z.strictObject({ id }),
  output: SupplierDesignPage,
})
export const sendProof = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/product-designs/{id}/proof',
  access: 'supplier',
  right: 'sales',
  repeat: 'keyed',
  summary:
    'Proof of the design as it is, with an offer; 409 DESIGN_STATE where none is due, or it was changed since `seen`',
  input: z.strictObject({
    id,
    offer: NewOffer,
    message: z.optional(plainText(2000)),
    /** `updatedAt` of the design as the store has looked at it. */
    seen: z.optional(DateTime),
  }),
  output: SupplierDesign,
})
export const reject = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/product-designs/{id}/reject',
  access: 'supplier',
  right: 'sales',
  repeat: 'refused',
  summary: 'Refuses a design and says why; 409 DESIGN_STATE',
  input: z.strictObject({ id, message: requiredText(2000) }),
  output: SupplierDesign,
})
export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/product-designs/{id}/messages',
  access: 'supplier',
  right: 'sales',
  repeat: 'keyed',
  summary: 'Writes to the buyer',
  status: 201,
  input: z.strictObject({ id, text: requiredText(2000) }),
  output: SupplierDesign,
})
