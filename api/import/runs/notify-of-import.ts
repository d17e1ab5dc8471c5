import type { About } from '../../desk/notices/about.ts'
import { notifyMember } from '../../desk/notices/notify.ts'
import type { Tx } from '../../platform/db.ts'
import type { RunRow } from './queries.ts'

type Outcome = { outcome: About['IMPORT']['outcome']; at: Date }

/** Who has brought a file finds in their bell what has become of it. */
export async function notifyOfImport(
  tx: Tx,
  { id, fileName, createdBy, storeId }: Pick<RunRow, 'id' | 'fileName' | 'createdBy' | 'storeId'>,
  { outcome, at }: Outcome,
): Promise<void> {
  if (createdBy === null) return
  await notifyMember(tx, { kind: 'IMPORT', about: { id, fileName, outcome }, at, accountId: createdBy, storeId })
}
