import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count } from '../platform/paging.ts'
import { DateTime, NoInput } from '../platform/values.ts'
import type { RightOf } from '../rights.ts'

/** What waits for a store, and the right to do something about it. */
export const rightOfTask = {
  NEW_ORDERS: 'viewOrders',
  TO_SHIP: 'viewOrders',
  PARTLY_SHIPPED: 'viewOrders',
  RETURNS: 'viewOrders',
  CLAIMS: 'viewOrders',
  REPLACEMENTS: 'viewOrders',
  MESSAGES: 'sales',
  ACCESS_REQUESTS: 'sales',
  PROOFS: 'sales',
  CHANGED_PROOFS: 'sales',
  REVIEWS: 'sales',
  LOW_STOCK: 'products',
  REFUSED_PRODUCTS: 'products',
  REFUSED_LINES: 'prices',
  PAPERS: 'store',
} as const satisfies Record<string, RightOf<'supplier'>>
export type TaskKind = keyof typeof rightOfTask
export const taskKinds = Object.keys(rightOfTask) as [TaskKind, ...TaskKind[]]

export const Task = z.object({
  kind: z.enum(taskKinds),
  count: Count,
  /** Until when the first of it has to be done; null where nobody has set an end. */
  dueAt: z.nullable(DateTime),
  /** Since when the oldest waits; null where that is not known, and of what has an end. */
  since: z.nullable(DateTime),
  /** What is to leave: cartons, and their weight where all articles have one. Null of all but TO_SHIP and PARTLY_SHIPPED, and where they are too many to be counted. */
  load: z.nullable(z.object({ boxCount: z.int(), weightText: z.nullable(z.string()) })),
  /** Of LOW_STOCK what there is least of, else null. */
  least: z.nullable(z.object({ name: z.string(), quantity: z.int() })),
})
export type Task = z.output<typeof Task>

export const CutOff = z.object({
  /** As the clocks in Germany show it: '2026-11-27T14:00'. */
  minute: z.string(),
  /** The working day that later orders count for; null where none comes. */
  nextDay: z.nullable(z.string()),
})
export type CutOff = z.output<typeof CutOff>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/tasks',
  access: 'supplier',
  summary: 'What waits for the store of what the caller may do, by deadline, and until when orders count for today',
  input: NoInput,
  output: z.object({
    /** What has an end first, then by who waits longest; nothing of which nothing waits. */
    tasks: z.array(Task),
    /** Of orders, claims and papers. */
    overdue: Count,
    /** Null on a day on which the store does not work, and for who may not see orders. */
    cutOff: z.nullable(CutOff),
  }),
})
