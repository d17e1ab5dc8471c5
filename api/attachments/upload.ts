import type { Attachment } from '../../contract/attachments/attachments.ts'
import { inTransactionOnce, type KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { storeFiles } from '../platform/retention/store-files.ts'
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

/** Stores a file that is to be attached to something. Throws FILE_REFUSED; nothing is stored then. */
export async function upload(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { owner, file, keyed, checkRoom }: Upload,
): Promise<Attachment> {
  const { bytes, ...accepted } = await acceptFile(new Uint8Array(await file.arrayBuffer()))
  const row = { ...accepted, id: newId(), name: shownName(file.name), createdAt: deps.clock.now() }
  return storeFiles(deps, async (files) => {
    await files.store(fileName(accepted), bytes)
    const id = await inTransactionOnce(deps.db, keyed, {
      async work(tx) {
        await checkRoom?.(tx)
        await inOrder([() => insertAttachment(tx, owner, row), () => files.claim(tx)])
        return row.id
      },
      resultOf: (made) => made,
      again: async (made) => made,
    })
    if (id === row.id) return presentAttachment(row)
    const stored = await findAttachment(deps.db, owner, id)
    if (!stored) throw Problem.of('NOT_FOUND')
    return presentAttachment(stored)
  })
}
