import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as messagesApi from '../../contract/messages/messages.ts'
import * as supplierMessagesApi from '../../contract/messages/supplier-messages.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { photo } from '../../test/orders/claims.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { createCustomer } from '../../test/shop.ts'
import { inTransaction } from '../platform/db.ts'
import { eraseOthers } from '../erase-others.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

async function delivery() {
  const life = await createOrderedGoods(app)
  await life.pay('PAID')
  const { subOrderNumber, buyer, store } = life
  const say = (words: string, more: object = {}, headers = {}) =>
    app.request(messagesApi.write, { subOrderNumber, words, ...more }, { ...buyer, headers })
  const answer = (words: string) => app.request(supplierMessagesApi.write, { subOrderNumber, words }, store)
  const waiting = () => app.request(supplierMessagesApi.list, {}, store)
  return { ...life, say, answer, waiting }
}

test('both sides write about a delivery, each sees the other by its name, and each word is mailed', async () => {
  const { subOrderNumber, buyer, store, say, answer, waiting } = await delivery()
  const before = await app.request(messagesApi.read, { subOrderNumber }, buyer)
  expect(before).toMatchObject({ messages: [], waitingSince: null })
  const file = await app.request(attachmentsApi.addAsBuyer, { file: await photo() }, buyer)
  const written = await say('Freitag ist die Rampe zu.', { attachmentIds: [file.id] })
  expect(written.messages).toMatchObject([
    { isOwn: true, words: 'Freitag ist die Rampe zu.', attachments: [{ id: file.id }] },
  ])
  expect(await waiting()).toMatchObject({ items: [{ subOrderNumber, lastBy: 'BUYER' }], count: { value: 1 } })
  const seen = await app.request(supplierMessagesApi.read, { subOrderNumber }, store)
  expect(seen.messages).toMatchObject([{ isOwn: false, by: seen.companyName, attachments: [{ id: file.id }] }])
  const answered = await answer('Dann Donnerstag.')
  expect(answered.messages.map(({ isOwn }) => isOwn)).toEqual([false, true])
  expect(await waiting()).toMatchObject({ items: [], count: { value: 0 } })
  const { items } = await app.request(messagesApi.list, {}, buyer)
  expect(items).toMatchObject([{ subOrderNumber, lastWords: 'Dann Donnerstag.', lastBy: 'STORE', waitingSince: null }])
  const mails = await app.db<{ subject: string; text: string }[]>`
    select subject, text from mail where subject like ${`%${subOrderNumber}%`} and id like 'message-%' order by created_at`
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Nachricht von ${seen.companyName} zu ${subOrderNumber}`,
    `Nachricht von ${seen.storeName} zu ${subOrderNumber}`,
  ])
  expect(mails[0]!.text).toContain('Freitag ist die Rampe zu.')
  expect(mails[1]!.text).toContain(`/account/messages/${subOrderNumber}`)
})

test('who waits longest comes first, from the first word without an answer on, until it needs none', async () => {
  const first = await delivery()
  const { subOrderNumber, store, say, waiting } = first
  const { waitingSince } = await say('Wann kommt es?')
  expect((await say('Hallo?')).waitingSince).toEqual(waitingSince)
  await app.request(supplierMessagesApi.close, { subOrderNumber }, store)
  expect((await waiting()).items).toEqual([])
  expect((await app.request(supplierMessagesApi.list, { view: 'ALL', q: subOrderNumber }, store)).items).toHaveLength(1)
  expect((await say('Doch noch etwas')).waitingSince).not.toBeNull()
})

test('nobody else reads or writes, nothing is written about what is not paid, and an empty word is none', async () => {
  const { subOrderNumber, say } = await delivery()
  const other = await createCustomer(app)
  const otherStore = await delivery()
  for (const refused of [
    app.refusal(messagesApi.read, { subOrderNumber }, other),
    app.refusal(messagesApi.write, { subOrderNumber, words: 'Ich?' }, other),
    app.refusal(supplierMessagesApi.read, { subOrderNumber }, otherStore.store),
    app.refusal(supplierMessagesApi.write, { subOrderNumber, words: 'Ich?' }, otherStore.store),
    app.refusal(supplierMessagesApi.close, { subOrderNumber }, otherStore.store),
  ])
    expect(await refused).toMatchObject({ status: 404 })
  await expect(say('   ')).rejects.toMatchObject({ code: 'VALIDATION' })
  const unpaid = await createOrderedGoods(app)
  await app.db`update sub_order set status = 'PENDING_PAYMENT' where sub_order_number = ${unpaid.subOrderNumber}`
  const about = { subOrderNumber: unpaid.subOrderNumber, words: 'Schon da?' }
  expect(await app.refusal(messagesApi.write, about, unpaid.buyer)).toMatchObject({ status: 404 })
  const packer = await createMember(app.db, { storeId: otherStore.goods.storeId, roles: ['WAREHOUSE'] })
  expect(await app.refusal(supplierMessagesApi.list, {}, packer)).toMatchObject({ code: 'RIGHT_MISSING' })
})

test('a first word of both sides at once opens one thread, and a repeat is a repeat', async () => {
  const { subOrderNumber, buyer, say, answer } = await delivery()
  const sides = [() => say('Hallo'), () => answer('Guten Tag')]
  expect((await atOnce<unknown>(2, (side) => sides[side]!())).refused).toEqual([])
  const again = await atOnce(3, () => say('Noch etwas', {}, { 'idempotency-key': 'word-1' }))
  expect(again.refused).toEqual([])
  const { messages } = await app.request(messagesApi.read, { subOrderNumber }, buyer)
  expect(messages.map(({ words }) => words).toSorted()).toEqual(['Guten Tag', 'Hallo', 'Noch etwas'])
})

test('with the company goes what was written and uploaded', async () => {
  const { buyer, say } = await delivery()
  const file = await app.request(attachmentsApi.addAsBuyer, { file: await photo() }, buyer)
  await say('Ein Foto', { attachmentIds: [file.id] })
  await inTransaction(app.db, (tx) => eraseOthers(app.deps).company(tx, buyer.id))
  const left = await app.db`
    select id from thread where buyer_id = ${buyer.id} union all select id from thread_message where buyer_id = ${buyer.id}
    union all select id from attachment where buyer_id = ${buyer.id}`
  expect([...left]).toEqual([])
})
