import type { fileKinds, ProductDesign } from '../../contract/designs/designs.ts'
import { upload } from '../platform/calls/upload.ts'
import { loadDesignsApi } from './queries.ts'

export type FileKind = (typeof fileKinds)[number]
type Upload = { id: string; kind: FileKind; file: File }

/** Adds a file to a design; `onProgress` gets the share that is sent. Rejects with a CallProblem. */
export const sendFile = (file: Upload, onProgress: (share: number) => void): Promise<ProductDesign> =>
  upload(async () => (await loadDesignsApi()).addFile, file, onProgress)
