import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
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
} as const satisfies Record<string, RightOf<'operator'>>
export type FigureName = keyof typeof rightOfFigure
export const figureNames = Object.keys(rightOfFigure) as [FigureName, ...FigureName[]]

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/figures',
  access: 'operator',
  summary:
    'Orders, their sum, payments that succeed and new buyers of a span, of what the rights of the caller are for, beside the span before',
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
