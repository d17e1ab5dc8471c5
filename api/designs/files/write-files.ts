import type * as z from 'zod/mini'
import type * as designsApi from '../../../contract/designs/designs.ts'
import { maxDesignFiles } from '../../../contract/designs/designs.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import { storeFiles } from '../../platform/retention/store-files.ts'
import { shownName } from '../../attachments/shown-name.ts'
import { acceptPicture } from '../../uploads/accept-picture.ts'
import { changeDesign, renewSheet, type Found } from '../change-design.ts'
import type { Designer } from '../check-content.ts'
import { queueFileDeletion } from './delete-files.ts'
import { insertFile, removeFileRow } from '../part-queries.ts'
import { readDesignAs } from '../read-designs.ts'
import { fileName } from '../preview/sheet.ts'

type Sent = z.output<(typeof designsApi.addFile)['input']>

/** Throws NOT_FOUND, DESIGN_STATE and FILE_REFUSED; nothing is stored then. */
export async function addDesignFile(deps: Deps, caller: Designer, { id, kind, file }: Sent): Promise<Found> {
  const owner = { buyerId: caller.account.companyId }
  // Before the work of decoding.
  await readDesignAs(deps.db, { owner, id }, () => null)
  const picture = await acceptPicture(new Uint8Array(await file.arrayBuffer()))
  const { bytes, ...stored } = picture
  return storeFiles(deps, async (newFiles) => {
    await newFiles.store(fileName(picture), bytes)
    const change = { owner, id, action: 'EDIT', keyed: caller.keyed } as const
    return changeDesign(deps, change, async (tx, { design, parts: { files } }) => {
      if (files.length >= maxDesignFiles) throw Problem.of('FILE_REFUSED', { reason: 'TOO_MANY' })
      const at = deps.clock.now()
      const added = { ...stored, id: newId(), kind, name: shownName(file.name) }
      await inOrder([
        () => insertFile(tx, design, { ...added, at }),
        () => newFiles.claim(tx),
        () => renewSheet(tx, design, { deps, files: [...files, added], at }),
      ])
    })
  })
}

/** A file that a proof shows stays for it; any other goes. Throws NOT_FOUND and DESIGN_STATE. */
export async function removeDesignFile(
  deps: Deps,
  caller: Designer,
  { id, fileId }: { id: string; fileId: string },
): Promise<void> {
  const owner = { buyerId: caller.account.companyId }
  await changeDesign(deps, { owner, id, action: 'EDIT' }, async (tx, { design, parts }) => {
    const at = deps.clock.now()
    if (!(await removeFileRow(tx, design, { fileId, at }))) throw Problem.of('NOT_FOUND')
    const file = parts.files.find((known) => known.id === fileId)
    const gone = file && parts.proofs.length === 0 ? [fileName(file)] : []
    await inOrder([
      () => renewSheet(tx, design, { deps, files: parts.files.filter((known) => known.id !== fileId), at }),
      () => queueFileDeletion(tx, deps, { files: gone, sheets: [] }),
    ])
  })
}
