import * as z from 'zod/mini'
import { Cart } from '../cart.ts'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, NoContent, plainText, requiredText, SkuId } from '../platform/values.ts'

/** A buyer's own print on goods of a store (api.md section 9). Its steps and who takes them: api/designs/steps.ts. */
export const designStatuses = [
  'DRAFT',
  'SUBMITTED',
  'PROOF_READY',
  'CHANGES_REQUESTED',
  'APPROVED',
  'ORDERED',
  'REJECTED',
  'CANCELLED',
] as const
export type DesignStatus = (typeof designStatuses)[number]
export const techniques = ['PRINT_1C', 'PRINT_4C', 'EMBROIDERY', 'ENGRAVING'] as const
export type Technique = (typeof techniques)[number]
export const fileKinds = ['LOGO', 'ARTWORK'] as const
/** What a buyer can do with a design besides editing; the store's are in `SupplierDesign`. */
export const designActions = ['SUBMIT', 'CANCEL', 'APPROVE', 'REQUEST_CHANGES'] as const
export const buyerActions = [...designActions, 'EDIT', 'ADD_TO_CART', 'MESSAGE'] as const
export const storeActions = ['SEND_PROOF', 'REJECT', 'MESSAGE', 'REPORT'] as const
/** Faces a text can be set in; each has the Latin letters. */
export const designFonts = [
  'space-grotesk',
  'josefin-sans',
  'oswald',
  'dm-serif-display',
  'playfair-display',
  'caveat',
] as const

export const maxDesignFiles = 6
export const designTextLength = 60

/**
 * Where something stands in the printable area: its middle in shares of the area's width and height, its width as a
 * share of the area's width, and its turn clockwise in degrees.
 */
export const Placement = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  scale: z.number().check(z.minimum(0.02), z.maximum(2)),
  rotation: z.number().check(z.minimum(-180), z.maximum(180)),
})
export type Placement = z.output<typeof Placement>
export const Color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

const Offer = z.object({
  /** Net, of one printed piece. */
  unitPrice: Euros,
  unitPriceText: z.string(),
  /** Net, once for each order; taxed like the goods. */
  setupFee: Euros,
  setupFeeText: z.string(),
  minQuantity: z.int(),
  leadTimeDays: z.int(),
  /** Until then it can be approved and ordered. */
  validUntil: DateTime,
})
const Picture = z.string()
export const ProductDesign = z.object({
  id: z.string(),
  title: z.string(),
  productSkuId: z.string(),
  productName: z.string(),
  canonicalUrl: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  quantity: z.int(),
  technique: z.enum(techniques),
  /** The first is the ink of a one-colour print and of the text; engraving has none. */
  colors: z.array(z.string()),
  /** Of the newest LOGO, or of the newest file where there is none. */
  placement: Placement,
  text: z.string(),
  textPlacement: Placement,
  font: z.enum(designFonts),
  description: z.string(),
  /** `url` is the picture as kept, and with `_500`, `_1000`, `_1500` a smaller one. */
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(fileKinds),
      name: z.string(),
      url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  previewUrl: Picture,
  status: z.enum(designStatuses),
  statusText: z.string(),
  /** By Tresen, as unlawful; its status is REJECTED. */
  isBlocked: z.boolean(),
  /** Newest first. */
  proofs: z.array(
    z.object({ id: z.string(), number: z.int(), previewUrl: Picture, message: z.string(), offer: Offer, at: DateTime }),
  ),
  /** The one of the newest proof, while it stands. */
  offer: z.nullable(Offer),
  messages: z.array(
    z.object({
      id: z.string(),
      by: z.enum(['BUYER', 'STORE', 'TRESEN']),
      byText: z.string(),
      text: z.string(),
      at: DateTime,
    }),
  ),
  allowedActions: z.array(z.enum(buyerActions)),
  orderId: z.nullable(z.string()),
  createdAt: DateTime,
  updatedAt: DateTime,
})
export type ProductDesign = z.output<typeof ProductDesign>

const content = {
  title: requiredText(80),
  productSkuId: SkuId,
  /** Pieces the buyer thinks of; what can be ordered comes with the offer. */
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  technique: z.enum(techniques),
  colors: z.optional(z.array(Color).check(z.maxLength(6))),
  placement: z.optional(Placement),
  text: z.optional(plainText(designTextLength)),
  textPlacement: z.optional(Placement),
  font: z.optional(z.enum(designFonts)),
  description: z.optional(plainText(2000)),
}
const id = z.uuid()
const listInput = {
  page: z._default(Page, 1),
  pageSize: z._default(PageSize, 24),
  status: z.optional(z.enum(designStatuses)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/product-designs',
  access: 'buyer',
  right: 'buy',
  summary: 'Own designs, last changed first',
  input: z.strictObject(listInput),
  output: pageOf(ProductDesign),
})
export const create = endpoint({
  method: 'POST',
  path: '/api/v1/product-designs',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  impersonated: 'write',
  summary: 'A new design as DRAFT; what is left out comes from the template; 404 for goods that are not designable',
  status: 201,
  input: z.strictObject(content),
  output: ProductDesign,
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/product-designs/{id}',
  access: 'buyer',
  right: 'buy',
  summary: "One design; 404 also for somebody else's",
  input: z.strictObject({ id }),
  output: ProductDesign,
})
export const write = endpoint({
  method: 'PUT',
  path: '/api/v1/product-designs/{id}',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Replaces the contents of a DRAFT or of one with CHANGES_REQUESTED; 409 DESIGN_STATE of any other',
  input: z.strictObject({ id, ...content }),
  output: ProductDesign,
})
export const addFile = endpoint({
  method: 'POST',
  path: '/api/v1/product-designs/{id}/files',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  impersonated: 'write',
  summary: 'Adds a JPEG, PNG or WebP up to 10 MB and 50 megapixels, re-encoded; 422 FILE_REFUSED, 409 DESIGN_STATE',
  status: 201,
  input: z.strictObject({ id, kind: z.enum(fileKinds), file: UploadFile }),
  output: ProductDesign,
})
export const removeFile = endpoint({
  method: 'DELETE',
  path: '/api/v1/product-designs/{id}/files/{fileId}',
  access: 'buyer',
  right: 'buy',
  repeat: 'refused',
  impersonated: 'write',
  summary: 'Takes a file off; proofs keep their pictures; 409 DESIGN_STATE',
  status: 204,
  input: z.strictObject({ id, fileId: id }),
  output: NoContent,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/product-designs/{id}/actions',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  summary:
    'Takes a step, with a message where the buyer has something to say; 409 DESIGN_STATE where it cannot be taken, or another proof than `proofId` is the newest by now',
  input: z.strictObject({
    id,
    action: z.enum(designActions),
    message: z.optional(plainText(2000)),
    /** Of APPROVE: the proof that was looked at. */
    proofId: z.optional(z.uuid()),
  }),
  output: ProductDesign,
})
export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/v1/product-designs/{id}/messages',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  summary: 'Writes to the store',
  status: 201,
  input: z.strictObject({ id, text: requiredText(2000) }),
  output: ProductDesign,
})
export const putInCart = endpoint({
  method: 'POST',
  path: '/api/v1/product-designs/{id}/add-to-cart',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary:
    'An approved design at its offer; sets the quantity of its line; 409 DESIGN_STATE, SKU_IN_CART, OUT_OF_STOCK',
  input: z.strictObject({ id, quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  output: Cart,
})
