import type * as z from 'zod/mini'
import type * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import { DECIDE_HOURS, needsReporter } from '../../contract/product-reports/product-reports.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { workingHoursAfter } from '../platform/wall-clock.ts'
import { catalogueCompany } from '../products/visibility.ts'
import { receiptMail } from './report-mails.ts'
import { findReportable, holdDecision, insertReport } from './report-queries.ts'

type Reporter = Pick<Caller, 'account' | 'language' | 'keyed'>
type Input = z.output<(typeof productReportsApi.send)['input']>

/**
 * Stores a report, which waits for the operators with those there are of the product, and confirms it to the address that was
 * left. Throws NOT_FOUND for what the caller does not see, and VALIDATION for a report of one's right without a name.
 */
export async function sendReport(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { account, language, keyed }: Reporter,
  { productSkuId: skuId, reason, explanation, ...reporter }: Input,
): Promise<{ reportNumber: string }> {
  const name = reporter.name ?? null
  const email = reporter.email ?? null
  if (needsReporter(reason)) refuseNameless({ name, email }, language)
  const work = async (tx: Tx) => {
    // A decision that is being carried out comes first: what it blocks is reported no more.
    const [, product] = await inOrder([
      () => holdDecision(tx, skuId),
      () => findReportable(tx, skuId, catalogueCompany(account)),
    ])
    if (!product) throw Problem.of('NOT_FOUND')
    const at = clock.now()
    const decideBy = workingHoursAfter(at, DECIDE_HOURS)
    const id = newId()
    const accountId = email === null ? null : (account?.personId ?? null)
    const report = { id, skuId, reason, explanation, name, email, accountId, language, createdAt: at, decideBy }
    const reportNumber = await insertReport(tx, report)
    const productName = language === 'de' ? product.nameDe : product.nameEn
    if (email !== null)
      await queueMail(tx, jobs, receiptMail({ id, reportNumber, email, language, productName, decideBy }))
    return { reportNumber }
  }
  const again = async (reportNumber: string) => ({ reportNumber })
  return inTransactionOnce(db, keyed, { work, resultOf: ({ reportNumber }) => reportNumber, again })
}

function refuseNameless(reporter: { name: string | null; email: string | null }, language: Caller['language']) {
  const missing = Object.entries(reporter).filter(([, value]) => value === null)
  if (missing.length === 0) return
  const { reporterMissing } = texts(language).productReports.replies
  throw Problem.of('VALIDATION', undefined, {
    fieldErrors: Object.fromEntries(missing.map(([field]) => [field, reporterMissing])),
  })
}
