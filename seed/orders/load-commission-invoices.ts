import { issueInvoices } from '../../api/commission-invoices/issue-invoices.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'

/** Each month since the first delivery is invoiced on the first of the next one, as the running shop does; nobody is told by mail. */
export async function loadCommissionInvoices(deps: Deps, baseDate: Date): Promise<void> {
  const [booked] = await deps.db<[{ first: Date | null }]>`
    select min(booked_at) as first from ledger_booking where kind = 'COMMISSION'`
  if (!booked.first) return
  const [year, month] = [booked.first.getUTCFullYear(), booked.first.getUTCMonth()]
  for (let later = 1; ; later++) {
    const now = new Date(Date.UTC(year, month + later, 1, 5))
    if (now > baseDate) return
    await issueInvoices({ ...deps, clock: { now: () => now }, jobs: silentJobs(deps.jobs) })
  }
}
