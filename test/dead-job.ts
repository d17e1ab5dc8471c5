import { openJobs } from '../api/platform/jobs/jobs.ts'
import type { TestApp } from './app.ts'

/** A job that fails for good; its id, once it is given up. No other one may have been. */
export async function giveUpJob(app: TestApp, subject: string): Promise<string> {
  const impatient = await openJobs(app.db, ['vat-id'], { retryLimit: 0 })
  await impatient.send(app.db, 'vat-id', { id: 'm1', subject, text: 'x'.repeat(500) })
  await impatient.work('vat-id', async () => {
    throw new Error('550 No such mailbox')
  })
  let dead = await impatient.dead.list()
  while (dead.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    dead = await impatient.dead.list()
  }
  await impatient.stop()
  return dead[0]!.id
}
