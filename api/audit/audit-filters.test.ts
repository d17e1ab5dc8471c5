import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auditApi from '../../contract/operator/audit.ts'
import type { AuditState } from '../../contract/operator/audit.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { createScene, order, put, type Scene } from '../../test/shop.ts'
import { beginAudit, recordAudit } from '../platform/audit/record-audit.ts'
import { newId } from '../platform/ids.ts'
import { findEntries, type AuditSearch } from './find-entries.ts'

type Member = Awaited<ReturnType<typeof createMember>>
type Target = { kind: string; id: string }

let app: TestApp
let finance: Member
let support: Member
let scene: Scene
let subOrderNumber: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  scene = await createScene(app)
  await put(app, scene.buyer, scene.goods.skuId)
  await order(app, scene.buyer, 1)
  const [part] = await app.db<{ subOrderNumber: string }[]>`
    select sub_order_number from sub_order where buyer_id = ${scene.buyer.id}`
  subOrderNumber = part!.subOrderNumber
})
afterAll(() => app.close())

const DAY_MS = 24 * 60 * 60_000
const now = () => app.deps.clock.now()
type Input = Parameters<typeof app.request<typeof auditApi.list>>[1]
const list = async (input: Input) => (await app.request(auditApi.list, input, finance)).items
const idsOf = async (input: Input) => (await list(input)).map(({ targetId }) => targetId)

type Noted = { by?: Member; action: string; target: Target; daysAgo?: number; accountId?: string; auditId?: string }
const note = ({ by = support, daysAgo = 0, auditId, ...change }: Noted) =>
  app.db.begin((tx) =>
    recordAudit(tx, { account: { personId: by.id }, auditId } as Parameters<typeof recordAudit>[1], {
      ...change,
      at: new Date(now().getTime() - daysAgo * DAY_MS),
    }),
  )

test('filters are set together, and each leaves out what the others would show', async () => {
  const [one, other] = [await createStore(app.db), await createStore(app.db)]
  const [pause, resume] = [`test.pause-${newId()}`, `test.resume-${newId()}`]
  const target = { kind: 'store', id: one.slug }
  await note({ action: pause, target })
  await note({ action: resume, target })
  await note({ action: pause, target, by: finance })
  await note({ action: pause, target: { kind: 'store', id: other.slug } })
  await note({ action: pause, target, daysAgo: 9 })
  const from = berlinDay(new Date(now().getTime() - 8 * DAY_MS))
  const narrow = { actor: support.email.toUpperCase(), action: pause, kind: 'store', storeId: one.id, from }
  expect(await list(narrow)).toMatchObject([
    {
      action: pause,
      actor: { id: support.id },
      store: { id: one.id, name: one.name },
      buyer: null,
      targetId: one.slug,
    },
  ])
  const without = async (name: keyof typeof narrow) => (await list({ ...narrow, [name]: undefined })).length
  expect(await Promise.all((['actor', 'action', 'storeId', 'from'] as const).map(without))).toEqual([2, 2, 2, 2])
  expect(await list({ ...narrow, kind: 'order' })).toEqual([])
  expect(await list({ ...narrow, to: '2001-01-01' })).toEqual([])
  expect(await list({ ...narrow, actor: support.id, target: one.slug })).toHaveLength(1)
  expect(await list({ ...narrow, target: other.slug })).toEqual([])
  const file = await app.request(auditApi.readCsv, narrow, finance)
  const lines = (await file.text()).trimEnd().split('\r\n').slice(1)
  expect(lines).toEqual([expect.stringContaining(`;${one.slug};${one.name};;;`)])
})

test('the part of an order concerns its store and its company, found by id, e-mail and name', async () => {
  const action = `test.step-${newId()}`
  await note({ action, target: { kind: 'sub-order', id: subOrderNumber } })
  const { buyer, goods } = scene
  const [company] = await app.db<{ name: string }[]>`select name from company where id = ${buyer.id}`
  expect(await list({ action, storeId: goods.storeId, buyer: buyer.id })).toMatchObject([
    { store: { id: goods.storeId }, buyer: { id: buyer.id, name: company!.name } },
  ])
  expect(await idsOf({ action, buyer: ` ${buyer.email.toUpperCase()} ` })).toEqual([subOrderNumber])
  expect(await idsOf({ action, buyer: company!.name.slice(0, 4).toUpperCase() })).toEqual([subOrderNumber])
  expect(await idsOf({ action, buyer: newId() })).toEqual([])
  expect(await idsOf({ action, buyer: '%' })).toEqual([])
})

test('a deed still concerns the store of a member who has left since', async () => {
  const store = await createStore(app.db)
  const member = await createMember(app.db, { storeId: store.id, roles: ['SALES'] })
  const action = `test.roles-${newId()}`
  await note({ action, target: { kind: 'membership', id: member.membershipId }, accountId: member.id })
  await app.db`delete from membership where id = ${member.membershipId}`
  expect(await idsOf({ action, storeId: store.id })).toEqual([member.membershipId])
})

test('what is done in the place of a buyer is told from what an operator does as such', async () => {
  const { buyer } = scene
  const action = `test.part-${newId()}`
  const begin = (accountId: string | null) =>
    beginAudit(app.deps, { actorId: support.id, accountId, action: `POST /${action}` })
  const [acting, own] = [await begin(buyer.id), await begin(null)]
  await note({ action, target: { kind: 'thing', id: 'acting' }, auditId: acting.auditId })
  await note({ action, target: { kind: 'thing', id: 'own' }, auditId: own.auditId })
  const whole = await begin(buyer.id)
  await whole.done()
  expect(await idsOf({ action, isImpersonated: true })).toEqual(['acting'])
  expect(await idsOf({ action, isImpersonated: false })).toEqual(['own'])
  expect(await list({ action: `POST /${action}`, isImpersonated: true, buyer: buyer.id })).toMatchObject([
    { id: whole.auditId, isImpersonated: true, buyer: { id: buyer.id } },
  ])
})

test('the stores to choose from are named', async () => {
  const { stores } = await app.request(auditApi.choices, {}, finance)
  expect(stores).toContainEqual({ value: scene.goods.storeId, name: scene.goods.storeName })
})

test('what is under way is found until its end, what was refused for good', async () => {
  const name = newId()
  const begin = (what: string) =>
    beginAudit(app.deps, { actorId: support.id, accountId: null, action: `POST /${name}/${what}` })
  await begin('open')
  const [done, refused] = [await begin('done'), await begin('refused')]
  await done.done()
  await refused.refused()
  const actionsOf = async (state: AuditState) => (await list({ state, q: `POST /${name}` })).map(({ action }) => action)
  expect(await actionsOf('ATTEMPTED')).toEqual([`POST /${name}/open`])
  expect(await actionsOf('REFUSED')).toEqual([`POST /${name}/refused`])
  expect(await actionsOf('DONE')).toEqual([`POST /${name}/done`])
  expect(await actionsOf('UNKNOWN')).toEqual([])
})

test.each<[string, Partial<AuditSearch>]>([
  ['audit_entry_by_actor', { actor: newId() }],
  ['audit_entry_by_action', { action: 'noise.3' }],
  ['audit_entry_by_kind', { kind: 'rare' }],
  ['audit_entry_of_target', { target: 'rare-1' }],
  ['audit_entry_of_store', { storeId: newId(), from: '2020-01-01' }],
  ['audit_entry_of_buyer', { buyer: newId(), state: 'DONE' }],
  ['audit_entry_impersonated', { isImpersonated: true }],
  ['audit_entry_newest', { from: '2020-01-01' }],
  ['audit_entry_newest', { state: 'DONE' }],
  ['audit_state_newest', { state: 'REFUSED' }],
  ['audit_state_newest', { state: 'UNKNOWN', action: 'noise.3' }],
  ['audit_state_newest', { state: 'ATTEMPTED', isImpersonated: false, from: '2020-01-01' }],
])('a page is entered by the index %s', async (index, search) => {
  await fill()
  const plan = await planOf({ now: now(), ...search })
  expect(plan).toContain(`using ${index}`)
  expect(plan).not.toContain('Seq Scan on audit_entry e')
})

let filled: Promise<unknown> | undefined
const fill = () =>
  (filled ??= app.db`
    insert into audit_entry (id, at, actor_id, action, target_kind, target_id)
    select gen_random_uuid(), now() - n * interval '1 second', (${[support.id, finance.id]}::uuid[])[1 + n % 2], 'noise.' || n % 5,
      case when n % 1000 = 0 then 'rare' else 'common' end, 'thing-' || n
    from generate_series(1, 5000) n`
    .then(
      () => app.db`
    insert into audit_entry (id, at, actor_id, action, target_kind, target_id, state)
    select gen_random_uuid(), now() - n * interval '3 seconds', ${support.id}, 'noise.' || n % 5, 'common', 'thing-' || n,
      (array['REFUSED', 'ATTEMPTED'])[1 + n % 2]
    from generate_series(1, 3000) n`,
    )
    .then(() => app.db`analyze audit_entry, audit_state`))

async function planOf(search: AuditSearch) {
  const rows = await app.db.begin(async (tx) => {
    const sql = tx as unknown as postgres.Sql
    return sql<{ 'QUERY PLAN': string }[]>`explain ${findEntries(sql as never, search, { pageSize: 24 }) as never}`
  })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
