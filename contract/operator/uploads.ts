import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, NoContent } from '../platform/values.ts'

/** A picture that content can show: of the studio's, or uploaded. */
export const LibraryPicture = z.object({
  /** 'covers/cover-07', 'uploads/…'; what content keeps. */
  name: z.string(),
  /** Without size. */
  imageUrl: z.string(),
  /** As the file was called; null for the studio's. */
  fileName: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  uploadedAt: z.nullable(DateTime),
})
export type LibraryPicture = z.output<typeof LibraryPicture>

/** Smaller ones would be enlarged on a cover. */
export const narrowestUpload = 1000

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/pictures',
  access: 'operator',
  right: 'content',
  summary: 'Pictures that were uploaded, the latest first; with the first page also those of the studio',
  input: z.strictObject(cursorInput),
  output: z.extend(cursorOf(LibraryPicture), { studio: z.array(LibraryPicture) }),
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/operator/pictures',
  access: 'operator',
  right: 'content',
  repeat: 'keyed',
  summary: `Takes a picture of at least ${narrowestUpload} pixels width, written anew without metadata; 422 FILE_REFUSED`,
  status: 201,
  input: z.strictObject({ file: UploadFile }),
  output: LibraryPicture,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/pictures/{token}',
  access: 'operator',
  right: 'content',
  repeat: 'refused',
  summary: 'Deletes an uploaded picture that nothing shows; 409 PICTURE_IN_USE otherwise',
  status: 204,
  input: z.strictObject({ token: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }),
  output: NoContent,
})
