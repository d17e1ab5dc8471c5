import type { Deps } from '../api/platform/deps.ts'
import type { TestApp } from './app.ts'

/** Does once what waits in the queues that `start` works off, and takes it out of them. */
export async function doJobs({ db, deps }: TestApp, start: (deps: Deps) => Promise<unknown>): Promise<void> {
  const work: Deps['jobs']['work'] = async (queue, handle) => {
    const jobs = await db<
      { id: string; data: never }[]
    >`delete from pgboss.job where name = ${queue} returning id, data`
    for (const { id, data } of jobs) await handle(data, id)
  }
  await start({ ...deps, jobs: { ...deps.jobs, work } })
}
