import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { takePhotosBack } from '../../range/photos/show-photos.ts'
import { restoreCatalogue } from '../catalogues/applied-catalogue.ts'
import { findRunOfSet, lockRun } from '../runs/queries.ts'
import { cancelPictures, findTaken, markUndone } from './picture-queries.ts'

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** What an import did beside its change set goes back after it. */
export const startImportUndoWorker = (deps: UndoDeps) =>
  deps.jobs.work<{ setId: string }>('import-undo', ({ setId }) => undoImport(deps, setId))

/** One article after the other, so that no lock is held for long; done twice it changes nothing. */
export async function undoImport({ db, clock }: UndoDeps, setId: string): Promise<void> {
  const runId = await findRunOfSet(db, setId)
  if (!runId) return
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, runId, null)
    await cancelPictures(tx, runId)
    if (run) await restoreCatalogue(tx, run)
  })
  while (await takeNextBack({ db, clock }, runId));
}

const takeNextBack = ({ db, clock }: Pick<UndoDeps, 'db' | 'clock'>, runId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockRun(tx, runId, null)
    const taken = await findTaken(tx, runId)
    if (!taken) return false
    const { storeId, skuId, photoIds, createdBy } = taken
    if (skuId) await takePhotosBack(tx, { storeId, skuId, photoIds, by: createdBy, now: clock.now() })
    await markUndone(tx, taken)
    return true
  })
