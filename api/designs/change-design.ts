import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { keepSheet } from './part-queries.ts'
import { stateOf, type Parts } from './present-design.ts'
import { findDesign, lockDesign, updateSheetToken, type DesignRow, type Owner } from './queries.ts'
import { partsOf } from './read-designs.ts'
import { sheetOf, sheetToken } from './sheet.ts'
import { allowed, type BuyerAction, type StoreAction } from './steps.ts'

export type Found = { design: DesignRow; parts: Parts }

/** A change of one design by its buyer or its store: alone on it, and only while the step is possible. */
export type DesignChange = { owner: Owner; id: string; action: BuyerAction | StoreAction }

/** Throws NOT_FOUND and DESIGN_STATE. Returns the design as it is afterwards. */
export async function changeDesign(
  deps: Deps,
  { owner, id, action }: DesignChange,
  change: (tx: Tx, found: Found) => Promise<void>,
): Promise<Found> {
  return inTransaction(deps.db, async (tx) => {
    const design = await lockDesign(tx, owner, id)
    if (!design) throw Problem.of('NOT_FOUND')
    const parts = await partsOf(tx, [design])
    const side = 'buyerId' in owner ? 'BUYER' : 'STORE'
    const possible: string[] = allowed(side, stateOf(design, parts), deps.clock.now())
    if (!possible.includes(action)) throw Problem.of('DESIGN_STATE')
    await change(tx, { design, parts })
    const after = (await findDesign(tx, owner, id))!
    return { design: after, parts: await partsOf(tx, [after]) }
  })
}

/** Draws the sheet of a design anew from what it holds now; for changes inside `changeDesign`. */
export async function renewSheet(tx: Tx, key: { buyerId: string; id: string }, at: Date): Promise<void> {
  const design = (await findDesign(tx, { buyerId: key.buyerId }, key.id))!
  const { files } = await partsOf(tx, [design])
  const sheet = sheetOf(design, design.recipe, files)
  const token = sheetToken(design.secret, sheet)
  await keepSheet(tx, key, { token, sheet })
  await updateSheetToken(tx, key, { token, at })
}
