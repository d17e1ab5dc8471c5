import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as noticesApi from '../../../contract/desk/notices.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { deleteOutdated } from '../../retention.ts'
import { eraseOthers } from '../../erase-others.ts'
import { inTransaction } from '../../platform/db.ts'
import { notifyMember, notifyOperators, notifyStore } from './notify.ts'

let app: TestApp
let storeId: string
let owner: { id: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  storeId = (await createStore(app.db)).id
  owner = await createMember(app.db, { storeId, roles: ['OWNER'] })
})

const read = (member: { token: string }, input = {}, language: 'de' | 'en' = 'en') =>
  app.request(noticesApi.list, input, { ...member, language })
const message = (number: string, at = new Date()) =>
  notifyStore(app.db, app.deps, {
    kind: 'MESSAGE',
    about: { writer: 'Café Anna', number },
    at,
    storeId,
    right: 'sales',
  })

test('those of a store are told who have the right, in the language they read, and nobody else', async () => {
  const sales = await createMember(app.db, { storeId, roles: ['SALES'] })
  const finance = await createMember(app.db, { storeId, roles: ['FINANCE'] })
  const elsewhere = await createMember(app.db, { storeId: (await createStore(app.db)).id, roles: ['OWNER'] })
  await message('T-1')
  expect(await read(sales)).toMatchObject({
    unread: 1,
    items: [{ kind: 'MESSAGE', path: '/supplier/messages?view=ALL&open=T-1', action: 'Answer', isRead: false }],
  })
  expect((await read(sales, {}, 'de')).items[0]!.action).toBe('Antworten')
  expect((await read(owner)).unread).toBe(1)
  for (const other of [finance, elsewhere]) expect((await read(other)).items).toEqual([])
})

test('unread ones stand first and stay read once they are marked; those of others are passed over', async () => {
  const minute = 60_000
  const now = Date.now()
  for (const at of [1, 2, 3]) await message(`T-${at}`, new Date(now - at * minute))
  const { items } = await read(owner)
  const ids = items.map(({ id }) => id)
  const other = await createMember(app.db, { storeId, roles: ['OWNER'] })
  await app.request(noticesApi.markRead, { ids: [ids[0]!] }, other)
  expect((await read(owner)).unread).toBe(3)
  await app.request(noticesApi.markRead, { ids: [ids[0]!] }, owner)
  await app.request(noticesApi.markRead, { ids: [ids[0]!] }, owner)
  const after = await read(owner)
  expect(after.items.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
  expect(after.unread).toBe(2)
})

test('pages follow one another without a gap', async () => {
  for (let at = 0; at < 30; at++) await message(`T-${at}`, new Date(Date.now() - at))
  const first = await read(owner)
  const second = await read(owner, { after: first.next! })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(30)
  expect(second.next).toBeNull()
})

test('who lost the right reads it no more, what one was told alone is read by nobody else', async () => {
  await message('T-1')
  const about = { id: crypto.randomUUID(), fileName: 'preise.csv', outcome: 'APPLIED' as const }
  await notifyMember(app.db, app.deps, { kind: 'IMPORT', about, at: new Date(), accountId: owner.id, storeId })
  await app.db`update membership set roles = '{WAREHOUSE}' where account_id = ${owner.id}`
  expect((await read(owner)).items).toMatchObject([{ kind: 'IMPORT', path: `/supplier/imports/${about.id}` }])
  const second = await createMember(app.db, { storeId, roles: ['OWNER'] })
  expect((await read(second)).items).toEqual([])
})

test('operators are told by right, or only the one it is about', async () => {
  const nina = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const ole = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const content = { kind: 'TICKET' as const, about: { writer: 'Jana', number: 'A-1' }, at: new Date() }
  await notifyOperators(app.db, app.deps, { ...content, right: 'buyers', only: nina.id })
  expect((await read(nina)).items).toMatchObject([{ path: '/operator/tickets/A-1' }])
  expect((await read(ole)).items).toEqual([])
  await notifyOperators(app.db, app.deps, { ...content, right: 'buyers' })
  expect((await read(ole)).unread).toBe(1)
})

test('after 30 days they are gone, and with their person at once', async () => {
  await message('T-1', new Date(Date.now() - 31 * 86_400_000))
  await message('T-2')
  expect((await read(owner)).items).toHaveLength(1)
  await deleteOutdated(app.deps)
  const count = async () => {
    const [row] = await app.db<[{ count: number }]>`
      select count(*)::int as count from desk_notice where account_id = ${owner.id}`
    return row.count
  }
  expect(await count()).toBe(1)
  await inTransaction(app.db, (tx) => eraseOthers(app.deps).person(tx, owner.id))
  expect(await count()).toBe(0)
})
