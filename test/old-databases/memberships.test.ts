import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyBy } from '../../api/account/session/identify.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { newId } from '../../api/platform/ids.ts'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'

const MIGRATIONS = 'db/migrations'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-old-'))
  const older = (await readdir(MIGRATIONS)).filter((name) => name < '0216')
  for (const name of older) await cp(join(MIGRATIONS, name), join(folder, name))
  await migrate(database.sql, folder)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** As the version before opens an account and a session of it. */
async function openAccount(values: { role?: string; storeId?: string | null; companyName?: string } = {}) {
  const { sql } = database
  const id = newId()
  const token = randomBytes(32).toString('base64url')
  await sql`
    insert into account ${sql({
      id,
      email: `${id}@hotel.example`,
      passwordHash: 'none',
      firstName: 'Jana',
      lastName: 'Brandt',
      phoneNumber: '030',
      companyName: 'Hotel',
      vatId: 'DE136695976',
      countryId: 1,
      ...values,
    })}`
  await sql`
    insert into session (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, now() + interval '7 days')`
  return { id, token }
}

const identify = (token: string) => identifyBy({ db: database.sql, clock: { now: () => new Date() } })(token)
const companyOf = async (id: string) =>
  (await database.sql`select name, vat_id, erased_at from company where id = ${id}`)[0]
const placesOf = (id: string) => database.sql`
  select company_id, store_id, is_operator, roles from membership where account_id = ${id} order by created_at, id`

test('accounts of the version before get companies and memberships, and their sessions go on', async () => {
  const { sql } = database
  const storeId = newId()
  await sql`
    insert into store (id, slug, name, tagline_de, tagline_en, description_de, description_en, city, country_id,
      tile_color, minimum_order_cents, shipping_fee_cents, lead_min_days, lead_max_days, legal)
    values (${storeId}, 'tidemar', 'Tidemar', '', '', '', '', '', 1, '', 0, 0, 1, 2, '{}')`
  const buyer = await openAccount()
  const supplier = await openAccount({ role: 'SUPPLIER', storeId })
  const operator = await openAccount({ role: 'OPERATOR' })
  await migrate(sql, MIGRATIONS)
  const nothing = { companyId: null, storeId: null }
  expect(await companyOf(buyer.id)).toMatchObject({ name: 'Hotel', vatId: 'DE136695976', erasedAt: null })
  const owner = { ...nothing, personId: buyer.id, companyId: buyer.id, side: 'buyer', roles: ['OWNER'] }
  expect(await identify(buyer.token)).toMatchObject(owner)
  expect(await identify(supplier.token)).toMatchObject({ ...nothing, storeId, side: 'supplier', roles: ['OWNER'] })
  expect(await identify(operator.token)).toMatchObject({ ...nothing, side: 'operator', roles: ['ADMIN'] })
})

test('what the version before writes while both run reaches companies and memberships', async () => {
  const { sql } = database
  const { id, token } = await openAccount({ companyName: 'Café' })
  expect(await identify(token)).toMatchObject({ companyId: id, side: 'buyer', roles: ['OWNER'] })
  await sql`update account set company_name = 'Bar', vat_id = null where id = ${id}`
  expect(await companyOf(id)).toMatchObject({ name: 'Bar', vatId: null })
  await sql`update account set role = 'OPERATOR' where id = ${id}`
  expect(await identify(token)).toMatchObject({ side: 'operator', roles: ['ADMIN'] })
  await sql`update account set role = 'BUYER' where id = ${id}`
  expect(await identify(token)).toMatchObject({ side: 'buyer', companyId: id })
  expect(await placesOf(id)).toHaveLength(1)
  await sql`update account set company_name = '', erased_at = now() where id = ${id}`
  expect(await companyOf(id)).toMatchObject({ name: '', erasedAt: expect.any(Date) })
})

test('what this version writes reaches the account: its company, and the one role the version before knows', async () => {
  const { sql } = database
  const { id } = await openAccount()
  const accountNow = async () => (await sql`select role, store_id, company_name from account where id = ${id}`)[0]
  await sql`update company set name = 'Gasthof' where id = ${id}`
  expect(await accountNow()).toMatchObject({ role: 'BUYER', companyName: 'Gasthof' })
  await sql`insert into membership (id, account_id, is_operator, roles) values (${newId()}, ${id}, true, '{SUPPORT}')`
  expect(await accountNow()).toMatchObject({ role: 'OPERATOR' })
  await sql`delete from membership where account_id = ${id}`
  // A supplier without a store is refused every call of a role.
  expect(await accountNow()).toMatchObject({ role: 'SUPPLIER', storeId: null })
})

test('an erased founder, or one who is no owner any more, leaves the company as it is', async () => {
  const { sql } = database
  const [founder, other] = [await openAccount(), await openAccount()]
  await sql`
    insert into membership (id, account_id, company_id, roles) values (${newId()}, ${other.id}, ${founder.id}, '{OWNER}')`
  await sql`delete from membership where account_id = ${founder.id}`
  await sql`update account set company_name = 'Mine' where id = ${founder.id}`
  expect(await companyOf(founder.id)).toMatchObject({ name: 'Hotel' })
  await sql`update account set company_name = '', erased_at = now() where id = ${founder.id}`
  expect(await companyOf(founder.id)).toMatchObject({ name: 'Hotel', erasedAt: null })
  expect(await placesOf(founder.id)).toEqual([])
})
