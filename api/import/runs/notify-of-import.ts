import type { About } from '../../desk/notices/about.ts'
import { notifyMember } from '../../desk/notices/notify.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RunRow } from './queries.ts'

type Imported = Pick<RunRow, 'id' | 'fileName' | 'createdBy' | 'storeId'> & {
  outcome: About['IMPORT']['outcome']
  at: Date
}

/** Who has brought a file finds in their bell what has become of it. */
export async function notifyOfImport(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'origin'>,
  { id, fileName, createdBy, storeId, outcome, at }: Imported,
): Promise<void> {
  if (createdBy === null) return
  await notifyMember(tx, deps, { kind: 'IMPORT', about: { id, fileName, outcome }, at, accountId: createdBy, storeId })
}
