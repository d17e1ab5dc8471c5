import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import type { StaffRole } from '../../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { KindOfRun } from './run-rights.ts'
import { beginRun } from './runs.ts'
import { startRunWorker } from './work-run.ts'

let app: TestApp
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

type Workplace = {
  kind: KindOfRun
  has: StaffRole
  lacks: StaffRole
  of: () => { storeId: string } | { isOperator: true }
}
const workplaces: [string, Workplace][] = [
  ['a store', { kind: 'products', has: 'CATALOGUE', lacks: 'SALES', of: () => ({ storeId }) }],
  [
    'the operators’ team',
    { kind: 'transfer-refunds', has: 'FINANCE', lacks: 'CONTENT', of: () => ({ isOperator: true }) },
  ],
]

async function begin({ kind, has, of }: Workplace) {
  const member = await createMember(app.db, { ...of(), roles: [has] })
  const { storeId: at = null } = { ...of() } as { storeId?: string }
  const run = { kind, storeId: at, createdBy: member.id, input: {}, targetIds: ['a', 'b'] }
  const id = await inTransaction(app.db, (tx) => beginRun(tx, app.deps, run))
  const losesRight = async (roles: StaffRole[]) =>
    void (await app.db`update membership set roles = ${roles} where id = ${member.membershipId}`)
  const read = () => app.request(runsApi.read, { id }, { ...member, language: 'de' })
  return { id, member, losesRight, read }
}

/** Does what waits, and says which things were taken; `b` is refused. */
async function work(kind: KindOfRun): Promise<string[]> {
  const taken: string[] = []
  const one = {
    async work(_: unknown, __: unknown, { targetId }: { targetId: string }) {
      taken.push(targetId)
      if (targetId === 'b') throw Problem.of('PRODUCT_STATE')
    },
  }
  await doJobs(app, (deps) => startRunWorker(deps, { [kind]: one }))
  return taken
}

test.each(workplaces)('in %s, who has lost the right takes nothing again and reads no file', async (_, at) => {
  const { id, member, losesRight, read } = await begin(at)
  await work(at.kind)
  await app.deps.files.write(`runs/${id.replaceAll('-', '')}.csv`, Buffer.from('Artikel'))
  await app.db`update desk_run set file = ${`runs/${id.replaceAll('-', '')}.csv`}, file_name = 'artikel.csv' where id = ${id}`
  expect(await read()).toMatchObject({ mayRetry: true, fileName: 'artikel.csv' })
  await losesRight([at.lacks])
  expect(await app.refusal(runsApi.retry, { id }, member)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  expect(await app.refusal(runsApi.readFile, { id }, member)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  expect(await read()).toMatchObject({ mayRetry: false, fileName: null })
  expect(await work(at.kind)).toEqual([])
})

test.each(workplaces)(
  'in %s, what was begun is not gone on with once the right is lost, and says why',
  async (_, at) => {
    const { losesRight, read } = await begin(at)
    await losesRight([at.lacks])
    expect(await work(at.kind)).toEqual([])
    const run = await read()
    expect(run).toMatchObject({ state: 'DONE', done: 2 })
    expect(run.results.map(({ ok, code }) => [ok, code])).toEqual([
      [false, 'RIGHT_MISSING'],
      [false, 'RIGHT_MISSING'],
    ])
    expect(run.results[0]!.message).toContain('Dafür fehlt dir das Recht')
  },
)

test.each(workplaces)('in %s, with the right back what was left is taken again', async (_, at) => {
  const { id, member, losesRight } = await begin(at)
  await losesRight([at.lacks])
  await work(at.kind)
  await losesRight([at.has])
  await app.request(runsApi.retry, { id }, member)
  expect(await work(at.kind)).toEqual(['a', 'b'])
})

test.each(workplaces)('in %s, nothing is done for who does not work there any more', async (_, at) => {
  const { id, member } = await begin(at)
  await app.db`delete from membership where id = ${member.membershipId}`
  expect(await work(at.kind)).toEqual([])
  expect(await app.db`select state from desk_run_item where run_id = ${id}`).toEqual([
    { state: 'FAILED' },
    { state: 'FAILED' },
  ])
})
