import { afterAll, beforeAll, expect, test } from 'vitest'
import * as noticesApi from '../../../contract/desk/notices.ts'
import * as messagesApi from '../../../contract/messages/messages.ts'
import * as supplierMessagesApi from '../../../contract/messages/supplier-messages.ts'
import { LEAST_JUDGED } from '../../../contract/operator/stores.ts'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import * as operatorListApi from '../../../contract/range/operator-list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { ticketCalls } from '../../../test/operator/ticket-calls.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { createImporting } from '../../../test/range/importing.ts'
import { createCustomer } from '../../../test/shop.ts'
import { carryOutDecisions } from '../../decide-approvals.ts'
import { countLevels } from '../../operated-stores/count-levels.ts'
import { findMails } from '../../../test/mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  await createCategory(app.db)
})
afterAll(() => app.close())

const noticesOf = async (member: { token: string }) =>
  (await app.request(noticesApi.list, {}, { ...member, language: 'de' })).items.map(({ kind, text, path }) => ({
    kind,
    text,
    path,
  }))

test('a store is told that its product was refused, released and blocked, and where', async () => {
  const { id: storeId } = await createStore(app.db)
  const ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  const nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  const { skuId } = await createProduct(app.db, storeId, { nameDe: 'Harz' })
  const handIn = async (nameEn: string) => {
    const { version } = await app.request(editorApi.read, { skuId }, ida)
    const saved = await app.request(editorApi.saveDraft, { skuId, version, changes: { nameEn } }, ida)
    await app.request(editorApi.publish, { skuId, version: saved.version }, ida)
  }
  const decide = async (decision: 'APPROVE' | 'REJECT') => {
    const [row] = await app.db<{ id: string }[]>`
      select id from approval where kind = 'PRODUCT' and target_id = ${skuId} and state <> 'SETTLED'`
    await app.request(approvalsApi.decide, { id: row!.id, decision, message: 'Bitte anders', words: {} }, nina)
    app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
    await carryOutDecisions(app.deps)
  }
  await handIn('Resin')
  await decide('REJECT')
  await handIn('Harz coffee')
  await decide('APPROVE')
  await app.request(operatorListApi.block, { skuId, reason: 'Rückruf läuft' }, nina)
  app.time.shiftMs = 0
  const path = `/supplier/products/${skuId}`
  const texts = (await noticesOf(ida)).map((notice) => notice.text)
  expect(texts.toSorted()).toEqual(['Freigegeben: Harz', 'Gesperrt: Harz', 'Nicht freigegeben: Harz'])
  expect((await noticesOf(ida)).map((notice) => notice.path)).toEqual([path, path, path])
})

test('a message of a buyer is told to the store, an answer of the store is not', async () => {
  const life = await createOrderedGoods(app)
  await life.pay('PAID')
  const { subOrderNumber, buyer, store } = life
  await app.request(messagesApi.write, { subOrderNumber, words: 'Wann?' }, buyer)
  await app.request(supplierMessagesApi.write, { subOrderNumber, words: 'Morgen.' }, store)
  expect((await noticesOf(store)).filter(({ kind }) => kind === 'MESSAGE')).toMatchObject([
    { path: `/supplier/messages?view=ALL&open=${subOrderNumber}` },
  ])
})

test('who imports is told what has become of the file', async () => {
  const importing = await createImporting(app)
  await importing.product('A1')
  const { id } = await importing.add('sku;price\nA1;4,30')
  await importing.compare(id)
  await importing.apply(id)
  await importing.work()
  const path = `/supplier/imports/${id}`
  const sentences = (await noticesOf(importing.member)).map(({ text }) => text)
  expect(sentences.toSorted()).toEqual(['preise.csv ist verglichen und wartet auf dich.', 'preise.csv ist übernommen.'])
  await importing.add('<html></html>', 'katalog.xml')
  await importing.work()
  expect((await noticesOf(importing.member)).map(({ text }) => text)).toContain('katalog.xml ist nicht lesbar.')
  expect((await noticesOf(importing.member)).map((notice) => notice.path)).toContain(path)
})

test('a reply to a ticket is told to who looks after it', async () => {
  const nina = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const ole = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const { write, answer, post } = ticketCalls(app, nina)
  const number = await write()
  await answer(number)
  const [mail] = (await findMails(app.db, { to: 'jana@hotel.example' })).filter(({ reply }) => reply?.isByPerson)
  await post(['From: Jana <jana@hotel.example>', `To: ${mail!.reply!.to}`, 'Message-ID: <r@x>', '', 'Danke'])
  expect(await noticesOf(nina)).toEqual([
    { kind: 'TICKET', text: `Jana hat auf Anfrage ${number} geantwortet.`, path: `/operator/tickets/${number}` },
  ])
  expect(await noticesOf(ole)).toEqual([])
})

test('a store is told once that it has fallen below its goal', async () => {
  const first = await createOrderedGoods(app)
  const lives = [first]
  while (lives.length < LEAST_JUDGED)
    lives.push(await orderGoods(app, { buyer: await createCustomer(app), goods: first.goods }))
  for (const life of lives) await life.pay()
  await app.db`update order_event set at = at - interval '25 hours'`
  for (let times = 0; times < 2; times++) {
    await app.db`update store_level set counted_at = counted_at - interval '2 hours'`
    await countLevels(app.deps)
  }
  expect((await noticesOf(first.store)).filter(({ kind }) => kind === 'BELOW_GOAL')).toMatchObject([
    { path: '/supplier' },
  ])
})
