import type { Language } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import { recordMoneyIn } from '../net-terms/record-money.ts'
import { markPaidIn } from '../orders/operator/change-order.ts'
import type { Deed } from '../payouts/deed.ts'
import { recordPaidIn, recordReturnedIn } from '../payouts/record-outcome.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findKnown } from './find-known.ts'
import { matchEntry, type BankEntry, type Known } from './match-entry.ts'
import { planStatement, type Step } from './plan-statement.ts'
import { findStatement, lockEntry, markDone } from './queries.ts'
import { returnText } from './return-text.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type StatementDeed = Deed & { language: Language }
/** `mostMs`: after so long the rest is left; at least one entry is taken. */
type Seen = { id: string; plan: string; mostMs?: number }
export type Applied = { done: number; left: number }

/**
 * Records what a statement says, as it was seen. Each entry is a transaction of its own, in which it is locked: taken twice, or by
 * two at once, it happens once. What has changed meanwhile, or would take longer than `mostMs`, is left for the next look. Throws NOT_FOUND, and
 * BANK_STATEMENT_CHANGED where other things would be recorded by now, or nothing.
 */
export async function applyStatement(
  deps: Tools,
  deed: StatementDeed,
  { id, plan, mostMs = Infinity }: Seen,
): Promise<Applied> {
  const until = performance.now() + mostMs
  const [statement, planned] = await Promise.all([findStatement(deps.db, id), planStatement(deps.db, id)])
  if (!statement) throw Problem.of('NOT_FOUND')
  if (planned.plan !== plan) throw Problem.of('BANK_STATEMENT_CHANGED')
  let done = 0
  for (const step of planned.steps) {
    done += (await takeStep(deps, deed, { id, step })) ? 1 : 0
    if (performance.now() >= until) break
  }
  if (done === 0) throw Problem.of('BANK_STATEMENT_CHANGED')
  return { done, left: planned.steps.length - done }
}

/** What it was locked for has changed: nothing of its transaction stays. */
class Overtaken extends Error {}

async function takeStep(deps: Tools, deed: StatementDeed, { id, step }: { id: string; step: Step }): Promise<boolean> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const entry = await lockEntry(tx, id, step.position)
      const known = entry && (await findKnown(tx, [entry]))
      const match = entry && matchEntry(entry, known!)
      if (!entry || match?.state !== step.as || match.target !== step.target) throw new Overtaken()
      await record(tx, deps, { deed, step, entry, known: known! })
      await markDone(tx, {
        statementId: id,
        position: step.position,
        as: step.as,
        to: step.target,
        at: deps.clock.now(),
      })
    })
    return true
  } catch (error) {
    // Of its own use case a refusal says the same.
    if (error instanceof Overtaken || error instanceof Problem) return false
    throw error
  }
}

type Recorded = { deed: StatementDeed; step: Step; entry: BankEntry; known: Known }

function record(tx: Tx, deps: Tools, recorded: Recorded): Promise<void> {
  switch (recorded.step.as) {
    case 'PAYOUT_PAID':
      return payoutPaid(tx, deps, recorded)
    case 'PAYOUT_RETURNED':
      return payoutReturned(tx, deps, recorded)
    case 'ORDER_PAID':
      return orderPaid(tx, deps, recorded)
    case 'INVOICE_PAID':
      return invoicePaid(tx, deps, recorded)
  }
}

async function payoutPaid(tx: Tx, { clock }: Tools, { deed, step: { target }, known }: Recorded) {
  const numbers = known.payouts.has(target) ? [target] : known.runs.get(Number(target.slice(1)))!.openNumbers
  if (!(await recordPaidIn(tx, { deed, numbers, at: clock.now() }))) throw new Overtaken()
}

async function payoutReturned(tx: Tx, deps: Tools, { deed, step: { target: number }, entry }: Recorded) {
  const why = returnText(entry.returnCode, deed.language)
  if (!(await recordReturnedIn(tx, deps, { deed, number, why }))) throw new Overtaken()
}

async function orderPaid(tx: Tx, deps: Tools, { deed, step: { target }, entry }: Recorded) {
  const overtaken = async () => {
    throw new Overtaken()
  }
  const paid = await markPaidIn(tx, deps, { orderNumber: target, check: overtaken })
  if (paid?.outcome !== 'RECORDED') throw new Overtaken()
  await noteTransfer(tx, { deed, entry, at: deps.clock.now(), kind: 'order', id: target })
}

async function invoicePaid(tx: Tx, { clock }: Tools, { deed, step: { target }, entry }: Recorded) {
  const { by: recordedBy, language } = deed
  const at = clock.now()
  const { amountCents } = entry
  if (!(await recordMoneyIn(tx, { number: target, amountCents, recordedBy, language, at }))) throw new Overtaken()
  await noteTransfer(tx, { deed, entry, at, kind: 'receivable', id: target })
}

type Noted = { deed: Deed; entry: BankEntry; at: Date; kind: 'order' | 'receivable'; id: string }

const noteTransfer = (tx: Tx, { deed, entry, at, kind, id }: Noted) =>
  recordAudit(
    tx,
    { account: { personId: deed.by }, auditId: deed.auditId, ...(deed.requestId && { requestId: deed.requestId }) },
    {
      at,
      action: `${kind}.paid`,
      target: { kind, id },
      reason: deed.reason,
      before: { isPaid: false },
      after: { isPaid: true, amountCents: entry.amountCents, statement: entry.statementRef, entry: entry.entryRef },
    },
  )
