import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Euros, NoInput } from '../platform/values.ts'

/** ORDER: of each order; WEEK and MONTH: together since Monday or the first, in German time. */
export const limitPeriods = ['ORDER', 'WEEK', 'MONTH'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
/** What a member may order without approval; with tax, as it is paid. */
export const OrderLimit = z.object({ amount: Euros, amountText: z.string(), period: z.enum(limitPeriods) })
export type OrderLimit = z.output<typeof OrderLimit>

/** What is left of the own limit; what was approved takes nothing of it. */
export const Allowance = z.object({
  /** Null for owners and for who has none. */
  limit: z.nullable(OrderLimit),
  /** In the running period. */
  spentText: z.string(),
  left: Euros,
  leftText: z.string(),
})
export const readAllowance = endpoint({
  method: 'GET',
  path: '/api/v1/account/order-limit',
  access: 'buyer',
  right: 'buy',
  summary: 'The own limit and what is left of it',
  input: NoInput,
  output: Allowance,
})
export const setLimit = endpoint({
  method: 'PUT',
  path: '/api/v1/account/team/members/{id}/order-limit',
  access: 'buyer',
  right: 'team',
  repeat: 'same-effect',
  summary: 'What a member may order without approval, from the next order on; null lifts the limit. Owners have none',
  input: z.strictObject({
    id: z.uuid(),
    limit: z.nullable(
      z.strictObject({
        /** Euros with tax. */
        amount: z.number().check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(0.01)),
        period: z.enum(limitPeriods),
      }),
    ),
  }),
  output: z.object({ limit: z.nullable(OrderLimit) }),
})
