import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { BerlinMinute, DateTime, plainText } from '../platform/values.ts'

/** A post as it is written; the front page, or a collection, with what is only drafted. */
export const previewKinds = ['POST', 'FRONT_PAGE', 'COLLECTION'] as const
export type PreviewKind = (typeof previewKinds)[number]

export const PREVIEW_DAYS = 7

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/operator/previews',
  access: 'operator',
  right: 'content',
  repeat: 'fresh',
  summary: `An address that shows visitors' page of a thing with its drafts for ${PREVIEW_DAYS} days to whoever has it`,
  status: 201,
  input: z.strictObject({
    kind: z.enum(previewKinds),
    /** The post's id or the collection's slug; '' for the front page. */
    targetId: z._default(plainText(80), ''),
    /** As it will be then, in German time; now without it. */
    at: z.optional(BerlinMinute),
  }),
  output: z.object({ token: z.string(), url: z.string(), expiresAt: DateTime }),
})
