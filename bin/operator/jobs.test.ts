import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { giveUpJob } from '../../test/dead-job.ts'
import { openJobs } from '../../api/platform/jobs/jobs.ts'
import { runAction } from './commands/run.ts'
import { jobs } from './jobs.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const run = async (name: string, args: string[] = []) => {
  const context = { ...app.deps, language: 'en' as const, operator }
  const command = { args, values: {}, flags: new Set<string>() }
  return (await runAction(context, { group: 'jobs', name, action: jobs.actions[name]!, command })).lines
}

test('what failed for good is listed, shown, tried again under its id, and discarded; each use is noted', async () => {
  expect(await run('list')).toEqual(['No job has failed.'])
  await giveUpJob(app, 'Hallo')
  const [line = ''] = await run('list')
  expect(line).toMatch(/^[0-9a-f-]{36} {2}vat-id {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}550 No such mailbox$/)
  const id = line.slice(0, 36)
  const shown = await run('show', [id])
  expect(shown).toEqual(expect.arrayContaining(['Queue: vat-id', '  subject: Hallo', '  text: … (500)']))
  expect(await run('replay', [id])).toEqual([`Job ${id} is tried again.`])
  expect(await run('list')).toEqual(['No job has failed.'])

  const tried: string[] = []
  const unwilling = await openJobs(app.db, ['vat-id'], { retryLimit: 0 })
  await app.db`update pgboss.job set retry_limit = 0 where name = 'vat-id'`
  await unwilling.work('vat-id', async (_, jobId) => {
    tried.push(jobId)
    throw new Error('550 No such mailbox')
  })
  while ((await unwilling.dead.list()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  await unwilling.stop()
  expect(tried).toEqual([id])
  expect((await run('list'))[0]).toContain(id)

  expect(await run('discard', [id])).toEqual([`Job ${id} is discarded.`])
  expect(await run('list')).toEqual(['No job has failed.'])
  for (const action of ['show', 'replay', 'discard'])
    await expect(run(action, [id])).rejects.toThrow(`No failed job has the id ${id}.`)
  const rows = await app.db`
    select action, state, count(*)::int as uses from audit_log where action in ('operator jobs replay', 'operator jobs discard')
    group by action, state order by action, state`
  expect(rows).toEqual([
    { action: 'operator jobs discard', state: 'DONE', uses: 1 },
    { action: 'operator jobs discard', state: 'REFUSED', uses: 1 },
    { action: 'operator jobs replay', state: 'DONE', uses: 1 },
    { action: 'operator jobs replay', state: 'REFUSED', uses: 1 },
  ])
})
