import * as z from 'zod/mini'
import { mostItems, Run } from '../desk/runs.ts'
import { endpoint } from '../platform/endpoint.ts'
import { plainText, requiredText } from '../platform/values.ts'
import { SubOrderNumber } from './packing.ts'
import { Version } from './steps.ts'

/** What can be done with several orders at once. */
export const manyActions = ['CONFIRM', 'SHIP'] as const
export type ManyAction = (typeof manyActions)[number]

const seen = {
  subOrderNumber: SubOrderNumber,
  /** Of the order as it was seen; left where it is another one by now. */
  version: z.optional(Version),
}

export const actOnMany = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/orders/actions',
  access: 'supplier',
  right: 'pack',
  repeat: 'keyed',
  status: 202,
  summary:
    'Confirms several orders or ships all that is open of them, one after the other; what fails says why, as ORDER_STATE or NOT_FOUND',
  input: z.strictObject({
    action: z.enum(manyActions),
    orders: z
      .array(
        z.strictObject({
          ...seen,
          /** Of SHIP. */
          trackingNumber: z.optional(plainText(80)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostItems)),
    /** Of SHIP: the same for all. */
    carrier: z.optional(requiredText(80)),
  }),
  output: Run,
})

export const rejectMany = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/orders/rejections',
  access: 'supplier',
  right: 'orders',
  repeat: 'keyed',
  status: 202,
  summary:
    'Rejects several orders, one after the other, with a reason that their buyers read; what fails says why, as ORDER_STATE or NOT_FOUND',
  input: z.strictObject({
    orders: z.array(z.strictObject(seen)).check(z.minLength(1), z.maxLength(mostItems)),
    reason: requiredText(1000),
  }),
  output: Run,
})
