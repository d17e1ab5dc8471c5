import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { SkuId } from '../platform/values.ts'

/** Uploads that a product holds beside those it shows; unused ones go after a week. */
export const mostUploads = 60

export const UploadedPhoto = z.object({
  id: z.uuid(),
  /** Address of the whole picture without size; whoever knows it sees the picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
})
export type UploadedPhoto = z.output<typeof UploadedPhoto>

export const add = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/{skuId}/photos',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  status: 201,
  summary:
    'Uploads a picture of a product; it is shown once it stands among the photos of a published draft. 422 FILE_REFUSED',
  input: z.strictObject({ skuId: SkuId, file: UploadFile }),
  output: UploadedPhoto,
})
