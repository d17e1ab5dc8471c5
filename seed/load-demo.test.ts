import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingOfSeller, Seller } from '../contract/trade/seller.ts'
import * as accountApi from '../contract/account.ts'
import * as approvalsApi from '../contract/operator/approvals.ts'
import * as overviewApi from '../contract/operator/overview.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createStore } from '../test/builders.ts'
import { demoAccounts } from './buyers/load-buyers.ts'
import { wantsDemo } from './first-start.ts'
import { loadDemo, type LoadProgress } from './load-demo.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const every = 38

async function contents() {
  const { db } = app
  const [counts] = await db`
    select (select count(*) from store) as stores, (select count(*) from category) as categories,
      (select count(*) from product) as products, (select count(*) from product_detail) as details,
      (select count(*) from stock) as stocks,
      (select count(*) from review) as reviews, (select count(*) from collection) as collections,
      (select count(*) from account) as accounts, (select count(*) from coupon) as coupons`
  return counts!
}

test(
  'a load that is cut off is wanted again, is completed by running it again and is then left alone',
  { tags: ['long'], timeout: 240_000 },
  async () => {
    const { deps, db } = app
    expect(await wantsDemo(deps)).toBe(true)
    const cutOff = new Error('cut off')
    const onProgress = ({ done, total }: LoadProgress) => {
      if (done > total / 2) throw cutOff
    }
    await expect(loadDemo(deps, { every, onProgress })).rejects.toBe(cutOff)
    const half = await contents()
    expect(half.products).toBeGreaterThan(50)
    expect(half.accounts).toBe(0)
    expect(await wantsDemo(deps)).toBe(true)

    // Days later: dates still count from the first day.
    app.time.shiftMs = 3 * 86_400_000
    await loadDemo(deps, { every })
    const whole = await contents()
    expect(whole).toMatchObject({ stores: 40, categories: 90, collections: 9, accounts: 52, coupons: 8 })
    expect(whole.products).toBeGreaterThan(250)
    expect([whole.details, whole.stocks]).toEqual(Array(2).fill(whole.products))
    expect(await wantsDemo(deps)).toBe(false)
    const [days] = await db`select count(distinct base_date) from demo_load`
    expect(days).toEqual({ count: 1 })

    // As when it is killed between the work of a step and its mark.
    await db`delete from demo_load where step <> 'begun'`
    await loadDemo(deps, { every })
    expect(await contents()).toEqual(whole)
  },
)

// Of everything that has happened; what is to come has other names (valid_until, expires_at …).
const past = [
  'at',
  'created_at',
  'updated_at',
  'published_at',
  'shipped_at',
  'paid_at',
  'paid_back_at',
  'issued_at',
  'added_at',
]

async function loadAt(time: string): Promise<Date> {
  // Tomorrow, as columns that the database dates itself have the real day.
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const now = new Date(`${day}T${time}:00Z`)
  await loadDemo({ ...app.deps, clock: { now: () => now } }, { every })
  return now
}

async function expectNothingAfter(now: Date) {
  const columns = await app.db<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
      and c.column_name = any(${past})
      and c.table_name <> all(${['migration', 'page_change', 'idempotency_key']})`
  expect(columns.length).toBeGreaterThan(10)
  for (const { table, column } of columns) {
    const [latest] = await app.db<{ at: Date | null }[]>`
      select max(${app.db(column)}) as at from ${app.db(table)}`
    expect(latest!.at?.getTime() ?? 0, `${table}.${column}`).toBeLessThanOrEqual(now.getTime() + 1000)
  }
}

test('loaded at 00:30 nothing of the demo has happened later, a report waits, its accounts can sign in, and ratings add up to reviews', async () => {
  const now = await loadAt('00:30')
  await expectNothingAfter(now)
  await expectReportWaits(now)
  await expectFourEyes()
  for (const { email, password } of demoAccounts)
    expect((await app.request(accountApi.signIn, { email, password })).authToken).toBeTruthy()
  const wrong = await app.db`
    select p.sku_id from product p left join review r on r.sku_id = p.sku_id and r.is_shown
    group by p.sku_id having p.rating_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rate), 0)
    union all
    select s.slug from store s left join product p on p.store_id = s.id
    group by s.id having s.rating_count <> coalesce(sum(p.rating_count), 0) or s.rating_sum <> coalesce(sum(p.rating_sum), 0)`
  expect(wrong).toEqual([])
  const [reviews] = await app.db`select count(*) from review`
  expect(reviews!.count).toBeGreaterThan(50)
  const repeated =
    await app.db`select sku_id, comment from review group by sku_id, comment having count(*) > 1 or comment = ''`
  expect(repeated).toEqual([])
  const sellers = (await app.db<{ legal: Seller & { address: string } }[]>`select legal from store`).map(
    ({ legal }) => legal,
  )
  // german-trade § 3: each its own data, with valid check digits.
  for (const { address, ...seller } of sellers) {
    expect(address).toMatch(/, \d{5} \S+/)
    expect([seller.companyName, Seller.safeParse(seller).error, missingOfSeller(seller)]).toEqual([
      seller.companyName,
      undefined,
      null,
    ])
  }
  for (const field of ['vatId', 'iban', 'companyName'] as const)
    expect(new Set(sellers.map((seller) => seller[field])).size, field).toBe(40)
}, 240_000)

/** A payout run was started by one operator of the demo and confirmed by another; both can sign in. */
async function expectFourEyes() {
  const runs = await app.db<{ startedBy: string; confirmedBy: string }[]>`
    select s.email as started_by, c.email as confirmed_by from payout_run r
    left join account s on s.id = r.created_by left join account c on c.id = r.approved_by`
  expect(runs).toEqual([{ startedBy: 'operator@demo.tresen.example', confirmedBy: 'finance@demo.tresen.example' }])
}

/** What is reported waits for the operators of the demo, as their pages say it. */
async function expectReportWaits(now: Date) {
  const { email, password } = demoAccounts.find(({ role }) => role === 'OPERATOR')!
  const operator = { token: (await app.request(accountApi.signIn, { email, password })).authToken }
  const { items } = await app.request(approvalsApi.list, { kind: ['PRODUCT_REPORT'] }, operator)
  expect(items).toMatchObject([{ state: 'OPEN', isOverdue: false }])
  const [report] = await app.db<[{ decideBy: Date }]>`select decide_by from product_report`
  expect(report.decideBy.getTime()).toBeGreaterThan(now.getTime())
  const { evidence } = await app.request(approvalsApi.read, { id: items[0]!.id }, operator)
  expect(JSON.stringify(evidence)).toContain('Chargennummer')
  const { approvals } = await app.request(overviewApi.read, {}, operator)
  expect(approvals).toContainEqual(
    expect.objectContaining({ kind: 'PRODUCT_REPORT', count: { value: 1, isExact: true } }),
  )
}

test(
  'loaded at 05:59 nothing of the demo has happened later, either',
  { tags: ['long'], timeout: 240_000 },
  async () => {
    await expectNothingAfter(await loadAt('05:59'))
  },
)

test('a shop with a store of its own wants no demo', async () => {
  await createStore(app.db)
  expect(await wantsDemo(app.deps)).toBe(false)
})

test('for measuring any number of products is loaded', async () => {
  await loadDemo(app.deps, { every: 100, products: 333 })
  const { products } = await contents()
  expect(products).toBe(333)
}, 240_000)
