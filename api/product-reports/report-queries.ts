import type { ProductReportReason } from '../../contract/product-reports/product-reports.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { visibleTo } from '../products/visibility.ts'
import { inBatch } from '../platform/retention/batch.ts'
import { isOwnRow } from '../account/privacy/export-queries.ts'

/** Waits for a decision about reports of the product that is just carried out, and holds up the next one. */
export const holdDecision = (tx: Tx, skuId: string) => tx`
  select from approval where kind = 'PRODUCT_REPORT' and target_id = ${skuId} and state <> 'SETTLED' for share`

type Reportable = { nameDe: string; nameEn: string }

/** What the company, or with null a visitor, sees. */
export async function findReportable(
  sql: Queryable,
  skuId: string,
  companyId: string | null,
): Promise<Reportable | undefined> {
  const [found] = await sql<Reportable[]>`
    select p.name_de, p.name_en from product p where p.sku_id = ${skuId} and ${visibleTo(sql, companyId)}`
  return found
}

type NewReport = {
  id: string
  skuId: string
  reason: ProductReportReason
  explanation: string
  name: string | null
  email: string | null
  accountId: string | null
  language: Language
  createdAt: Date
  decideBy: Date
}

/** Answers its public number; a trigger has it wait for a decision. Numbers may be left out. */
export async function insertReport(tx: Tx, report: NewReport): Promise<string> {
  const { id, skuId, reason, explanation, name, email, accountId, language, createdAt, decideBy } = report
  const [row] = await tx<[{ reportNumber: string }]>`
    insert into product_report (id, report_number, sku_id, reason, explanation, name, email, account_id, language,
      created_at, decide_by)
    values (${id}, 'M' || nextval('product_report_number'), ${skuId}, ${reason}, ${explanation}, ${name}, ${email},
      ${accountId}, ${language}, ${createdAt}, ${decideBy})
    returning report_number`
  return row.reportNumber
}

export type ReportOutcome = 'BLOCKED' | 'DISMISSED'
type Decided = { skuId: string; outcome: ReportOutcome; statement: string; madeBefore: Date; at: Date }
export type DecidedReport = {
  id: string
  reportNumber: string
  email: string | null
  language: Language
  nameDe: string | null
  nameEn: string | null
}

/** All that wait of a product and were made until then. */
export const writeOutcome = (tx: Tx, { skuId, outcome, statement, madeBefore, at }: Decided) => tx<DecidedReport[]>`
  with decided as (
    update product_report set outcome = ${outcome}, statement = ${statement}, decided_at = ${at}
    where sku_id = ${skuId} and outcome is null and created_at <= ${madeBefore}
    returning id, report_number, email, language, sku_id)
  select d.id, d.report_number, d.email, d.language, p.name_de, p.name_en
  from decided d left join product p using (sku_id) order by d.report_number`

/** What came after the decision waits for one of its own. */
export async function reopenForLater(tx: Tx, skuId: string): Promise<void> {
  const [later] = await tx<{ storeId: string | null; createdAt: Date }[]>`
    select p.store_id, r.created_at from product_report r left join product p using (sku_id)
    where r.sku_id = ${skuId} and r.outcome is null order by r.created_at limit 1`
  if (!later) return
  await tx`select settle_approval('PRODUCT_REPORT', ${skuId})`
  await tx`select open_approval('PRODUCT_REPORT', ${skuId}, null, ${later.storeId}, ${later.createdAt})`
}

/** Some of them: a year after the decision nobody contests it any more. */
export const deleteOldReports = async (sql: Queryable, decidedBefore: Date): Promise<number> =>
  (
    await sql`
      delete from product_report
      where ${inBatch(sql, sql`from product_report t where t.outcome is not null and t.decided_at < ${decidedBefore}`)}`
  ).count

/**
 * For the erasure of an account: its own, and those that were made signed out with its confirmed address. What is decided goes;
 * what waits is decided without knowing who has reported it.
 */
export async function eraseReports(tx: Queryable, accountId: string): Promise<void> {
  const own = isOwnRow(tx, accountId)
  await tx`
    with decided as (delete from product_report where outcome is not null and ${own})
    update product_report set name = null, email = null, account_id = null where outcome is null and ${own}`
}
