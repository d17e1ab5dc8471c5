import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as exclusiveApi from '../../contract/exclusive.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { grants } from './grants.ts'
import { Refusal, type Command } from './commands/command.ts'
import { findMails } from '../../test/mails.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createBuyer>>
let skuId: string
let operator: { id: string; email: string }

beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
beforeEach(async () => {
  buyer = await createBuyer(app.db)
  skuId = (await createProduct(app.db, (await createStore(app.db)).id, { isExclusive: true })).skuId
})
afterAll(() => app.close())

function run(action: string, values: Command['values'] = {}, args = [buyer.email, skuId]) {
  const context = { ...app.deps, language: 'en' as const, operator }
  return grants.actions[action]!.run(context, { args, values, flags: new Set() })
}
const sees = async () =>
  app.request(productsApi.read, { id: skuId }, { token: buyer.token }).then(
    () => true,
    ({ code }: { code: string }) => code,
  )
const subjects = async () => (await findMails(app.db, { to: buyer.email })).map(({ subject }) => subject)
const expiry = async () => (await app.db`select expires_at from exclusive_grant where buyer_id = ${buyer.id}`)[0]

test('an operator grants without an application, and withdraws; the buyer is told of both', async () => {
  expect(await run('grant')).toEqual({ lines: [`${buyer.email} may see ${skuId}.`], accountId: buyer.id })
  expect(await sees()).toBe(true)
  await run('withdraw', { reason: 'Vertrag beendet' })
  expect(await sees()).toBe('PRODUCT_NOT_AUTHORIZED')
  expect(await subjects()).toEqual([`Zugang erteilt: Artikel ${skuId}`, `Zugang beendet: Artikel ${skuId}`])
  await expect(run('withdraw')).rejects.toThrow(new Refusal(`${buyer.email} has no access to ${skuId}.`))
})

test('access to a paused product can be withdrawn before it is sold again', async () => {
  await run('grant')
  await app.db`update product set status = 'PAUSED' where sku_id = ${skuId}`
  await run('withdraw')
  await app.db`update product set status = 'ACTIVE' where sku_id = ${skuId}`
  expect(await sees()).toBe('PRODUCT_NOT_AUTHORIZED')
})

test('an operator decides what a buyer waits for, once', async () => {
  await app.request(exclusiveApi.apply, { productSkuId: skuId, message: 'Bitte' }, { token: buyer.token })
  await run('reject', { reason: 'Nur Hotels' })
  expect(await sees()).toBe('PRODUCT_NOT_AUTHORIZED')
  expect(await subjects()).toEqual([`Antrag abgelehnt: Artikel ${skuId}`])
  await expect(run('reject')).rejects.toThrow('no application')
  await run('grant')
  expect(await sees()).toBe(true)
})

test.each([
  ['2035-03-31', '2035-03-31T21:59:59.999Z'],
  ['2035-01-31', '2035-01-31T22:59:59.999Z'],
  ['2035-01-31T12:00:00+01:00', '2035-01-31T11:00:00.000Z'],
])('access until %s ends at %s', async (until, end) => {
  await run('grant', { until })
  expect(await expiry()).toEqual({ expiresAt: new Date(end) })
})

test('an end that is no date, or past, is refused and nothing is granted', async () => {
  for (const until of ['tomorrow', '2035-13-40', '2035-01-31T12:00', '2020-01-01'])
    await expect(run('grant', { until })).rejects.toThrow()
  expect(await expiry()).toBeUndefined()
})

test('an unknown buyer or product is named', async () => {
  await expect(run('grant', {}, ['nobody@hotel.example', skuId])).rejects.toThrow('nobody@hotel.example')
  await expect(run('grant', {}, [buyer.email, '999999'])).rejects.toThrow('999999')
  await expect(run('grant', {}, [operator.email, skuId])).rejects.toThrow(operator.email)
})

test('the list begins with what waits for a decision', async () => {
  await run('grant', { until: '2035-03-31' })
  const { token } = await createBuyer(app.db)
  await app.request(exclusiveApi.apply, { productSkuId: skuId, message: 'Bitte' }, { token })
  const { lines } = await run('list')
  expect(lines[0]).toMatch(new RegExp(`^waits for a decision  ${skuId} Espresso`))
  expect(lines.find((line) => line.includes(buyer.email))).toMatch(/^granted .*, until 31 March 2035$/)
})
