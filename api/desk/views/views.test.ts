import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as viewsApi from '../../../contract/desk/views.ts'
import * as profileApi from '../../../contract/profile.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Role } from '../../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createMember, createStore } from '../../../test/builders.ts'

type Saved = InputOf<typeof viewsApi.save>
type Who = { token: string }

let app: TestApp
let storeId: string
let anna: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  storeId = (await createStore(app.db)).id
  anna = await join('SALES')
})

const join = (role: Role) => createMember(app.db, { storeId, roles: [role] })
const late: Saved = {
  list: 'orders',
  name: 'Morgen',
  isShared: false,
  state: { filters: { view: 'ALL', due: 'TODAY' } },
}
const save = (who: Who, input: Partial<Saved> = {}) =>
  app.request(viewsApi.save, { ...late, ...input }, { ...who, language: 'de' })
const listed = (who: Who, input = {}) => app.request(viewsApi.list, { list: 'orders', ...input }, who)
const names = async (who: Who, input = {}) => (await listed(who, input)).map(({ name }) => name)
const { list: _, ...given } = late

test('a view is saved with its filters, read by its maker alone, changed, renamed and deleted', async () => {
  const ben = await join('SALES')
  const view = await save(anna)
  expect(view).toMatchObject({ ...late, isOwn: true, mayChange: true, version: 1, dropped: [] })
  expect(await listed(anna)).toEqual([view])
  expect(await names(anna, { list: 'claims' })).toEqual([])
  expect(await listed(ben)).toEqual([])
  const input = { id: view.id, version: 1, ...given, name: 'Heute', state: { filters: { q: 'Hotel' } } }
  for (const stranger of [ben, await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })]) {
    expect(await app.refusal(viewsApi.change, input, stranger)).toMatchObject({ status: 404 })
    expect(await app.refusal(viewsApi.remove, { id: view.id, version: 1 }, stranger)).toMatchObject({ status: 404 })
  }
  const changed = await app.request(viewsApi.change, input, anna)
  expect(changed).toMatchObject({ name: 'Heute', version: 2, state: { filters: { q: 'Hotel' } } })
  await app.request(viewsApi.remove, { id: view.id, version: 2 }, anna)
  expect(await listed(anna)).toEqual([])
})

test('a shared view is the team’s; its maker and who looks after the team change it', async () => {
  const [ben, owner] = [await join('WAREHOUSE'), await join('OWNER')]
  const view = await save(anna, { isShared: true })
  expect(await listed(ben)).toMatchObject([{ id: view.id, isOwn: false, mayChange: false }])
  expect(await listed(owner)).toMatchObject([{ id: view.id, isOwn: false, mayChange: true }])
  const other = await createMember(app.db, { storeId: (await createStore(app.db)).id, roles: ['OWNER'] })
  expect(await listed(other)).toEqual([])
  const input = { id: view.id, version: 1, ...given, isShared: true, name: 'Spät' }
  expect(await app.refusal(viewsApi.change, input, ben)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await app.refusal(viewsApi.remove, { id: view.id, version: 1 }, ben)).toMatchObject({ code: 'RIGHT_MISSING' })
  await app.request(viewsApi.change, input, owner)
  expect(await listed(anna)).toMatchObject([{ name: 'Spät', isOwn: true }])
  await app.request(viewsApi.change, { ...input, version: 2, isShared: false }, owner)
  expect(await names(owner)).toEqual([])
  expect(await names(anna)).toEqual(['Spät'])
})

test('columns of the sheet are saved as a view, by who may only count too', async () => {
  const counter = await join('WAREHOUSE')
  const filters = { view: 'STOCK', status: 'ACTIVE', columns: 'STOCK,GTIN' }
  const view = await save(counter, { list: 'prices', name: 'Inventur', state: { filters } })
  expect(view).toMatchObject({ state: { filters }, dropped: [], isOwn: true })
  expect(await names(counter, { list: 'prices' })).toEqual(['Inventur'])
  expect(await names(anna, { list: 'prices' })).toEqual([])
})

test('only who may open a list saves, sees and finds its views', async () => {
  const finance = await join('FINANCE')
  const receivables = { list: 'receivables', isShared: true, state: { filters: { view: 'OVERDUE' } } }
  await save(finance, receivables)
  expect(await app.refusal(viewsApi.save, { ...late, ...receivables }, anna)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await names(anna, { list: 'receivables' })).toEqual([])
  expect(await app.request(viewsApi.list, { q: 'MORG' }, anna)).toEqual([])
  expect(await app.request(viewsApi.list, { q: 'MORG' }, finance)).toMatchObject([{ list: 'receivables' }])
  for (const list of ['tickets', 'constructor', 'prices-of-last-year'])
    expect(await app.refusal(viewsApi.save, { ...late, list }, anna)).toMatchObject({ status: 404 })
})

test('operators have views of their own, shared with their team', async () => {
  const [one, two] = [
    await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] }),
    await createMember(app.db, { isOperator: true, roles: ['ADMIN'] }),
  ]
  const state = { filters: { view: 'OPEN', owner: 'ME' } }
  const view = await save(one, { list: 'tickets', isShared: true, state })
  expect(await app.request(viewsApi.list, { list: 'tickets' }, two)).toMatchObject([{ id: view.id, state }])
  await app.request(viewsApi.remove, { id: view.id, version: 1 }, two)
})

test('of two who change a view at once the second is told, and a repeat is none', async () => {
  const owner = await join('OWNER')
  const { id } = await save(anna, { isShared: true })
  const change = (who: Who, name: string) =>
    app.request(viewsApi.change, { id, version: 1, ...given, isShared: true, name }, who)
  const outcomes = await Promise.allSettled([change(anna, 'Von Anna'), change(owner, 'Von der Leitung')])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  expect(failed).toMatchObject([{ reason: { status: 409, code: 'VIEW_CHANGED' } }])
  const [now] = await listed(anna)
  expect(now).toMatchObject({ version: 2 })
  expect(await change(anna, now!.name)).toEqual(now)
  expect(await app.refusal(viewsApi.remove, { id, version: 1 }, anna)).toMatchObject({ code: 'VIEW_CHANGED' })
})

test('a name belongs to one view that a member sees of a list', async () => {
  const ben = await join('SALES')
  await save(anna)
  const taken = { code: 'VALIDATION', fieldErrors: { name: 'So heißt hier schon eine andere Ansicht' } }
  const refused = (who: Who) => app.refusal(viewsApi.save, { ...late, name: 'MORGEN' }, { ...who, language: 'de' })
  expect(await refused(anna)).toMatchObject(taken)
  await save(anna, { list: 'claims', state: { filters: {} } })
  await save(ben, { isShared: true })
  expect(await refused(await join('OWNER'))).toMatchObject(taken)
  await save(anna, { name: 'Zwei' })
  expect(await names(anna)).toEqual(expect.arrayContaining(['Morgen', 'Zwei']))
})

test('fifty of a list fit, also where several come at once', async () => {
  const named = (n: number) => ({ name: `Nr. ${n}` })
  for (let n = 0; n < 48; n++) await save(anna, named(n))
  const { done } = await atOnce(4, (n) =>
    save(anna, named(100 + n)).then(
      () => true,
      () => false,
    ),
  )
  expect(done.filter(Boolean)).toHaveLength(2)
  expect(await app.refusal(viewsApi.save, late, anna)).toMatchObject({ code: 'LIMIT_REACHED' })
  expect(await save(anna, { list: 'claims', state: { filters: {} } })).toMatchObject({ version: 1 })
})

test('what a list does not know is left out, and named where it was saved before', async () => {
  const view = await save(anna, { state: { filters: { due: 'TODAY', colour: 'red', view: 'OLD' } } })
  expect(view.state).toEqual({ filters: { due: 'TODAY' } })
  const stored = { filters: { due: 'TODAY', colour: 'red', view: 'OLD' } }
  await app.db`update desk_view set state = ${app.db.json(stored)} where id = ${view.id}`
  const [shown] = await listed(anna)
  expect(shown!.state).toEqual({ filters: { due: 'TODAY' } })
  expect(shown!.dropped.toSorted()).toEqual(['colour', 'view'])
})

test('who leaves takes the own views along, and leaves the shared ones to the team', async () => {
  const owner = await join('OWNER')
  await save(anna, { name: 'Meine' })
  const shared = await save(anna, { name: 'Unsere', isShared: true })
  const { records } = await app.request(profileApi.exportAccount, {}, anna)
  expect(records.deskView).toMatchObject([{ name: 'Meine' }, { name: 'Unsere' }])
  await app.db`delete from membership where id = ${anna.membershipId}`
  expect(await app.refusal(viewsApi.list, { list: 'orders' }, anna)).toMatchObject({ status: 403 })
  expect(await names(owner)).toEqual(['Unsere'])
  const left = await app.db`select membership_id from desk_view where store_id = ${storeId}`
  expect(left).toEqual([{ membershipId: null }])
  const input = { id: shared.id, version: 1, ...given, name: 'Unsere', isShared: false }
  expect(await app.request(viewsApi.change, input, owner)).toMatchObject({ isOwn: true, isShared: false })
})
