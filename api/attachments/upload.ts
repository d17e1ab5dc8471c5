import type { Attachment } from '../../contract/attachments/attachments.ts'
import { inTransactionOnce, type KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { acceptFile } from './accept-file.ts'
import { presentAttachment } from './attach.ts'
import { fileName, findAttachment, insertAttachment, type FileOwner } from './queries.ts'
import { shownName } from './shown-name.ts'

type Upload = {
  owner: FileOwner
  file: File
  keyed?: KeyedCall | undefined
  /** Throws where there is no room for another one; not asked for a repeat. */
  checkRoom?: (tx: Tx) => Promise<void>
}

/** Keeps a file that is to be attached to something. Throws FILE_REFUSED; nothing is stored then. */
export async function upload(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { owner, file, keyed, checkRoom }: Upload,
): Promise<Attachment> {
  const { bytes, ...accepted } = await acceptFile(new Uint8Array(await file.arrayBuffer()))
  const name = fileName(accepted)
  await deps.files.write(name, bytes)
  const row = { ...accepted, id: newId(), name: shownName(file.name), createdAt: deps.clock.now() }
  try {
    const id = await inTransactionOnce(deps.db, keyed, {
      async work(tx) {
        await checkRoom?.(tx)
        await insertAttachment(tx, owner, row)
        return row.id
      },
      resultOf: (made) => made,
      again: async (made) => made,
    })
    if (id === row.id) return presentAttachment(row)
    // A repeat has brought the file once more.
    await deps.files.remove(name)
    const stored = await findAttachment(deps.db, owner, id)
    if (!stored) throw Problem.of('NOT_FOUND')
    return presentAttachment(stored)
  } catch (error) {
    // Otherwise the row may be there although its answer got lost.
    if (error instanceof Problem) await deps.files.remove(name)
    throw error
  }
}
