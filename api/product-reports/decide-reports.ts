import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { blockReported } from '../range/operator/block-product.ts'
import { outcomeMail } from './report-mails.ts'
import { reopenForLater, writeOutcome } from './report-queries.ts'

type Decided = { skuId: string; isUpheld: boolean; statement: string; by: string; decidedAt: Date }

/**
 * What operators decide about the reports of a product that wait: upheld, it is blocked, and its store reads why; else they are
 * dismissed. Each reporter who left an address is told. What came after a dismissal was decided waits on.
 */
export async function decideReports(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs' | 'origin'>,
  { skuId, isUpheld, statement, by, decidedAt }: Decided,
): Promise<void> {
  const at = deps.clock.now()
  const outcome = isUpheld ? ('BLOCKED' as const) : ('DISMISSED' as const)
  if (isUpheld) await blockReported(tx, deps, { skuId, reason: statement, by })
  const decided = await writeOutcome(tx, { skuId, outcome, statement, madeBefore: isUpheld ? at : decidedAt, at })
  const mails = decided.flatMap((report) =>
    report.email === null ? [] : [outcomeMail(report, report.email, { outcome, statement, origin: deps.origin })],
  )
  await inOrder(mails.map((mail) => () => queueMail(tx, deps.jobs, mail)))
  await reopenForLater(tx, skuId)
}
