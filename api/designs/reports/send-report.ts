import type * as z from 'zod/mini'
import type * as designReportsApi from '../../../contract/designs/design-reports.ts'
import type { DesignReport } from '../../../contract/designs/design-reports.ts'
import { DECIDE_HOURS } from '../../../contract/product-reports/product-reports.ts'
import type { KeyedCall } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { workingHoursAfter } from '../../platform/wall-clock.ts'
import { changeDesign } from '../change-design.ts'
import { findLatestReport, insertReport } from './report-queries.ts'

type Reporter = { storeId: string; keyed?: KeyedCall | undefined }

/** A store holds a design for unlawful; it waits for the operators. Throws NOT_FOUND, and DESIGN_STATE where it is blocked or a report waits. */
export async function sendReport(
  deps: Deps,
  { storeId, keyed }: Reporter,
  { id, reason, explanation }: z.output<(typeof designReportsApi.send)['input']>,
): Promise<DesignReport> {
  const change = { owner: { storeId }, id, action: 'REPORT', keyed } as const
  const { design } = await changeDesign(deps, change, async (tx, found) => {
    const createdAt = deps.clock.now()
    const decideBy = workingHoursAfter(createdAt, DECIDE_HOURS)
    const report = { id: newId(), storeId, reason, explanation, createdAt, decideBy }
    if (!(await insertReport(tx, found.design, report))) throw Problem.of('DESIGN_STATE')
  })
  return (await findLatestReport(deps.db, design))!
}
