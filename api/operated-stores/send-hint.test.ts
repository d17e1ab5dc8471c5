import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as hintApi from '../../contract/operator/store-hint.ts'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'

let app: TestApp
let operator: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())
beforeEach(() => app.db`delete from mail`)

const words = { subject: 'Preise zum Advent', text: 'Bitte prüft eure Preise.\n\nBis Freitag reicht es.' }
const open = async (name: string, email: string) => {
  const store = await createStore(app.db, { name })
  await app.db`update store set legal = legal || ${app.db.json({ email })} where id = ${store.id}`
  return store
}
const mails = () => app.db<{ recipient: string; subject: string; text: string }[]>`
  select recipient, subject, text from mail order by recipient`
const send = (stores: { slug: string }[], by: object = {}) =>
  app.request(hintApi.send, { stores: stores.map(({ slug }) => slug), ...words }, { ...operator, ...by })

test('each store gets a mail of its own in its language, a note and a row of the audit; one without an address is named', async () => {
  const [hof, mute, english] = [
    await open('Hof Ahrens', 'post@hof.example'),
    await open('Stummer Laden', ''),
    await open('Brewery', 'desk@brewery.example'),
  ]
  const { id } = await createMember(app.db, { storeId: english.id, roles: ['OWNER'] })
  await app.db`update account set language = 'en' where id = ${id}`
  expect(await send([hof, mute, english, hof])).toEqual({ sentCount: 2, left: ['Stummer Laden'] })
  const [toEnglish, toHof] = await mails()
  expect(toEnglish).toMatchObject({ recipient: 'desk@brewery.example', subject: 'Preise zum Advent (Brewery)' })
  expect(toEnglish!.text).toContain('please write to us')
  expect(toHof).toMatchObject({ recipient: 'post@hof.example', subject: 'Preise zum Advent (Hof Ahrens)' })
  expect(toHof!.text).toContain('Bis Freitag reicht es.')
  const { notes } = await app.request(operatorStoresApi.read, { slug: hof.slug }, operator)
  expect(notes.map(({ text }) => text)).toEqual([`Hint by mail: ${words.subject}\n\n${words.text}`])
  expect(
    await app.db`select after from audit_log where action = 'store.hint' and target_id = any(${[hof.slug, mute.slug]})`,
  ).toEqual([{ after: words }])
})

test('the list says when a store was last written a hint, for 28 days', async () => {
  const store = await open('Zuletzt', 'post@zuletzt.example')
  const entry = async () =>
    (await app.request(operatorStoresApi.list, { view: 'ALL', q: 'Zuletzt' }, operator)).items[0]!.hintedAt
  expect(await entry()).toBeNull()
  await send([store])
  expect(await entry()).toBeInstanceOf(Date)
})

test('sent twice it is one mail, with the same answer', async () => {
  const store = await open('Zweimal', 'post@zweimal.example')
  const key = { headers: { 'idempotency-key': 'hint-1' } }
  const first = send([store], key)
  const second = send([store], key)
  expect(await Promise.all([first, second])).toEqual([
    { sentCount: 1, left: [] },
    { sentCount: 1, left: [] },
  ])
  expect(await mails()).toHaveLength(1)
})

test('where one of them is no store nothing is sent; nothing empty is, and not by who may not', async () => {
  const store = await open('Bleibt', 'post@bleibt.example')
  const input = { stores: [store.slug], ...words }
  expect(await app.refusal(hintApi.send, { ...input, stores: [store.slug, 'gibt-es-nicht'] }, operator)).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await app.refusal(hintApi.send, { ...input, text: ' ' }, operator)).toMatchObject({ code: 'VALIDATION' })
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  expect(await app.refusal(hintApi.send, input, content)).toMatchObject({ status: 403 })
  expect(await mails()).toEqual([])
})
