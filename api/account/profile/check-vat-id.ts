import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUncheckedVatIds, findVatId, writeVatIdStatus } from './vat-id-queries.ts'
import { vies, type VatRegister } from './vies.ts'

type Check = { accountId: string; vatId: string }

/** Has a new VAT id checked after the transaction; without a register it stays UNCHECKED. */
export async function enqueueVatIdCheck(
  tx: Queryable,
  { jobs, viesUrl }: Pick<Deps, 'jobs' | 'viesUrl'>,
  { accountId, vatId }: { accountId: string; vatId: string | null },
): Promise<void> {
  if (viesUrl && vatId && isOfMemberState(vatId)) await jobs.send(tx, 'vat-id', { accountId, vatId } satisfies Check)
}

/** Works off the checks, and first asks for those of ids that came while there was no register. */
export async function startVatIdWorker(deps: Deps): Promise<void> {
  const { db, jobs, viesUrl } = deps
  if (!viesUrl) return
  await jobs.work<Check>('vat-id', (check) => checkVatId(deps, check, vies(viesUrl)))
  for (const check of await findUncheckedVatIds(db)) await enqueueVatIdCheck(db, deps, check)
}

/**
 * One check, repeated by the queue while the register is away. An id that was changed, or decided by an operator, before or
 * meanwhile keeps what it has.
 */
export async function checkVatId(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, vatId }: Check,
  register: VatRegister,
): Promise<void> {
  const now = await findVatId(db, accountId)
  if (now?.vatId !== vatId || now.vatIdStatus !== 'UNCHECKED') return
  const status = await register(vatId)
  await writeVatIdStatus(db, { accountId, vatId, status, at: clock.now() })
}

// Switzerland keeps a register of its own.
const isOfMemberState = (vatId: string) => !vatId.startsWith('CH')
