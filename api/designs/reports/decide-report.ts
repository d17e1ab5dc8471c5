import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { lockDesign } from '../queries.ts'
import { addMessage } from '../write-message.ts'
import { blockedMail } from './report-mails.ts'
import { blockDesign, writeOutcome } from './report-queries.ts'

type Decided = { designId: string; isUpheld: boolean; statement: string; by: string }

/**
 * What operators decide about the report of a design: upheld, it is blocked, and its buyer reads why beside it and by mail; else
 * it goes on as it was. The store is told as of any decision.
 */
export async function decideReport(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs' | 'origin'>,
  { designId, isUpheld, statement, by }: Decided,
): Promise<void> {
  const design = await lockDesign(tx, { storeId: null }, designId)
  if (!design) return
  const at = deps.clock.now()
  const outcome = isUpheld ? ('BLOCKED' as const) : ('DISMISSED' as const)
  const reportNumber = await writeOutcome(tx, design, { outcome, statement, at })
  if (!reportNumber || !isUpheld) return
  const mail = blockedMail(design, { reportNumber, statement, origin: deps.origin })
  const before = { status: design.status }
  const after = { status: 'BLOCKED', reportNumber }
  const target = { kind: 'design', id: designId }
  await inOrder([
    () => blockDesign(tx, design, at),
    () => addMessage(tx, design, { by: 'TRESEN', text: statement, at }),
    () =>
      recordAudit(
        tx,
        { account: { personId: by } },
        { at, action: 'design.block', target, reason: statement, before, after },
      ),
    () => mail && queueMail(tx, deps.jobs, mail),
  ])
}
