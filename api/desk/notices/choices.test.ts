import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as choicesApi from '../../../contract/desk/notice-choices.ts'
import type { NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { exportAccount } from '../../account/privacy/export-account.ts'
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
  await app.db`delete from mail`
})

const waysOf = async (member: { token: string }) => {
  const { items } = await app.request(choicesApi.read, {}, member)
  return Object.fromEntries(items.map(({ kind, way }) => [kind, way]))
}
const choose = (member: { token: string }, kind: NoticeKind, way: NoticeWay) =>
  app.request(choicesApi.choose, { kind, way }, member)
const mails = () => app.db<{ recipient: string; text: string }[]>`select recipient, text from mail order by recipient`
const emailOf = async ({ id }: { id: string }) => {
  const [row] = await app.db<[{ email: string }]>`select email from account where id = ${id}`
  return row.email
}
const paperEnds = () =>
  notifyStore(app.db, app.deps, {
    kind: 'PAPER_ENDS',
    about: { paper: 'LUCID', endsOn: '2026-12-20' },
    at: new Date(),
    storeId,
    right: 'store',
  })

test('each chooses among the kinds of their rights; an owner begins with the address of the store', async () => {
  const sales = await createMember(app.db, { storeId, roles: ['SALES'] })
  expect(await waysOf(owner)).toMatchObject({ DECISION: 'STORE', PAPER_ENDS: 'STORE', IMPORT: 'BELL', EXPORT: 'MAIL' })
  expect(await waysOf(sales)).toEqual({ DECISION: 'BELL', RESTRICTION: 'BELL', MESSAGE: 'BELL', BELOW_GOAL: 'BELL' })
  await choose(sales, 'MESSAGE', 'MAIL')
  expect(await waysOf(sales)).toMatchObject({ MESSAGE: 'MAIL' })
  expect(await waysOf(owner)).toMatchObject({ MESSAGE: 'STORE' })
})

test('a kind of another right is not found, a way of owners refused where it was chosen', async () => {
  const sales = await createMember(app.db, { storeId, roles: ['SALES'] })
  expect(await app.refusal(choicesApi.choose, { kind: 'PAPERS', way: 'MAIL' }, sales)).toMatchObject({
    code: 'NOT_FOUND',
  })
  const refused = await app.refusal(choicesApi.choose, { kind: 'MESSAGE', way: 'STORE' }, { ...sales, language: 'de' })
  expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { way: expect.stringContaining('Inhaber') } })
})

test('of two choices at once one stands', async () => {
  await Promise.all([choose(owner, 'MESSAGE', 'MAIL'), choose(owner, 'MESSAGE', 'BELL')])
  expect(['MAIL', 'BELL']).toContain((await waysOf(owner)).MESSAGE)
})

test('who has chosen mail gets it in their language, the store only while an owner leaves it there', async () => {
  await paperEnds()
  expect(await mails()).toHaveLength(1)
  await app.db`delete from mail`
  await app.db`update account set language = 'de' where id = ${owner.id}`
  await choose(owner, 'PAPER_ENDS', 'MAIL')
  await paperEnds()
  expect(await mails()).toMatchObject([{ recipient: await emailOf(owner), text: expect.stringContaining('Erneuern') }])
})

test('what has to be read is mailed to the store where everybody would read the bell alone', async () => {
  await choose(owner, 'PAPER_ENDS', 'BELL')
  await paperEnds()
  const { storeEmail } = await app.request(choicesApi.read, {}, owner)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([storeEmail])
})

test('an operator chooses to get replies to tickets, and not to get a file of their own', async () => {
  const nina = await createMember(app.db, { isOperator: true, roles: ['SUPPORT', 'CATALOGUE'] })
  const file = { kind: 'EXPORT' as const, about: { id: crypto.randomUUID(), count: 6000, side: 'operator' as const } }
  const notifyOfBoth = async () => {
    await notifyMember(app.db, app.deps, { ...file, at: new Date(), accountId: nina.id, storeId: null })
    const about = { writer: 'Jana', number: 'A-1' }
    await notifyOperators(app.db, app.deps, { kind: 'TICKET', about, at: new Date(), right: 'buyers' })
    return (await mails()).map(({ text }) => (text.includes('A-1') ? 'TICKET' : 'EXPORT'))
  }
  expect(await notifyOfBoth()).toEqual(['EXPORT'])
  await app.db`delete from mail`
  await choose(nina, 'TICKET', 'MAIL')
  await choose(nina, 'EXPORT', 'BELL')
  expect(await notifyOfBoth()).toEqual(['TICKET'])
})

test('a choice is in the file of its person, and goes with the membership', async () => {
  await choose(owner, 'MESSAGE', 'BELL')
  const { records } = await exportAccount(app.deps, owner.id)
  expect(records.noticeChoice).toMatchObject([{ kind: 'MESSAGE', way: 'BELL' }])
  await app.db`delete from membership where account_id = ${owner.id}`
  expect(
    await app.db`select from notice_choice where membership_id = ${records.noticeChoice![0]!.membershipId as string}`,
  ).toHaveLength(0)
})
