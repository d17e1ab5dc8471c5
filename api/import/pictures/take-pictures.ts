import { newPhoto } from '../../../contract/range/photo-cut.ts'
import { mostUploads } from '../../../contract/range/photos.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { storeFiles } from '../../platform/retention/store-files.ts'
import { insertPhoto, photoFile } from '../../products/pictures/photo-queries.ts'
import { showFirstPhotos } from '../../range/photos/show-photos.ts'
import { lockRun } from '../runs/queries.ts'
import { fetchPicture, isOfServer } from './fetch-picture.ts'
import type { PictureProblem } from './picture-problem.ts'
import {
  failServer,
  findFetched,
  findWaiting,
  skipPictures,
  markShown,
  writePicture,
  type FetchedPictures,
  type WaitingPicture,
} from './picture-queries.ts'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'files' | 'outside'>

/** A try ends before its queue takes it for dead; the rest is a job of its own. */
const TRY_MS = 45_000
/** After so many pictures on end that a server does not give, it is left alone. */
const MOST_SILENT = 3

export const startPictureImportWorker = (deps: PictureDeps) =>
  deps.jobs.work<{ id: string }>('import-pictures', ({ id }) => takePictures(deps, id))

/** Fetches the pictures of an applied catalogue one after the other, and shows those of an article once all of them were tried. */
export async function takePictures(deps: PictureDeps, runId: string): Promise<void> {
  const endsAt = Date.now() + TRY_MS
  const silent = new Map<string, number>()
  for (;;) {
    const fetched = await findFetched(deps.db, runId)
    if (fetched) await show(deps, fetched)
    else {
      const waiting = await findWaiting(deps.db, runId)
      if (!waiting) return
      await take(deps, waiting, silent)
    }
    if (Date.now() < endsAt) continue
    await deps.jobs.send(deps.db, 'import-pictures', { id: runId })
    return
  }
}

async function take(deps: PictureDeps, waiting: WaitingPicture, silent: Map<string, number>): Promise<void> {
  const { runId, url, skuId, isShown, uploads } = waiting
  if (isShown) return skipPictures(deps.db, waiting)
  const fail = (problem: PictureProblem) => writePicture(deps.db, waiting, { state: 'FAILED', problem })
  if (!skuId) return void (await fail('NO_ARTICLE'))
  if (!url) return void (await fail('NO_ADDRESS'))
  if (uploads >= mostUploads) return void (await fail('TOO_MANY_UPLOADS'))
  const { origin } = new URL(url)
  const picture = await fetchPicture(deps, url)
  if (!('problem' in picture)) {
    silent.delete(origin)
    return store(deps, { ...waiting, skuId }, picture)
  }
  await fail(picture.problem)
  if (!isOfServer(picture.problem)) return
  const count = (silent.get(origin) ?? 0) + 1
  silent.set(origin, count)
  if (count === MOST_SILENT) await failServer(deps.db, runId, { origin, problem: picture.problem })
}

type Picture = Exclude<Awaited<ReturnType<typeof fetchPicture>>, { problem: PictureProblem }>

async function store(
  { db, clock, files }: PictureDeps,
  waiting: WaitingPicture & { skuId: string },
  { bytes, ...picture }: Picture,
): Promise<void> {
  const { storeId, skuId, createdBy } = waiting
  const photo = { ...picture, id: newId() }
  await storeFiles({ db, clock, files }, async (newFiles) => {
    await newFiles.store(photoFile(photo), bytes)
    await inTransaction(db, async (tx) => {
      // The import may have been taken back meanwhile, or another job been here.
      if (!(await writePicture(tx, waiting, { state: 'FETCHED', photoId: photo.id }))) return
      await insertPhoto(tx, { ...photo, skuId, storeId, uploadedAt: clock.now(), uploadedBy: createdBy })
      await newFiles.claim(tx)
    })
  })
}

async function show({ db, clock }: PictureDeps, found: FetchedPictures): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Taking the import back waits for this, or has been there before.
    await lockRun(tx, found.runId, null)
    const now = await findFetched(tx, found.runId)
    if (now?.place !== found.place) return
    const { storeId, skuId, createdBy, photoIds } = now
    const isTaken =
      skuId !== null &&
      createdBy !== null &&
      (await showFirstPhotos(tx, { storeId, skuId, photos: photoIds.map(newPhoto), by: createdBy, now: clock.now() }))
    await markShown(tx, now, isTaken)
  })
}
