import { openDatabase } from '../api/platform/db.ts'
import { openJobs } from '../api/platform/jobs/jobs.ts'

// A process of its own that works off the queue `letters` of the database of its argument, until it is killed.
const db = openDatabase(process.argv[2]!, { connections: 3 })
const jobs = await openJobs(db, ['letters'], { retryDelay: 1, retryDelayMax: 1, superviseIntervalSeconds: 1 })
await jobs.work<{ id: string }>('letters', async ({ id }, jobId) => {
  await db`insert into try (letter_id, job_id, pid) values (${id}, ${jobId}, ${process.pid})`
  await new Promise((resolve) => setTimeout(resolve, 200))
  await db`insert into letter (id, job_id) values (${id}, ${jobId}) on conflict do nothing`
})
process.send?.('ready')
