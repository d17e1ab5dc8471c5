import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Euros } from '../platform/values.ts'

/** What pieces of a delivery would be refunded with: their price less their share of the coupon, deposit and tax. */
export const RefundPreview = z.object({ netText: z.string(), taxText: z.string(), gross: Euros, grossText: z.string() })
export type RefundPreview = z.output<typeof RefundPreview>

export const piecesOfDelivery = z.strictObject({
  subOrderNumber: z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/)),
  /** As `SKU:pieces`. */
  lines: z.array(z.string().check(z.regex(/^[0-9A-Za-z]{1,20}:\d{1,7}$/))).check(z.minLength(1), z.maxLength(500)),
})

const givenBack = z.extend(piecesOfDelivery, {
  /** OPEN: pieces that have not left and would be cancelled. */
  of: z._default(z.enum(['SENT', 'OPEN']), 'SENT'),
})

export const forStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders/{subOrderNumber}/refund',
  access: 'supplier',
  right: 'orders',
  summary:
    'By what a return, a claim or a cancellation of these pieces would lower the sum now; changes nothing; 400 for more than is there',
  input: givenBack,
  output: RefundPreview,
})
export const forOperator = endpoint({
  method: 'GET',
  path: '/api/v1/operator/orders/{subOrderNumber}/refund',
  access: 'operator',
  right: 'orders',
  summary: 'The same for any store',
  input: givenBack,
  output: RefundPreview,
})
