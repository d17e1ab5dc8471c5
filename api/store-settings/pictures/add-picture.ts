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
import { storeFiles } from '../../platform/retention/store-files.ts'
import {
  findStoreFiles,
  insertStoreFile,
  lockAndCountStoreFiles,
  storeFileName,
  type StoreFile,
} from '../../stores/picture-queries.ts'
import { acceptPicture } from '../../uploads/accept-picture.ts'

/** Throws FILE_REFUSED and LIMIT_REACHED; nothing is stored then. */
export async function addPicture(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  caller: Caller<'supplier'>,
  { kind, file }: { kind: StorePictureKind; file: File },
): Promise<StoreUpload> {
  const { storeId } = caller.account
  const { bytes, ...picture } = await acceptPicture(new Uint8Array(await file.arrayBuffer()))
  refuseSmall(kind, picture)
  return storeFiles(deps, async (files) => {
    await files.store(storeFileName(picture), bytes)
    const stored = { ...picture, id: newId() }
    const made = await inTransactionOnce(deps.db, caller.keyed, {
      async work(tx) {
        await insert(tx, { ...stored, storeId, uploadedAt: deps.clock.now() })
        await files.claim(tx)
        return stored
      },
      resultOf: ({ id }) => id,
      again: async (id) => (await findStoreFiles(deps.db, storeId, [id]))[0] ?? stored,
    })
    return uploadOf(made)
  })
}

const leastWidths = { LOGO: leastLogoEdge, COVER: 1000 } as const
const refusals = { LOGO: 'LOGO_TOO_SMALL', COVER: 'COVER_TOO_SMALL' } as const satisfies Record<string, FileRefusal>

/** Throws FILE_REFUSED for what would be blurred where it is shown. */
export function refuseSmall(kind: StorePictureKind, { width, height }: { width: number; height: number }): void {
  const least = leastWidths[kind]
  if (width < least || height < least / pictureRatios[kind])
    throw Problem.of('FILE_REFUSED', { reason: refusals[kind] })
}

async function insert(tx: Tx, file: Parameters<typeof insertStoreFile>[1]): Promise<void> {
  if ((await lockAndCountStoreFiles(tx, file.storeId)) >= mostStoreUploads)
    throw Problem.of('LIMIT_REACHED', { what: 'STORE_PICTURES', most: mostStoreUploads })
  await insertStoreFile(tx, file)
}

export const uploadOf = ({ id, token, width, height }: StoreFile): StoreUpload => ({
  id,
  url: `/pictures/store-pictures/${token}`,
  width,
  height,
})
