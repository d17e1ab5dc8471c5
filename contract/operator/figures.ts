import * as z from 'zod/mini'
import { paymentMethodCodes } from '../payment-methods.ts'
import { endpoint } from '../platform/endpoint.ts'
import { NoInput } from '../platform/values.ts'
import type { RightOf } from '../rights.ts'

/** Days that end now: today, or the last 7 or 28 with today. */
export const figureSpans = ['1', '7', '28'] as const
export type FigureSpan = (typeof figureSpans)[number]

/** Figures of the shop, and the right to the list behind each. */
export const rightOfFigure = {
  ORDERS: 'orders',
  GROSS: 'orders',
  PAYMENTS: 'money',
  NEW_BUYERS: 'buyers',
  MISSED_SEARCHES: 'synonyms',
} as const satisfies Record<string, RightOf<'operator'>>
export type FigureName = keyof typeof rightOfFigure
export const figureNames = Object.keys(rightOfFigure) as [FigureName, ...FigureName[]]

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/figures',
  access: 'operator',
  summary:
    'Orders, their sum, payments that succeed, new buyers and searches that found nothing of a span, of what the rights of the caller are for, beside the span before',
  input: z.strictObject({ days: z._default(z.enum(figureSpans), '1') }),
  output: z.object({
    /** The first day of the span, in Germany. */
    from: z.string(),
    figures: z.array(
      z.object({
        name: z.enum(figureNames),
        text: z.string(),
        /** Of today: the same weekday a week ago until the same minute. */
        beforeText: z.string(),
      }),
    ),
  }),
})

export const HourFigure = z.object({
  /** 0 to 23, in Germany. */
  hour: z.int(),
  /** Null for an hour that has not begun. */
  today: z.nullable(z.int()),
  yesterday: z.int(),
  weekAgo: z.int(),
})
export type HourFigure = z.output<typeof HourFigure>

export const readHours = endpoint({
  method: 'GET',
  path: '/api/v1/operator/figures/hours',
  access: 'operator',
  right: 'orders',
  summary:
    'Orders by the hour: today, yesterday and on the same weekday a week ago, without cancelled and rejected ones',
  input: NoInput,
  output: z.object({ hours: z.array(HourFigure) }),
})

export const MethodFigure = z.object({
  method: z.enum(paymentMethodCodes),
  methodName: z.string(),
  begun: z.int(),
  paid: z.int(),
  /** Of those that have ended, in percent; null where none has. */
  percent: z.nullable(z.number()),
  /** The same in the span before. */
  percentBefore: z.nullable(z.number()),
})
export type MethodFigure = z.output<typeof MethodFigure>

export const readMethods = endpoint({
  method: 'GET',
  path: '/api/v1/operator/figures/payment-methods',
  access: 'operator',
  right: 'money',
  summary:
    'Payments at the provider that were begun and paid in a span by method, the most first, beside the span before',
  input: z.strictObject({ days: z._default(z.enum(figureSpans), '1') }),
  output: z.object({ items: z.array(MethodFigure) }),
})
