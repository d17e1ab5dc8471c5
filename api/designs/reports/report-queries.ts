import type { DesignReport, DesignReportReason } from '../../../contract/designs/design-reports.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inBatch } from '../../platform/retention/batch.ts'

type Key = { buyerId: string; id: string }

type NewReport = {
  id: string
  storeId: string
  reason: DesignReportReason
  explanation: string
  createdAt: Date
  decideBy: Date
}

const columns = (sql: Queryable) => sql`report_number, reason, created_at, decide_by, outcome, statement, decided_at`

/** A trigger has it wait for a decision. Numbers may be left out. False where one waits already: of two at once the second has read the design before. */
export async function insertReport(tx: Tx, { buyerId, id: designId }: Key, report: NewReport): Promise<boolean> {
  const { id, storeId, reason, explanation, createdAt, decideBy } = report
  const written = await tx`
    insert into design_report (buyer_id, design_id, id, store_id, report_number, reason, explanation, created_at, decide_by)
    values (${buyerId}, ${designId}, ${id}, ${storeId}, 'D' || nextval('design_report_number'), ${reason}, ${explanation},
      ${createdAt}, ${decideBy})
    on conflict (buyer_id, design_id) where outcome is null do nothing`
  return written.count === 1
}

/** The newest of a design. */
export async function findLatestReport(sql: Queryable, { buyerId, id }: Key): Promise<DesignReport | null> {
  const [row] = await sql<DesignReport[]>`
    select ${columns(sql)} from design_report
    where buyer_id = ${buyerId} and design_id = ${id} order by created_at desc limit 1`
  return row ?? null
}

type Decided = { outcome: 'BLOCKED' | 'DISMISSED'; statement: string; at: Date }

/** The number of the one that waited; undefined where none did. */
export async function writeOutcome(tx: Tx, { buyerId, id }: Key, { outcome, statement, at }: Decided) {
  const [row] = await tx<{ reportNumber: string }[]>`
    update design_report set outcome = ${outcome}, statement = ${statement}, decided_at = ${at}
    where buyer_id = ${buyerId} and design_id = ${id} and outcome is null returning report_number`
  return row?.reportNumber
}

/** It can be neither proofed nor ordered from now on; what is ordered stays with its order. */
export const blockDesign = (tx: Tx, { buyerId, id }: Key, at: Date) => tx`
  update design set status = 'REJECTED', blocked_at = ${at}, updated_at = ${at}
  where buyer_id = ${buyerId} and id = ${id}`

/** Some of them: a year after the decision nobody contests it any more. */
export const deleteOldReports = async (sql: Queryable, decidedBefore: Date): Promise<number> =>
  (
    await sql`
      delete from design_report
      where ${inBatch(sql, sql`from design_report t where t.outcome is not null and t.decided_at < ${decidedBefore}`)}`
  ).count
