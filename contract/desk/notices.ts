import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, NoContent } from '../platform/values.ts'

export const noticeKinds = [
  'DECISION',
  'PRODUCTS',
  'MESSAGE',
  'TICKET',
  'IMPORT',
  'EXPORT',
  'PAPER_ENDS',
  'PAPERS',
  'BELOW_GOAL',
  'RESTRICTION',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How long a notice is stored. */
export const NOTICE_DAYS = 30
const mostRead = 100

export const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** A sentence in the caller's language. */
  text: z.string(),
  /** What can be done about it: its name, and the path of the page, without the language. */
  action: z.string(),
  path: z.string(),
  createdAt: DateTime,
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/desk/notices',
  access: 'desk',
  summary: `What the caller was told in this workplace within ${NOTICE_DAYS} days, unread first, then the newest first`,
  input: z.strictObject(cursorInput),
  output: z.extend(cursorOf(Notice), { unread: z.int() }),
})
export const markRead = endpoint({
  method: 'POST',
  path: '/api/v1/desk/notices/read',
  access: 'desk',
  repeat: 'same-effect',
  status: 204,
  summary: `Marks notices of the caller as read, at most ${mostRead} at once; others are passed over`,
  input: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostRead)) }),
  output: NoContent,
})
