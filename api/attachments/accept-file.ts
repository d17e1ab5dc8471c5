import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '../http/problem.ts'
import { acceptPicture, type AcceptedPicture } from '../uploads/accept-picture.ts'

export type AcceptedFile = AcceptedPicture | { bytes: Buffer; format: 'pdf'; width: null; height: null; token: string }

/**
 * A picture, written anew, or a PDF, by its content. A PDF is kept as it was sent: it is only ever saved, never shown by a
 * page of ours. Throws FILE_REFUSED.
 */
export async function acceptFile(sent: Uint8Array): Promise<AcceptedFile> {
  const type = await fileTypeFromBuffer(sent)
  if (type?.mime === 'application/pdf') {
    const bytes = Buffer.from(sent)
    // What was cut off on the way has no end.
    if (!bytes.subarray(-2048).includes('%%EOF')) throw Problem.of('FILE_REFUSED', { reason: 'DAMAGED' })
    return { bytes, format: 'pdf', width: null, height: null, token: randomBytes(20).toString('hex') }
  }
  return acceptPicture(sent).catch((error: unknown) => {
    const isNeither = error instanceof Problem && (error.details as { reason?: string })?.reason === 'NOT_A_PICTURE'
    throw isNeither ? Problem.of('FILE_REFUSED', { reason: 'NEITHER_PICTURE_NOR_PDF' }) : error
  })
}
