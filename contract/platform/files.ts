import * as z from 'zod/mini'

/** Largest file a call takes, and the largest picture (promises.md, security baseline). */
export const maxFileBytes = 10 * 1024 * 1024
export const maxFilePixels = 50_000_000
/** By content, never by name. For the `accept` of a file input. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * The field of an endpoint that takes a file: such a call travels as multipart/form-data, its other fields as text.
 * At most one file each; api/http/bodies/read-multipart.ts refuses a larger one with FILE_REFUSED.
 */
export const UploadFile = z.file()
