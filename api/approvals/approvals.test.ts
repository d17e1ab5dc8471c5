import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember, createProduct, createStore } from '../../test/builders.ts'
import { carryOutDecisions } from '../decide-approvals.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let nina: { token: string }
let ole: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  const roles = ['ADMIN' as const]
  nina = await createMember(app.db, { isOperator: true, roles })
  ole = await createMember(app.db, { isOperator: true, roles })
})
afterAll(() => app.close())

/** Past the time in which a decision can be undone. */
async function later() {
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
  app.time.shiftMs = 0
}

async function productInReview() {
  const store = await createStore(app.db)
  const { skuId } = await createProduct(app.db, store.id, { status: 'IN_REVIEW' })
  const { items } = await app.request(approvalsApi.list, { kind: ['PRODUCT'] }, nina)
  const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${skuId}`
  expect(items.map(({ id }) => id)).toContain(row!.id)
  const status = async () => (await app.db`select status from product where sku_id = ${skuId}`)[0]!.status as string
  return { id: row!.id, status }
}

test('of two who decide at once one does, and the other reads who it was', async () => {
  const { id, status } = await productInReview()
  const [yes, no] = [{ decision: 'APPROVE' }, { decision: 'REJECT', message: 'Bitte ohne Heilversprechen' }] as const
  const sides = [
    () => app.request(approvalsApi.decide, { id, ...yes }, nina),
    () => app.request(approvalsApi.decide, { id, ...no }, ole),
  ]
  const { done, refused } = await atOnce(2, (caller) => sides[caller]!())
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'APPROVAL_DECIDED', message: expect.stringContaining('Jana Brandt') }])
  expect(await status()).toBe('IN_REVIEW')
  await later()
  expect(await status()).toBe(done[0]!.decision === 'APPROVE' ? 'ACTIVE' : 'BLOCKED')
  const { approval } = await app.request(approvalsApi.read, { id }, nina)
  expect(approval).toMatchObject({
    state: 'SETTLED',
    decision: done[0]!.decision,
    decidedBy: done[0]!.decidedBy,
    canUndo: false,
  })
  expect(await app.refusal(approvalsApi.decide, { id, ...yes }, ole)).toMatchObject({ code: 'APPROVAL_DECIDED' })
})

test('a decision can be taken back while it has no effect, by who made it', async () => {
  const { id, status } = await productInReview()
  const decided = await app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, nina)
  expect(decided).toMatchObject({ state: 'DECIDED', canUndo: true })
  expect(await app.refusal(approvalsApi.undo, { id }, ole)).toMatchObject({ code: 'APPROVAL_DECIDED' })
  expect(await app.request(approvalsApi.undo, { id }, nina)).toMatchObject({ state: 'OPEN' })
  await later()
  expect(await status()).toBe('IN_REVIEW')
})

test('who has it open is named to the other, for as long as they read it', async () => {
  const { id } = await productInReview()
  const openFor = async (reader: { token: string }) => (await app.request(approvalsApi.read, { id }, reader)).openFor
  expect(await openFor(nina)).toEqual([])
  expect(await openFor(ole)).toEqual(['Jana Brandt'])
  app.time.shiftMs += 2 * approvalsApi.READ_AGAIN_SECONDS * 1000
  expect(await openFor(nina)).toEqual(['Jana Brandt'])
  app.time.shiftMs += 3 * approvalsApi.READ_AGAIN_SECONDS * 1000
  expect(await openFor(ole)).toEqual([])
  app.time.shiftMs = 0
})

test('in which language a question and a rejection are read is known before they are written', async () => {
  const store = await createStore(app.db)
  const { skuId } = await createProduct(app.db, store.id)
  const { id: buyerId } = await createBuyer(app.db, { language: 'en' })
  const id = newId()
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${id}, ${skuId}, ${store.id}, ${buyerId}, 1, 'Kam zerbrochen an', 'CAFE')`
  await app.db`update review set reported_at = now() - interval '1 minute', report_reason = 'PERSON' where id = ${id}`
  const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${id}`
  const { readIn } = await app.request(approvalsApi.read, { id: row!.id }, nina)
  expect(readIn).toEqual({ APPROVE: null, ASK: 'de', REJECT: 'en' })
})

test('who asks says what, the other side gets it by mail, and it goes on waiting', async () => {
  const { id } = await productInReview()
  expect(await app.refusal(approvalsApi.decide, { id, decision: 'ASK' }, nina)).toMatchObject({
    code: 'REASON_MISSING',
  })
  await app.request(approvalsApi.decide, { id, decision: 'ASK', message: 'Welche Kontrollstelle?' }, nina)
  await later()
  expect((await app.request(approvalsApi.read, { id }, ole)).approval.state).toBe('ASKED')
  const [mail] = await app.db`select recipient, text from mail where id like ${`approval-${id}%`}`
  expect(mail!.recipient).toBe('shop@tidemar.example')
  expect(mail!.text).toContain('Welche Kontrollstelle?')
})

test('a VAT id waits once a register had its time, and is valid for who approves it', async () => {
  const buyer = await createBuyer(app.db, { vatId: 'ATU12345675' })
  const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${buyer.id}`
  const waiting = async () =>
    (await app.request(approvalsApi.list, { kind: ['VAT_ID'] }, nina)).items.map(({ id }) => id)
  expect(await waiting()).not.toContain(row!.id)
  await app.db`update approval set due_at = now() - interval '1 minute' where id = ${row!.id}`
  expect(await waiting()).toContain(row!.id)
  await app.request(approvalsApi.decide, { id: row!.id, decision: 'APPROVE' }, nina)
  await later()
  expect(await app.db`select vat_id_status from company where id = ${buyer.id}`).toMatchObject([
    { vatIdStatus: 'VALID' },
  ])
})

test('a decision about a VAT id says nothing of another that takes its place', async () => {
  const buyer = await createBuyer(app.db, { vatId: 'ATU12345675' })
  const open = async () => {
    const [row] = await app.db<{ id: string }[]>`
      select id from approval where target_id = ${buyer.id} and state <> 'SETTLED'`
    return row!.id
  }
  const statusOf = async () => {
    const [row] = await app.db<{ status: string }[]>`select vat_id_status as status from company where id = ${buyer.id}`
    return row!.status
  }
  const first = await open()
  await app.request(approvalsApi.decide, { id: first, decision: 'APPROVE' }, nina)
  await app.db`update company set vat_id = 'ATU99999999' where id = ${buyer.id}`
  await later()
  expect(await statusOf()).toBe('UNCHECKED')
  // Who still has the former one open decides nothing either.
  const second = await open()
  expect(second).not.toBe(first)
  await app.db`update company set vat_id = 'ATU12345675' where id = ${buyer.id}`
  expect(await app.refusal(approvalsApi.decide, { id: second, decision: 'APPROVE' }, nina)).toMatchObject({
    code: 'APPROVAL_DECIDED',
  })
})

test('what others decide meanwhile waits no more', async () => {
  const buyer = await createBuyer(app.db, { vatId: 'ATU12345675' })
  await app.db`update company set vat_id_status = 'VALID' where id = ${buyer.id}`
  expect(await app.db`select state from approval where target_id = ${buyer.id}`).toMatchObject([{ state: 'SETTLED' }])
})

test('a review that is held back is shown once somebody approves it', async () => {
  const store = await createStore(app.db)
  const { skuId } = await createProduct(app.db, store.id)
  const id = newId()
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type, is_shown)
    values (${id}, ${skuId}, ${store.id}, ${newId()}, 1, 'Kam zerbrochen an', 'CAFE', false)`
  const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${id}`
  const { evidence } = await app.request(approvalsApi.read, { id: row!.id }, nina)
  expect(evidence).toContainEqual(expect.objectContaining({ value: 'Kam zerbrochen an', state: 'OPEN' }))
  await app.request(approvalsApi.decide, { id: row!.id, decision: 'APPROVE' }, nina)
  await later()
  expect(await app.db`select is_shown from review where id = ${id}`).toMatchObject([{ isShown: true }])
})

test('what waits goes on by a cursor, also of one microsecond, and back; the count is that of its kinds', async () => {
  const roles = ['CONTENT' as const]
  const content = await createMember(app.db, { isOperator: true, roles })
  await app.db`
    insert into approval (kind, target_id, due_at)
    select 'POST', gen_random_uuid(), timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond' from generate_series(1, 250) n`
  const expected = await app.db<{ id: string }[]>`select id from approval where kind = 'POST' order by due_at, id`
  const read = (cursor: { after?: string; before?: string }) =>
    app.request(approvalsApi.list, { kind: ['POST'], pageSize: 96, ...cursor }, content)
  const first = await read({})
  const second = await read({ after: first.next! })
  const third = await read({ after: second.next! })
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected.map(({ id }) => id))
  expect(third.next).toBeNull()
  expect((await read({ before: third.previous! })).items).toEqual(second.items)
  expect(first.count).toEqual({ value: 250, isExact: true })
  expect((await app.request(approvalsApi.list, { kind: ['PRODUCT'] }, nina)).count.value).toBeLessThan(250)
  await app.db`delete from approval where kind = 'POST'`
})

test('members see and decide what their role is for', async () => {
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const { id } = await productInReview()
  expect((await app.request(approvalsApi.list, {}, content)).items).toEqual([])
  expect(await app.refusal(approvalsApi.decide, { id, decision: 'APPROVE' }, content)).toMatchObject({
    status: 403,
    code: 'RIGHT_MISSING',
  })
})

test('a reported review that stays is told to the store, with what it reported before those who decide', async () => {
  const store = await createStore(app.db)
  const { skuId } = await createProduct(app.db, store.id)
  const id = newId()
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${id}, ${skuId}, ${store.id}, ${newId()}, 1, 'Kam zerbrochen an', 'CAFE')`
  await app.db`
    update review set reported_at = now() - interval '1 minute', report_reason = 'PERSON', report_words = 'Nennt Frau Kern' where id = ${id}`
  const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${id}`
  const { evidence } = await app.request(approvalsApi.read, { id: row!.id }, { ...nina, language: 'de' })
  expect(evidence).toContainEqual(
    expect.objectContaining({ label: 'Der Store meldet', value: 'Nennt eine Person\nNennt Frau Kern', state: 'OPEN' }),
  )
  await app.request(approvalsApi.decide, { id: row!.id, decision: 'APPROVE' }, nina)
  await later()
  expect(await app.db`select is_shown from review where id = ${id}`).toMatchObject([{ isShown: true }])
  const [mail] = await app.db`select recipient, text from mail where id like ${`approval-${row!.id}%`}`
  expect(mail!.recipient).toBe('shop@tidemar.example')
  expect(mail!.text).toContain('Sie bleibt stehen.')
})
