import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as wishlistApi from '../../../contract/wishlist.ts'
import { startFileDeletionWorker } from '../../designs/files/delete-files.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { signUpForm } from '../../../test/forms.ts'
import { findMails } from '../../../test/mails.ts'
import { createCustomer, createGoods, order, put } from '../../../test/shop.ts'
import { recordSent } from '../../platform/mail/mail-queue.ts'
import { newId } from '../../platform/ids.ts'
import { openPasswords } from '../password/passwords.ts'

const password = 'Espresso-Tonic-8'
let app: TestApp
let passwordHash: string
let lastName: string
let buyer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())
beforeEach(async () => {
  lastName = `Ungewöhnlich-${newId()}`
  buyer = await createCustomer(app, { passwordHash, lastName })
})

const exported = async (token = buyer.token) => (await app.request(profileApi.exportAccount, {}, { token })).records
const erase = (typed = password) => app.request(profileApi.eraseAccount, { password: typed }, { token: buyer.token })
const placeOrder = async () => {
  const { skuId } = await createGoods(app)
  const { version } = await put(app, buyer, skuId)
  await order(app, buyer, version)
}
const finishOrders = () => app.db`update sub_order set status = 'COMPLETED' where buyer_id = ${buyer.id}`

/** Every row of every table that holds this text. */
async function rowsWith(text: string) {
  const tables = await app.db<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await app.db.unsafe(`select from ${name} t where t::text ilike $1`, [`%${text}%`])
      return rows.count > 0 ? [name.replace('public.', '')] : []
    }),
  )
  return found.flat().toSorted()
}

test('a visitor gets 401, an operator in the place of the buyer 403', async () => {
  const { token } = await createCustomer(app, { passwordHash, impersonatedBy: newId() })
  expect(await app.refusal(profileApi.exportAccount, {})).toMatchObject({ status: 401 })
  expect(await app.refusal(profileApi.eraseAccount, { password })).toMatchObject({ status: 401 })
  expect(await app.refusal(profileApi.exportAccount, {}, { token })).toMatchObject({ status: 403 })
  expect(await app.refusal(profileApi.eraseAccount, { password }, { token })).toMatchObject({ status: 403 })
})

test('the export holds everything of the buyer, nothing of another one and no secret', async () => {
  const other = await createCustomer(app, { lastName: 'Andere' })
  const { skuId } = await createGoods(app)
  await app.request(wishlistApi.add, { productSkuId: skuId }, { token: buyer.token })
  await placeOrder()
  const records = await exported()
  expect(records.account).toMatchObject([{ id: buyer.id, email: buyer.email, lastName }])
  expect(records.address).toMatchObject([{ street: 'Oranienstraße', buyerId: buyer.id }])
  expect(records.wishlistItem).toMatchObject([{ skuId }])
  expect([records.orders, records.orderLine, records.session].map((rows) => rows?.length)).toEqual([1, 1, 1])
  const text = JSON.stringify(records)
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash/)
  expect(text).not.toContain(other.id)
})

test('every table with a buyer is part of the export', async () => {
  const tables = await app.db<{ name: string }[]>`
    select distinct table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('buyer_id', 'account_id')`
  const secret = ['password_reset', 'impersonation_code', 'idempotency_key']
  const expected = tables.map(({ name }) => name).filter((name) => !secret.includes(name))
  const inCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(Object.keys(await exported())).toEqual(expect.arrayContaining(expected.map(inCamelCase)))
})

test('after the erasure nothing tells who it was but what an order needs, and nobody signs in', async () => {
  await placeOrder()
  await finishOrders()
  const { skuId } = await createGoods(app)
  await app.request(wishlistApi.add, { productSkuId: skuId }, { token: buyer.token })
  await put(app, buyer, skuId)
  await erase()
  expect((await app.request(accountApi.readCurrentUser, {}, { token: buyer.token })).user).toBeNull()
  const again = app.refusal(accountApi.signIn, { email: buyer.email, password })
  expect(await again).toMatchObject({ code: 'BAD_CREDENTIALS' })
  // The last mail to the address, until it is sent.
  const [last, ...more] = await findMails(app.db, { to: buyer.email })
  expect(last?.subject).toEqual(expect.stringMatching(/^Das Konto/))
  expect(more.length).toBe(0)
  expect(await rowsWith(buyer.email)).toEqual(['mail'])
  await recordSent(app.db, last!.id, new Date())
  expect(await rowsWith(buyer.email)).toEqual([])
  expect(await rowsWith(lastName)).toEqual([])
  const [stored] = await app.db`select count(*)::int as orders from orders where buyer_id = ${buyer.id}`
  expect(stored).toEqual({ orders: 1 })
  for (const table of ['address', 'wishlist_item', 'cart', 'cart_item'])
    expect((await app.db`select from ${app.db(table)} where buyer_id = ${buyer.id}`).count).toBe(0)
})

test('what an address was called and how to deliver there is in the export and goes with the account', async () => {
  const named = { label: 'Küche Hintereingang', deliveryNotes: 'Schlüssel bei Frau Adler' }
  await app.db`update address set ${app.db(named)} where buyer_id = ${buyer.id}`
  await placeOrder()
  await finishOrders()
  const records = await exported()
  expect([records.address![0], records.orders![0]!.address]).toMatchObject([named, named])
  await erase()
  expect([...(await rowsWith(named.label)), ...(await rowsWith('Frau Adler'))]).toEqual([])
  const [order] = await app.db`select address, billing_address from orders where buyer_id = ${buyer.id}`
  expect(order).toMatchObject({ address: { street: 'Oranienstraße' }, billingAddress: { street: 'Oranienstraße' } })
})

test('designs that were not ordered go with their files, one that was ordered stays', async () => {
  const design = {
    buyerId: buyer.id,
    skuId: '1',
    storeId: newId(),
    title: 'Becher',
    quantity: 100,
    technique: 'PRINT_1C',
    placement: '{}',
    textPlacement: '{}',
    font: 'abril',
    secret: 's',
    sheetToken: 't',
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  const [draft, ordered] = [newId(), newId()]
  await app.db`insert into design ${app.db([
    { ...design, id: draft, orderId: null },
    { ...design, id: ordered, orderId: newId() },
  ])}`
  const file = {
    buyerId: buyer.id,
    kind: 'LOGO',
    name: 'x',
    format: 'png',
    width: 1,
    height: 1,
    createdAt: new Date(),
  }
  for (const [designId, token] of [
    [draft, 'draft1'],
    [ordered, 'ordered1'],
  ] as const) {
    await app.db`insert into design_file ${app.db({ ...file, designId, token, id: newId() })}`
    await app.deps.files.write(`designs/${token}.png`, Buffer.from('x'))
    await app.db`insert into design_sheet (token, buyer_id, design_id, sheet) values (${token}, ${buyer.id}, ${designId}, '{}')`
  }
  const previews = ['draft1', 'ordered1', 'draft12'].map((token) => {
    const index = createHash('sha1').update(`design-${token}`).digest('hex').slice(0, 2)
    return join(app.picturesFolder, index, `design-${token}-front-500.webp`)
  })
  for (const path of previews) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
  }
  await erase()
  // A process that dies now leaves the rest to the next one.
  await doJobs(app, startFileDeletionWorker)
  expect(previews.map((path) => existsSync(path))).toEqual([false, true, true])
  expect((await app.db`select id from design where buyer_id = ${buyer.id}`).map(({ id }) => id)).toEqual([ordered])
  expect(await app.deps.files.read('designs/draft1.png')).toBeNull()
  expect(await app.deps.files.read('designs/ordered1.png')).not.toBeNull()
})

test('the same e-mail may open a new account, which starts empty', async () => {
  await erase()
  const { authToken } = await app.request(accountApi.signUp, signUpForm({ email: buyer.email, password }))
  expect((await exported(authToken)).address).toEqual([])
})

test('a wrong password erases nothing and guesses are limited', async () => {
  const refusal = () =>
    app.refusal(profileApi.eraseAccount, { password: 'Falsch-123' }, { token: buyer.token, language: 'de' })
  expect(await refusal()).toMatchObject({ status: 400, fieldErrors: { password: 'Das aktuelle Passwort ist falsch' } })
  for (let i = 0; i < 9; i++) await refusal()
  expect(await refusal()).toMatchObject({ status: 429 })
  expect((await exported()).account).toMatchObject([{ email: buyer.email }])
})

test.each(['SUPPLIER', 'OPERATOR'])(
  'a %s may be erased unless the team would be left without anybody',
  async (role) => {
    await app.db`update account set role = 'BUYER' where role = ${role}`
    const store = await createStore(app.db)
    const more = {
      role,
      storeId: role === 'SUPPLIER' ? store.id : null,
      passwordHash,
      businessType: null,
    }
    const [mine, theirs] = [await createBuyer(app.db, more), await createBuyer(app.db, more)]
    const go = ({ token }: { token: string }) => app.request(profileApi.eraseAccount, { password }, { token })
    // Two who go at the same time: one stays.
    const outcomes = await Promise.allSettled([go(mine), go(theirs)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 422, code: 'LAST_ACCOUNT' })
    const left = await app.db`
      select a.email from account a join membership m on m.account_id = a.id where a.id in (${mine.id}, ${theirs.id})`
    expect(left).toEqual([{ email: expect.stringMatching(/^buyer-/) }])
  },
)

test('while an order is open the account stays, and so does the cart', async () => {
  await placeOrder()
  const { skuId } = await createGoods(app)
  await put(app, buyer, skuId)
  expect(
    await app.refusal(profileApi.eraseAccount, { password }, { token: buyer.token, language: 'de' }),
  ).toMatchObject({
    status: 422,
    code: 'ORDERS_OPEN',
    message: 'Es gibt noch offene Bestellungen. Das geht erst, wenn sie angekommen sind.',
  })
  expect((await app.request(cartApi.read, {}, { token: buyer.token })).itemCount).toBe(1)
  await finishOrders()
  await erase()
})

test('an order and the erasure at the same time leave an open order or an erased account, never both', async () => {
  const { skuId } = await createGoods(app)
  const { version } = await put(app, buyer, skuId)
  const [ordered, erased] = await Promise.allSettled([order(app, buyer, version), erase()])
  expect([ordered.status, erased.status].toSorted()).toEqual(['fulfilled', 'rejected'])
})
