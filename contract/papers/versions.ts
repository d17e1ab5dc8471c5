import * as z from 'zod/mini'
import { Attachment } from '../attachments/attachments.ts'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Slug } from '../platform/values.ts'
import { paperKinds } from './papers.ts'

export const PaperVersion = z.object({
  version: z.int(),
  /** '' where the store has taken back what it stated. */
  value: z.string(),
  endsOn: z.nullable(z.iso.date()),
  state: z.enum(['SENT', 'STATED', 'ACCEPTED', 'REFUSED']),
  /** Why it was refused. */
  words: z.string(),
  sentAt: DateTime,
  /** Who has sent it; null where that is not known. */
  sentBy: z.nullable(z.string()),
  decidedAt: z.nullable(DateTime),
  decidedBy: z.nullable(z.string()),
  files: z.array(Attachment),
})
export type PaperVersion = z.output<typeof PaperVersion>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/stores/{slug}/papers/{kind}',
  access: 'operator',
  right: 'readStores',
  summary: 'What a store has sent or stated of one paper, the newest first, with who decided what of it',
  input: z.strictObject({ slug: Slug, kind: z.enum(paperKinds), ...cursorInput }),
  output: cursorOf(PaperVersion),
})
