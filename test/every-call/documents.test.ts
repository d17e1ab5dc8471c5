import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DOCUMENTS_A_MINUTE, limitDocuments } from '../../api/http/files/document-limit.ts'
import { endpoints } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
})
afterAll(() => app.close())
beforeEach(() => app.db`delete from rate_limit`)

const drawn = endpoints.filter(({ replyType }) => replyType === 'application/pdf')
const roles = { buyer: 'owner', supplier: 'supplier', operator: 'operator' } as const

test.each(drawn)('$method $path counts among the documents that an account reads in a minute', async (endpoint) => {
  const { access } = endpoint
  const account = world[roles[access as keyof typeof roles]]
  const [membership] = await app.db<[{ companyId: string | null; storeId: string | null }]>`
    select company_id, store_id from membership where account_id = ${account.id}`
  await limitDocuments(app.deps)({ ...membership, personId: account.id })
  await app.db`update rate_limit set points = ${DOCUMENTS_A_MINUTE - 1}`
  const entry = entries[nameOf(endpoint)]!
  const input = (await entry.input(world)) as never
  expect(((await app.request(endpoint, input, account)) as File).size).toBeGreaterThan(0)
  expect(await app.refusal(endpoint, input, account)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  await entry.after?.(world)
})
