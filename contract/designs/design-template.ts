import * as z from 'zod/mini'
import { designFonts, Placement, techniques } from './designs.ts'
import { endpoint } from '../platform/endpoint.ts'
import { SkuId } from '../platform/values.ts'

/** What the editor needs to know about a product. Pictures and files of the base are the same for everybody. */
export const DesignTemplate = z.object({
  productSkuId: z.string(),
  productName: z.string(),
  storeName: z.string(),
  /** The product in its own colour without any print; square. */
  imageUrl: z.string(),
  /**
   * Edge of the printable area on that picture, in shares of the picture's edge: clockwise from the top left, as many
   * points along each of the four sides.
   */
  outline: z.array(z.object({ x: z.number(), y: z.number() })),
  /** Width of the printable area divided by its height, as printed. */
  aspect: z.number(),
  /** Colour of the surface as '#rrggbb'. */
  ground: z.string(),
  techniques: z.array(z.object({ code: z.enum(techniques), name: z.string(), minColors: z.int(), maxColors: z.int() })),
  fonts: z.array(z.enum(designFonts)),
  placement: Placement,
  textPlacement: Placement,
  limits: z.object({
    maxFiles: z.int(),
    maxFileBytes: z.int(),
    maxFilePixels: z.int(),
    textLength: z.int(),
    countPerBox: z.int(),
    minimumQuantity: z.int(),
  }),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/product-designs/templates/{productSkuId}',
  access: 'buyer',
  right: 'buy',
  summary: 'Base picture, printable area, techniques and limits of a designable product; 404 for others',
  input: z.strictObject({ productSkuId: SkuId }),
  output: DesignTemplate,
})
