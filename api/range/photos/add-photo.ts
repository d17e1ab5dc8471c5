import { leastEdge } from '../../../contract/range/photo-cut.ts'
import { mostUploads, type UploadedPhoto } from '../../../contract/range/photos.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { storeFiles } from '../../platform/retention/store-files.ts'
import { acceptPicture, type AcceptedPicture } from '../../uploads/accept-picture.ts'
import {
  insertPhoto,
  listPhotos,
  lockAndCountPhotos,
  photoFile,
  type PhotoFile,
} from '../../products/pictures/photo-queries.ts'
import { findStatus } from '../queries.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'files'>

/** Throws NOT_FOUND, PRODUCT_STATE, FILE_REFUSED and LIMIT_REACHED; nothing is stored then. */
export async function addPhoto(
  deps: AddDeps,
  caller: Caller<'supplier'>,
  { skuId, file }: { skuId: string; file: File },
): Promise<UploadedPhoto> {
  const { storeId, personId } = caller.account
  // Before the work of decoding.
  const status = await findStatus(deps.db, storeId, skuId)
  if (!status) throw Problem.of('NOT_FOUND')
  if (status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
  const { bytes, ...picture } = await acceptPicture(new Uint8Array(await file.arrayBuffer()))
  refuseSmall(picture)
  return storeFiles(deps, async (files) => {
    await files.store(photoFile(picture), bytes)
    const photo = { ...picture, id: newId() }
    const made = await inTransactionOnce(deps.db, caller.keyed, {
      async work(tx) {
        await insert(tx, { ...photo, skuId, storeId, uploadedAt: deps.clock.now(), uploadedBy: personId })
        await files.claim(tx)
        return photo
      },
      resultOf: ({ id }) => id,
      again: async (id) => (await listPhotos(deps.db, skuId)).find((known) => known.id === id) ?? photo,
    })
    return uploaded(made)
  })
}

function refuseSmall({ width, height }: Pick<AcceptedPicture, 'width' | 'height'>) {
  if (Math.min(width, height) < leastEdge) throw Problem.of('FILE_REFUSED', { reason: 'TOO_SMALL' })
}

async function insert(tx: Tx, photo: Parameters<typeof insertPhoto>[1]): Promise<void> {
  if ((await lockAndCountPhotos(tx, photo.skuId)) >= mostUploads)
    throw Problem.of('LIMIT_REACHED', { what: 'PHOTOS', most: mostUploads })
  await insertPhoto(tx, photo)
}

/** As the editor has it. */
export const uploaded = ({ id, token, width, height }: PhotoFile): UploadedPhoto => ({
  id,
  url: `/pictures/photos/${token}`,
  width,
  height,
})
