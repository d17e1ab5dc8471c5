import type { AccountExport } from '../../../contract/profile.ts'
import type { Deps } from '../../platform/deps.ts'
import { findRecords } from './export-queries.ts'

/** Everything the shop holds about the buyer, for reading by machines (Art. 15 and 20 GDPR). */
export async function exportAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<AccountExport> {
  const records = await findRecords(db, accountId)
  const named = Object.entries(records).map(([table, rows]) => [inCamelCase(table), rows.map(withNames)] as const)
  return { exportedAt: clock.now(), records: Object.fromEntries(named) }
}

const withNames = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [inCamelCase(name), value]))

const inCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
