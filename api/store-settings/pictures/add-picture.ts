import {
  leastLogoEdge,
  mostStoreUploads,
  pictureRatios,
  type StorePictureKind,
  type StoreUpload,
} from '../../../contract/pictures/store-pictures.ts'
import type { FileRefusal } from '../../../contract/platform/problems.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import {
  countStoreFiles,
  findStoreFiles,
  insertStoreFile,
  storeFileName,
  type StoreFile,
} from '../../stores/picture-queries.ts'
import { acceptPicture } from '../../uploads/accept-picture.ts'

/** Throws FILE_REFUSED and LIMIT_REACHED; nothing is stored then. */
export async function addPicture(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  caller: Caller<'supplier'>,
  { kind, file }: { kind: StorePictureKind; file: File },
): Promise<StoreUpload> {
  const { storeId } = caller.account
  const { bytes, ...picture } = await acceptPicture(new Uint8Array(await file.arrayBuffer()))
  refuseSmall(kind, picture)
  await files.write(storeFileName(picture), bytes)
  try {
    const stored = { ...picture, id: newId() }
    const made = await inTransactionOnce(db, caller.keyed, {
      work: (tx) => insert(tx, { ...stored, storeId, uploadedAt: clock.now() }),
      resultOf: ({ id }) => id,
      again: async (id) => (await findStoreFiles(db, storeId, [id]))[0] ?? stored,
    })
    // A repeat has brought the file once more.
    if (made.token !== stored.token) await files.remove(storeFileName(stored))
    return uploadOf(made)
  } catch (error) {
    // Otherwise the row may be there although its answer got lost.
    if (error instanceof Problem) await files.remove(storeFileName(picture))
    throw error
  }
}

const leastWidths = { LOGO: leastLogoEdge, COVER: 1000 } as const
const refusals = { LOGO: 'LOGO_TOO_SMALL', COVER: 'COVER_TOO_SMALL' } as const satisfies Record<string, FileRefusal>

/** Throws FILE_REFUSED for what would be blurred where it is shown. */
export function refuseSmall(kind: StorePictureKind, { width, height }: { width: number; height: number }): void {
  const least = leastWidths[kind]
  if (width < least || height < least / pictureRatios[kind])
    throw Problem.of('FILE_REFUSED', { reason: refusals[kind] })
}

async function insert(tx: Tx, file: Parameters<typeof insertStoreFile>[1]): Promise<StoreFile> {
  if ((await countStoreFiles(tx, file.storeId)) >= mostStoreUploads)
    throw Problem.of('LIMIT_REACHED', { what: 'STORE_PICTURES', most: mostStoreUploads })
  await insertStoreFile(tx, file)
  return file
}

export const uploadOf = ({ id, token, width, height }: StoreFile): StoreUpload => ({
  id,
  url: `/pictures/store-pictures/${token}`,
  width,
  height,
})
