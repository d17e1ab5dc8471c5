import { inTransactionOnce, type KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { queueFileDeletion } from './files/delete-files.ts'
import { saveSheet } from './part-queries.ts'
import { stateOf, type Parts } from './present-design.ts'
import { findDesign, lockDesign, updateSheetToken, type DesignRow, type Owner, type StoredContent } from './queries.ts'
import { partsOf, readDesignAs, withParts } from './read-designs.ts'
import { sheetOf, sheetToken, type SheetFile } from './preview/sheet.ts'
import { allowed, type BuyerAction, type StoreAction } from './steps.ts'

export type Found = { design: DesignRow; parts: Parts }

/** A change of one design by its buyer or its store: alone on it, and only while the step is possible. */
export type DesignChange = {
  owner: Owner
  id: string
  action: BuyerAction | StoreAction
  keyed?: KeyedCall | undefined
}

/** Throws NOT_FOUND and DESIGN_STATE. Returns the design as it is afterwards. */
export async function changeDesign(
  deps: Deps,
  { owner, id, action, keyed }: DesignChange,
  change: (tx: Tx, found: Found) => Promise<void>,
): Promise<Found> {
  const work = async (tx: Tx) => {
    // Sent together; the server works them off in turn, so the parts are those that the lock waited for.
    const [design, parts] = await withParts(tx, { owner, id }, lockDesign(tx, owner, id))
    if (!design) throw Problem.of('NOT_FOUND')
    const side = 'buyerId' in owner ? 'BUYER' : 'STORE'
    const possible: string[] = allowed(side, stateOf(design, parts), deps.clock.now())
    if (!possible.includes(action)) throw Problem.of('DESIGN_STATE')
    await change(tx, { design, parts })
    const [after, partsAfter] = await inOrder([() => findDesign(tx, owner, id), () => partsOf(tx, [design])])
    return { design: after!, parts: partsAfter }
  }
  const again = () => readDesignAs(deps.db, { owner, id }, (design, parts) => ({ design, parts }))
  return inTransactionOnce(deps.db, keyed, { work, again })
}

type Drawn = Pick<DesignRow, 'buyerId' | 'id' | 'secret' | 'recipe'> & StoredContent

/** Draws the sheet of a design anew from what it now holds, as it is stored; for changes inside `changeDesign`. */
export async function renewSheet(
  tx: Tx,
  design: Drawn,
  { deps, files, at }: { deps: Pick<Deps, 'jobs'>; files: SheetFile[]; at: Date },
) {
  const sheet = sheetOf(design, design.recipe, files)
  const token = sheetToken(design.secret, sheet)
  const [sheets] = await inOrder([
    () => saveSheet(tx, design, { token, sheet }),
    () => updateSheetToken(tx, design, { token, at }),
  ])
  await queueFileDeletion(tx, deps, { files: [], sheets })
}
