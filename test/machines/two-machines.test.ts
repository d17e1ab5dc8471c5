import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPasswords } from '../../api/account/password/passwords.ts'
import * as accountApi from '../../contract/account.ts'
import * as cartApi from '../../contract/cart.ts'
import * as categoriesApi from '../../contract/categories/categories.ts'
import * as sheetApi from '../../contract/change-sets/sheet.ts'
import * as couponsApi from '../../contract/operator/coupons.ts'
import { needsKey, type Endpoint, type InputOf, type OutputOf } from '../../contract/platform/endpoint.ts'
import { requestOf } from '../../contract/platform/request.ts'
import * as productsApi from '../../contract/products.ts'
import * as profileApi from '../../contract/profile.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as sessionsApi from '../../contract/security/sessions.ts'
import * as staffApi from '../../contract/team/staff.ts'
import { stepUpOf } from '../account/step-up.ts'
import { createBuyer, createMember, createProduct, createStore } from '../builders.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { production } from '../environment/production.ts'
import { openShopProcess, type ShopProcess } from '../faults/shop-under-fault.ts'
import { until } from '../faults/until.ts'

// Two app machines: processes with a data folder each, on one database. One of them changes something, the other answers it.
const PASSWORD = 'Kaffee-am-Morgen-7'
const SECRETS_KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`

let database: TestDatabase
let folder: string
let machines: ShopProcess[]
let storeId: string
let owner: { token: string }
let operator: { token: string }
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-machines-'))
  const open = (name: string) =>
    openShopProcess({ ...production, SECRETS_KEYS, DATABASE_URL: database.url, DATA_DIR: join(folder, name) })
  machines = [await open('one'), await open('other')]
  for (const machine of machines) await machine.start()
  storeId = (await createStore(database.sql)).id
  await database.sql`update store set is_trusted = true where id = ${storeId}`
  owner = await createMember(database.sql, { storeId, roles: ['OWNER'] })
  operator = await createBuyer(database.sql, { role: 'OPERATOR' })
})
afterAll(async () => {
  for (const machine of machines) await machine.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Person = { token: string }
const [ONE, OTHER] = [0, 1]

/** What a machine answers: the output, or the code of the refusal. */
async function call<E extends Endpoint>(at: number, endpoint: E, input: InputOf<E>, { token }: Partial<Person> = {}) {
  const { method, path, query, body, contentType } = requestOf(endpoint, input)
  const stepUp = await stepUpOf(database.sql, endpoint, token)
  const reply = await fetch(`${machines[at]!.origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      'x-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(stepUp && { 'x-step-up': stepUp }),
      ...(contentType && { 'content-type': contentType }),
      ...(needsKey(endpoint) && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== null && { body: body as string }),
  })
  if (reply.status === 204) return undefined as OutputOf<E>
  const json = (await reply.json()) as { code: string }
  if (!reply.ok) throw Object.assign(new Error(JSON.stringify(json)), { code: json.code })
  return z.decode(endpoint.output, json as never) as OutputOf<E>
}
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'DONE',
    ({ code }: { code: string }) => code,
  )

const createGoods = async () => (await createProduct(database.sql, storeId, { stock: 600 })).skuId

test('a price, a stock and a text that are changed at one machine are what the other answers next', async () => {
  const [skuId, buyer] = [await createGoods(), await createBuyer(database.sql)]
  const seen = async (at: number) => {
    const { price, stock, description } = await call(at, productsApi.read, { id: skuId }, buyer)
    return { price: price?.finalNetPrice, stock, description }
  }
  const before = await seen(OTHER)
  expect(await seen(OTHER)).toEqual(before)
  const changes = { price: 7.7, descriptionEn: '<p>Roasted twice</p>' }
  const { version } = await call(ONE, editorApi.saveDraft, { skuId, version: 0, changes }, owner)
  expect(await seen(OTHER)).toEqual(before)
  await call(ONE, editorApi.publish, { skuId, version, note: '' }, owner)
  await call(ONE, sheetApi.countStock, { items: [{ skuId, counted: 240, expected: 600 }] }, owner)
  expect(await seen(OTHER)).toEqual({ price: 7.7, stock: 240, description: '<p>Roasted twice</p>' })
})

test('a session that ends at one machine is refused by the other with the next call', async () => {
  const passwordHash = await openPasswords().hash(PASSWORD)
  const { email } = await createBuyer(database.sql, { passwordHash })
  const signIn = async (at: number) => {
    const { authToken } = await call(at, accountApi.signIn, { email, password: PASSWORD })
    return { token: authToken }
  }
  const read = (by: Person) => codeOf(call(OTHER, profileApi.read, {}, by))
  const [here, there, third] = [await signIn(ONE), await signIn(OTHER), await signIn(OTHER)]
  for (const session of [here, there, third]) expect(await read(session)).toBe('DONE')
  await call(ONE, accountApi.signOut, {}, here)
  expect(await read(here)).toBe('UNAUTHENTICATED')
  await call(ONE, sessionsApi.endOthers, {}, third)
  expect(await read(there)).toBe('UNAUTHENTICATED')
  expect(await read(third)).toBe('DONE')
})

test('a role that is taken at one machine gives no right at the other with the next call', async () => {
  const skuId = await createGoods()
  const member = await createMember(database.sql, { storeId, roles: ['CATALOGUE'] })
  const read = () => codeOf(call(OTHER, editorApi.read, { skuId }, member))
  expect(await read()).toBe('DONE')
  await call(ONE, staffApi.changeRolesOfStore, { id: member.membershipId, roles: ['FINANCE'] }, owner)
  expect(await read()).toBe('RIGHT_MISSING')
})

test('a coupon that is ended at one machine is worth nothing at the other with the next call', async () => {
  const [skuId, buyer] = [await createGoods(), await createBuyer(database.sql)]
  const input = {
    code: 'HERBST10',
    name: null,
    prefix: '',
    count: null,
    kind: 'PERCENT',
    value: 10,
    storeSlug: null,
    minimum: 0,
  } as const
  const limits = { limitTotal: null, limitPerBuyer: null, startsAt: '2026-01-01T00:00', endsAt: '2099-01-01T00:00' }
  const { id } = await call(
    ONE,
    couponsApi.create,
    { ...input, ...limits, descriptionDe: '', descriptionEn: '' },
    operator,
  )
  await call(OTHER, cartApi.write, { productSkuId: skuId, quantity: 6 }, buyer)
  const use = () => codeOf(call(OTHER, cartApi.applyCoupon, { couponCode: 'HERBST10' }, buyer))
  expect(await use()).toBe('DONE')
  await call(ONE, couponsApi.end, { id, reason: 'Falsch gedruckt' }, operator)
  expect(await use()).toBe('COUPON_EXPIRED')
})

test('a page that the other machine has cached goes within a second, and an old address leads to the new one there', async () => {
  const skuId = await createGoods()
  const { breadCrumb } = await call(OTHER, productsApi.read, { id: skuId })
  const { slug } = breadCrumb.crumbs.at(-1)!
  const page = (path: string) => fetch(`${machines[OTHER]!.origin}${path}`, { redirect: 'manual' })
  expect((await page(`/${slug}`)).status).toBe(200)
  const input = { slug, version: 1, reason: 'Neuer Name', nameDe: 'Bohnen', nameEn: 'Beans of today' }
  const text = { textDe: '', textEn: 'Roasted this week.', path: 'beans-of-today', taxRate: 7, showInFooter: false }
  await call(ONE, categoriesApi.change, { ...input, ...text } as never, operator)
  await until('the old address to lead to the new one', async () => {
    const { status, headers } = await page(`/${slug}`)
    return status === 301 && headers.get('location') === '/beans-of-today'
  })
  expect(await (await page('/beans-of-today')).text()).toContain('Roasted this week.')
})
