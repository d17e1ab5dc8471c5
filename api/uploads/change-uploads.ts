import { narrowestUpload } from '../../contract/operator/uploads.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { queueDeletion } from '../platform/retention/delete-files.ts'
import { storeFiles } from '../platform/retention/store-files.ts'
import { acceptPicture } from './accept-picture.ts'
import { cacheKey, fileOf } from './picture-part.ts'
import { findUpload, isShownSomewhere, type UploadRow } from './queries.ts'

type Operator = Caller<'operator'>

/** Takes a picture into the library. Throws FILE_REFUSED, and NOT_FOUND for a repeat after it was deleted. */
export async function addUpload(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  caller: Operator,
  file: File,
): Promise<UploadRow> {
  const { bytes, token, ...picture } = await acceptPicture(new Uint8Array(await file.arrayBuffer()))
  if (picture.width < narrowestUpload) throw Problem.of('FILE_REFUSED', { reason: 'TOO_SMALL' })
  const upload = { token, ...picture, name: shownName(file.name), uploadedAt: clock.now() }
  const target = { kind: 'picture', id: token }
  const change = { at: upload.uploadedAt, action: 'content.upload', target, after: { name: upload.name } }
  return storeFiles({ db, clock, files }, async (newFiles) => {
    await newFiles.store(fileOf(upload), bytes)
    return inTransactionOnce(db, caller.keyed, {
      async work(tx) {
        await inOrder([
          () => tx`insert into upload ${tx({ ...upload, uploadedBy: caller.account.personId })}`,
          () => recordAudit(tx, caller, change),
          () => newFiles.claim(tx),
        ])
        return upload
      },
      resultOf: () => token,
      async again(first) {
        const known = await findUpload(db, first)
        if (!known) throw Problem.of('NOT_FOUND')
        return known
      },
    })
  })
}

/** Deletes a picture that nothing shows. Throws NOT_FOUND and PICTURE_IN_USE. */
export async function deleteUpload(
  { db, clock, jobs, pictures }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'pictures'>,
  caller: Operator,
  token: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [[row], isShown] = await inOrder([
      () => tx<UploadRow[]>`select * from upload where token = ${token} for update`,
      () => isShownSomewhere(tx, token),
    ])
    if (!row) throw Problem.of('NOT_FOUND')
    if (isShown) throw Problem.of('PICTURE_IN_USE')
    const target = { kind: 'picture', id: token }
    await inOrder([
      () => tx`delete from upload where token = ${token}`,
      () => queueDeletion(tx, { jobs }, [fileOf(row)]),
      () => recordAudit(tx, caller, { at: clock.now(), action: 'content.delete', target, before: { name: row.name } }),
    ])
  })
  await pictures.remove(cacheKey(token))
}

// For reading only: no path, no control characters. It never names a file of ours.
const shownName = (name: string) =>
  name
    .toWellFormed()
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .slice(0, 100)
