import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { queueFileDeletion } from './files/delete-files.ts'
import { fileName } from './preview/sheet.ts'

/** For the erasure of an account: reports go, and what was not ordered, its uploads and previews by a job, which is to be queued in the same transaction. */
export async function eraseDesigns(tx: Tx, deps: Pick<Deps, 'jobs'>, buyerId: string): Promise<() => Promise<void>> {
  const going = tx`select id from design where buyer_id = ${buyerId} and order_id is null`
  // Read before the designs take them along.
  const [files, sheets] = await inOrder([
    () => tx<Parameters<typeof fileName>[0][]>`
      select token, format from design_file where buyer_id = ${buyerId} and design_id in (${going})`,
    () => tx<{ token: string }[]>`
      select token from design_sheet where buyer_id = ${buyerId} and design_id in (${going})`,
    () => tx`delete from design_report where buyer_id = ${buyerId}`,
    () => tx`delete from design where buyer_id = ${buyerId} and order_id is null`,
  ])
  const gone = { files: files.map(fileName), sheets: sheets.map(({ token }) => token) }
  return () => queueFileDeletion(tx, deps, gone)
}
