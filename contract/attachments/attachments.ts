import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'

/** How many files go with one message, claim or return. */
export const MOST_ATTACHMENTS = 8

/** A file that goes with what somebody writes. Pictures are re-encoded; `url` with `_500`, `_1000`, `_1500` is a smaller one. */
export const Attachment = z.object({
  id: z.string(),
  kind: z.enum(['PICTURE', 'PDF']),
  name: z.string(),
  url: z.string(),
  /** Of a picture, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type Attachment = z.output<typeof Attachment>

/** Ids of files that were uploaded before and are attached to nothing yet. */
export const AttachmentIds = z.array(z.uuid()).check(z.maxLength(MOST_ATTACHMENTS))

const upload = {
  method: 'POST',
  repeat: 'keyed',
  status: 201,
  input: z.strictObject({ file: UploadFile }),
  output: Attachment,
} as const

export const addAsBuyer = endpoint({
  ...upload,
  path: '/api/v1/account/attachments',
  access: 'buyer',
  summary:
    'Uploads a JPEG, PNG or WebP, re-encoded, or a PDF, up to 10 MB, to be attached to a claim, a return or a message; gone after a day if it is not; 422 FILE_REFUSED',
})
export const addAsSupplier = endpoint({
  ...upload,
  path: '/api/v1/supplier/attachments',
  access: 'supplier',
  summary: 'The same for a store, to be attached to a message or to a question about a claim; 422 FILE_REFUSED',
})
