import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import type { RightOf } from '../rights.ts'
import { noticeKinds, type NoticeKind } from './notices.ts'

/** Where a notice goes besides the bell: to the store's address, to the member's own, nowhere. */
export const noticeWays = ['STORE', 'MAIL', 'BELL'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** The kinds of notices, each with the right a member needs for it; null is for every member. */
export const noticeRights = {
  supplier: {
    DECISION: null,
    RESTRICTION: null,
    PRODUCTS: 'products',
    PAPERS: 'store',
    PAPER_ENDS: 'store',
    MESSAGE: 'sales',
    BELOW_GOAL: 'viewOrders',
    IMPORT: 'prices',
    EXPORT: 'products',
  },
  operator: { TICKET: 'buyers', PAPERS: 'stores', DECISION: 'content', EXPORT: 'catalogue' },
} as const satisfies {
  supplier: { [K in NoticeKind]?: RightOf<'supplier'> | null }
  operator: { [K in NoticeKind]?: RightOf<'operator'> | null }
}

/** What the law or a deadline asks a store to read: where no member does by mail, its address still gets it. */
export const dutyKinds: readonly NoticeKind[] = ['DECISION', 'RESTRICTION', 'PRODUCTS', 'PAPERS', 'PAPER_ENDS']

export const NoticeChoices = z.object({
  /** Where mails to the store go; null for operators. */
  storeEmail: z.nullable(z.string()),
  items: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      way: z.enum(noticeWays),
      ways: z.array(z.enum(noticeWays)),
      isDuty: z.boolean(),
    }),
  ),
})
export type NoticeChoices = z.output<typeof NoticeChoices>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/desk/notice-choices',
  access: 'desk',
  summary: 'Of what the caller is told in this workplace, and where each kind goes besides the bell',
  input: z.strictObject({}),
  output: NoticeChoices,
})
export const choose = endpoint({
  method: 'PUT',
  path: '/api/v1/desk/notice-choices/{kind}',
  access: 'desk',
  repeat: 'same-effect',
  summary: 'Chooses where one kind of notice goes; 404 for a kind that the caller is not told of',
  input: z.strictObject({ kind: z.enum(noticeKinds), way: z.enum(noticeWays) }),
  output: NoticeChoices,
})
