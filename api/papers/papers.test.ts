import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as papersApi from '../../contract/papers/papers.ts'
import type { PaperKind, SentKind } from '../../contract/papers/papers.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { carryOutDecisions } from '../decide-approvals.ts'
import { countLevels } from '../operated-stores/count-levels.ts'
import { watchPapers } from './watch-papers.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

async function open() {
  const { id, slug } = await createStore(app.db)
  const ida = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  return { id, slug, ida }
}
type Store = Awaited<ReturnType<typeof open>>

const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'auszug.pdf', { type: 'application/pdf' })
async function send({ ida }: Store, kind: SentKind, given: object = {}) {
  const { id } = await app.request(attachmentsApi.addAsSupplier, { file: pdf() }, ida)
  const paper = await read({ ida }, kind)
  const { version } = paper
  const input = { kind, value: 'HRB 1', endsOn: null, attachmentIds: [id], version, ...given }
  return app.request(papersApi.send, input, ida)
}
const read = async ({ ida }: Pick<Store, 'ida'>, kind: PaperKind) =>
  (await app.request(papersApi.list, {}, ida)).items.find((paper) => paper.kind === kind)!

async function decide(storeName: string, decision: 'APPROVE' | 'REJECT', message = '') {
  const { items } = await app.request(approvalsApi.list, { kind: ['PAPER'] }, nina)
  const waiting = items.find(({ about }) => about === storeName)!
  await app.request(approvalsApi.decide, { id: waiting.id, decision, message }, nina)
  app.time.shiftMs += 11_000
  await carryOutDecisions(app.deps)
  return waiting
}

test('a paper is sent with its proof, looked at with it, and accepted', async () => {
  const store = await open()
  await app.db`update store set name = 'Kontor' where id = ${store.id}`
  expect(await send(store, 'IDENTITY')).toMatchObject({ state: 'SENT', version: 1, files: [{ kind: 'PDF' }] })
  const { items } = await app.request(approvalsApi.list, { kind: ['PAPER'] }, nina)
  const waiting = items.find(({ about }) => about === 'Kontor')!
  const detail = await app.request(approvalsApi.read, { id: waiting.id }, nina)
  expect(detail).toMatchObject({
    approval: { title: 'Identity and extract of the register' },
    path: `/operator/stores/${store.slug}`,
    attachments: [{ name: 'auszug.pdf' }],
  })
  expect(detail.evidence).toContainEqual(expect.objectContaining({ label: 'Number', value: 'HRB 1' }))
  await decide('Kontor', 'APPROVE')
  expect(await read(store, 'IDENTITY')).toMatchObject({ state: 'ACCEPTED' })
})

test('a refused paper says why, and a new one takes its place before anybody decides on the old one', async () => {
  const store = await open()
  await app.db`update store set name = 'Mühle' where id = ${store.id}`
  await send(store, 'SYSTEM')
  await decide('Mühle', 'REJECT', 'Der Vertrag ist nicht zu lesen')
  expect(await read(store, 'SYSTEM')).toMatchObject({ state: 'REFUSED', words: 'Der Vertrag ist nicht zu lesen' })
  await send(store, 'SYSTEM', { endsOn: '2099-12-31' })
  await send(store, 'SYSTEM', { endsOn: '2099-11-30' })
  const { items } = await app.request(approvalsApi.list, { kind: ['PAPER'] }, nina)
  expect(items.filter(({ about }) => about === 'Mühle')).toHaveLength(1)
  await decide('Mühle', 'APPROVE')
  expect(await read(store, 'SYSTEM')).toMatchObject({ state: 'ACCEPTED', endsOn: '2099-11-30', version: 3, words: '' })
})

test('what is wrong is said at its field, and who has seen another version is refused', async () => {
  const store = await open()
  const refusal = (given: object) => {
    const input = { kind: 'ORGANIC', value: 'DE-ÖKO-006', endsOn: null, attachmentIds: [], version: 0, ...given }
    return app.refusal(papersApi.send, input, store.ida)
  }
  expect(await refusal({ value: '' })).toMatchObject({ fieldErrors: { value: expect.stringContaining('number') } })
  expect(await refusal({ value: 'ÖKO 6' })).toMatchObject({
    fieldErrors: { value: expect.stringContaining('DE-ÖKO-') },
  })
  expect(await refusal({ endsOn: '2020-01-01' })).toMatchObject({ fieldErrors: { endsOn: expect.any(String) } })
  expect(await refusal({})).toMatchObject({ fieldErrors: { attachmentIds: expect.any(String) } })
  await send(store, 'ORGANIC', { value: 'DE-ÖKO-006' })
  expect(await refusal({})).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' })
})

test('what a store sells decides what it needs, and what is missing stops it after the day that was set', async () => {
  const store = await open()
  await createProduct(app.db, store.id, { isOrganic: true })
  await app.db`update category set is_food = true`
  await app.db`truncate store_level`
  await countLevels(app.deps)
  const needed = async () =>
    (await app.request(papersApi.list, {}, store.ida)).items.filter(({ isNeeded }) => isNeeded).map(({ kind }) => kind)
  expect(await needed()).toEqual(['IDENTITY', 'VAT_ID', 'TAX_NUMBER', 'LUCID', 'SYSTEM', 'FOOD', 'ORGANIC'])
  await watchPapers(app.deps)
  const status = async () => (await app.db`select status from store where id = ${store.id}`)[0]!['status']
  expect(await status()).toBe('ACTIVE')
  await app.db`update store set papers_due_on = (now() at time zone 'Europe/Berlin')::date - 2 where id = ${store.id}`
  await watchPapers(app.deps)
  expect(await status()).toBe('PAUSED')
  const { papers, pauses } = await app.request(operatorStoresApi.read, { slug: store.slug }, nina)
  expect(papers.state).toBe('MISSING')
  expect(pauses[0]!.reason).toBe('IDENTITY TAX_NUMBER LUCID SYSTEM FOOD ORGANIC')
  // Sent, they are in check, which stops nobody.
  for (const kind of ['IDENTITY', 'SYSTEM', 'FOOD'] as const) await send(store, kind)
  await send(store, 'ORGANIC', { value: 'DE-ÖKO-006' })
  await app.db`
    update store set lucid = 'DE1234567890123', legal = legal || '{"taxNumber": "27/1/2"}' where id = ${store.id}`
  await watchPapers(app.deps)
  expect(await status()).toBe('ACTIVE')
})
