import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as operatorClaimsApi from '../../contract/operator/claims.ts'
import type { Decision } from '../../contract/operator/approvals.ts'
import type { Claim } from '../../contract/claims/claims.ts'
import { defaultLanguage, type Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import { stepUpForRefund } from '../http/large-refund.ts'
import { Problem } from '../http/problem.ts'
import { sumRefundsMadeHere } from '../orders/fulfilment/money/refund-queries.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { presentClaim } from './present-claim.ts'
import { ofClaim, readLocked } from './queries.ts'
import { findClaim } from './read-queries.ts'
import { openOf } from './steps.ts'
import { changeClaim, takeClaimStep, type ChangedClaim, type ClaimChange } from './take-claim-step.ts'

/** Throws NOT_FOUND. */
export async function readForOperator(db: Db, language: Language, number: string): Promise<Claim> {
  const row = await findClaim(db, null, number)
  if (!row) throw Problem.of('NOT_FOUND')
  return presentClaim(row, { actor: 'TRESEN', language, seesAmounts: true, mayAct: true, mayShip: false })
}

/** Throws as changeClaim and stepUpForRefund do. */
export async function actAsOperator(
  deps: Deps,
  caller: Caller<'operator'>,
  { reason, ...input }: InputOf<typeof operatorClaimsApi.act>,
): Promise<Claim> {
  const { keyed, account, language } = caller
  const check = async (tx: Tx, { from, status, refundedCents }: ChangedClaim) => {
    const buyerId = ofClaim(tx, null, input.number)('buyer_id')
    await inOrder([
      async () => stepUpForRefund(tx, caller, await sumRefundsMadeHere(tx, buyerId)),
      () =>
        recordAudit(tx, caller, {
          at: deps.clock.now(),
          action: 'claim.step',
          target: { kind: 'claim', id: input.number },
          reason,
          detail: { step: input.action },
          before: { status: from },
          after: { status, ...(refundedCents > 0 && { refundedCents }) },
        }),
    ])
  }
  const outcome = input.outcome?.map((line) => ({ refunded: 0, replaced: 0, ...line }))
  const acting = { owner: null, actor: 'TRESEN', authorId: account.personId, words: reason, check, language } as const
  await takeClaimStep(deps, keyed, { ...input, ...acting, outcome })
  return readForOperator(deps.db, language, input.number)
}

type Decided = { number: string; decision: Decision; message: string | null; decidedBy: string }

/**
 * What a decision about a claim in the queue does: approved, all that is open is paid back, also in place of a replacement that
 * did not leave; rejected, it is refused, or the replacement gets more time. Throws as changeClaim does.
 */
export async function decideClaim(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'origin' | 'clock'>,
  { number, decision, message, decidedBy }: Decided,
): Promise<void> {
  const claim = await readLocked(tx, null, number)
  if (!claim) throw Problem.of('NOT_FOUND')
  const words = message ?? undefined
  const acting = {
    owner: null,
    number,
    actor: 'TRESEN',
    authorId: decidedBy,
    words,
    language: defaultLanguage,
  } as const
  const isReplacing = claim.status === 'REPLACING'
  const steps: Record<Decision, Pick<ClaimChange, 'action' | 'outcome'>> = {
    APPROVE: isReplacing
      ? { action: 'REFUND_INSTEAD' }
      : {
          action: 'ANSWER',
          outcome: claim.lines.map((line) => ({ productSkuId: line.skuId, refunded: openOf(line), replaced: 0 })),
        },
    REJECT: { action: isReplacing ? 'EXTEND' : 'ANSWER' },
    ASK: { action: isReplacing ? 'EXTEND' : 'ASK' },
  }
  await changeClaim(tx, deps, { ...acting, ...steps[decision] })
}
