import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUncheckedVatIds, findVatId, writeVatIdStatus } from './vat-id-queries.ts'

/** `accountId` is the company's: the version before, whose jobs these are too, calls it so. */
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

/** Asks whether a company has this VAT id; throws where nobody answers. */
type VatRegister = (vatId: string) => Promise<'VALID' | 'INVALID'>

const TIMEOUT_MS = 15_000

/**
 * The register of the member states, asked through the Commission's REST service (VIES); `baseUrl` is what stands before
 * `/check-vat-number`. Throws where it gives no answer: the service or the member state behind it is often away.
 */
export const vies =
  (baseUrl: string): VatRegister =>
  async (vatId) => {
    // Loaded on first use: a hundred files, and most shops ask no register.
    const { request } = await import('undici')
    const reply = await request(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await reply.body.json()) as { valid?: unknown; errorWrappers?: { error?: unknown }[] }
    if (reply.statusCode === 200 && typeof answer?.valid === 'boolean') return answer.valid ? 'VALID' : 'INVALID'
    throw new Error(`VIES has no answer: ${reply.statusCode} ${String(answer?.errorWrappers?.[0]?.error ?? '')}`)
  }
