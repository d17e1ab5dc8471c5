import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as picturesApi from '../../../contract/pictures/store-pictures.ts'
import type { ShownStorePicture } from '../../../contract/pictures/store-pictures.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteStoreFiles, findStoreFiles } from '../../stores/picture-queries.ts'
import { readStore } from '../../stores/read-store.ts'
import { findSettings, writePictures } from '../../stores/write-settings.ts'
import { changePart } from '../change-settings.ts'
import { refuseSmall, uploadOf } from './add-picture.ts'

/**
 * What is shown no more goes with its file. Throws DRAFT_CHANGED for who has seen another version, NOT_FOUND for what is no upload of
 * this store, and FILE_REFUSED where it is too small for its place.
 */
export const changePictures = (
  { jobs, ...deps }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  { version, ...shown }: InputOf<typeof picturesApi.change>,
) =>
  changePart(deps, caller, {
    part: 'pictures',
    version,
    change: ({ pictures, storeId }) => ({
      before: pictures,
      after: shown,
      async write(tx, written) {
        const ids = idsOf(shown)
        const files = await findStoreFiles(tx, storeId, ids)
        for (const [kind, picture] of [['LOGO', shown.logo] as const, ['COVER', shown.cover] as const]) {
          const file = files.find(({ id }) => id === picture?.id)
          if (picture && !file) throw Problem.of('NOT_FOUND')
          if (file) refuseSmall(kind, file)
        }
        await writePictures(tx, written, shown)
        await deleteStoreFiles(tx, { jobs }, { storeId, ids: idsOf(pictures).filter((id) => !ids.includes(id)) })
      },
    }),
  })

/** What is shown now, and the store as buyers see it, or will once it is open. */
export async function readPictures(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { account: { storeId } }: Caller<'supplier'>,
): Promise<OutputOf<typeof picturesApi.read>> {
  const [{ pictures: shown, partVersions }, de, en] = await Promise.all([
    findSettings(db, storeId),
    readStore({ db, pictures }, { ownId: storeId }, 'de'),
    readStore({ db, pictures }, { ownId: storeId }, 'en'),
  ])
  const files = await findStoreFiles(db, storeId, idsOf(shown))
  return { ...shown, version: partVersions.pictures ?? 0, uploads: files.map(uploadOf), store: { de, en } }
}

type Both = { logo: ShownStorePicture | null; cover: ShownStorePicture | null }
const idsOf = ({ logo, cover }: Both) => [logo, cover].flatMap((picture) => picture?.id ?? [])
