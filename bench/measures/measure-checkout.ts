import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PayResult } from '../../contract/checkout.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { call, percentile, work, type Times } from '../at-once.ts'
import { startCheckoutShop, type CheckoutShop, type Customer } from '../checkout-shop.ts'
import { startOrdinaryPostgres } from '../other-postgres.ts'

// Pays and whole checkouts (cart, control, pay) of 64 buyers at once, with one article each, on the embedded PostgreSQL and
// on an ordinary one: how many a second, how long they take, and the CPU of app and database for each, beside a route that
// does nothing and one that writes a row in a transaction, in the same run. Sends to 127.0.0.1 only.
const BUYERS = 64
const EACH = 512
const SECONDS = 4
const TARGETS: Record<string, number> = { pay: 6, checkout: 12 }
const missed: string[] = []

console.log(`${availableParallelism()} cores, load of the machine at the start ${loadavg()[0]!.toFixed(1)}`)
const folder = await mkdtemp(join(tmpdir(), 'tresen-bench-embedded-'))
const embedded = await startEmbeddedPostgres({ dataDir: folder })
await measureOn('embedded PostgreSQL', embedded.url).finally(embedded.stop)
await rm(folder, { recursive: true, force: true })
const ordinary = await startOrdinaryPostgres()
await measureOn(ordinary.name, ordinary.url).finally(ordinary.stop)
console.log(missed.length > 0 ? `targets missed: ${missed.join('; ')}` : 'every target is met')
process.exitCode = missed.length > 0 ? 1 : 0

async function measureOn(name: string, url: string) {
  const shop = await startCheckoutShop(url)
  try {
    const goods = await countGoods(shop.db)
    printHead(name)
    await warmUp(shop)
    const print = printer(await measureFloor(shop))
    await measureBankTransfer(shop, print)
    await measureCard(shop, print)
    missed.push(...(await brokenInvariants(shop.db, goods)))
  } finally {
    await shop.stop()
  }
}

// Until the code is compiled everything costs several times as much.
async function warmUp(shop: CheckoutShop) {
  const customers = await shop.createCustomers(EACH)
  await allAtOnce(customers, (customer) => checkOut(shop, customer))
  await allAtOnce(await filled(shop, EACH / 4), (customer) => pay(shop, customer, 'CREDIT_CARD'))
}

async function measureFloor(shop: CheckoutShop) {
  const many = Array.from({ length: EACH * 8 }, () => null)
  const floor = (path: string) => allAtOnce(many, () => call({ url: `${shop.origin}/floor/${path}`, body: {} }))
  await floor('bare')
  const bare = printRow('bare route', await measured(shop, () => floor('bare')))
  await floor('insert')
  const insert = printRow('one INSERT in a transaction', await measured(shop, () => floor('insert')))
  return { bare, insert }
}

async function measureBankTransfer(shop: CheckoutShop, print: Printer) {
  const customers = await shop.createCustomers(EACH)
  const ready: Customer[] = []
  const begin = (customer: Customer) => fill(shop, customer).then(() => ready.push(customer))
  print('cart add', await measured(shop, () => allAtOnce(customers, begin)))
  print('pay', await measured(shop, () => allAtOnce(ready, (customer) => pay(shop, customer, 'BANK_TRANSFER'))))
  const others = await shop.createCustomers(EACH)
  print('checkout', await measured(shop, () => allAtOnce(others, (customer) => checkOut(shop, customer))))
}

async function measureCard(shop: CheckoutShop, print: Printer) {
  const customers = await filled(shop, EACH / 2)
  const paid: PayResult[] = []
  const begin = async (customer: Customer) => paid.push(await pay(shop, customer, 'CREDIT_CARD'))
  print('pay by card, up to REDIRECT', await measured(shop, () => allAtOnce(customers, begin)))
  print('settle by webhook', await measured(shop, () => settle(shop, paid)))
}

/** From the buyer's word at the provider, over its webhook, to the order. */
async function settle(shop: CheckoutShop, paid: PayResult[]): Promise<Times> {
  const started = performance.now()
  const isPaid = new Map<string, number>()
  shop.watchPayments()
  for (const { checkoutId, redirectUrl } of paid) {
    isPaid.set(checkoutId, Date.now())
    await shop.provider.control.complete(redirectUrl!.split('/').at(-1)!, 'paid')
  }
  const ordered = await patiently(async () => {
    const rows = await shop.db<{ checkoutId: string; at: Date }[]>`
      select c.id as checkout_id, o.created_at as at
      from checkout c join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
      where c.id = any(${[...isPaid.keys()]})`
    return rows.length === paid.length ? rows : undefined
  })
  const each = ordered.map(({ checkoutId, at }) => at.getTime() - isPaid.get(checkoutId)!)
  return { each, seconds: (performance.now() - started) / 1000 }
}

async function patiently<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (let waited = 0; waited < 20_000; waited += 200) {
    const found = await find()
    if (found) return found
    await delay(200)
  }
  throw new Error('Not every payment became an order within 20 s.')
}

function allAtOnce<Input>(inputs: Input[], act: (input: Input) => Promise<unknown>) {
  return work(inputs, { atOnce: BUYERS, mostSeconds: SECONDS }, act)
}

async function filled(shop: CheckoutShop, count: number) {
  const customers = await shop.createCustomers(count)
  await Promise.all(customers.map((customer) => fill(shop, customer)))
  return customers
}

function fill(shop: CheckoutShop, { token, skuId }: Customer) {
  return call({ url: `${shop.origin}/api/v1/cart`, token, body: { productSkuId: skuId, quantity: 6 } })
}

function pay(shop: CheckoutShop, { token }: Customer, paymentMethodCode: string) {
  const body = { paymentMethodCode, termsAccepted: true, cartVersion: 1 }
  return call<PayResult>({ url: `${shop.origin}/api/v1/checkout/pay`, token, body })
}

async function checkOut(shop: CheckoutShop, customer: Customer) {
  await fill(shop, customer)
  await call({ url: `${shop.origin}/api/v1/checkout/control?step=review`, token: customer.token, method: 'GET' })
  await pay(shop, customer, 'BANK_TRANSFER')
}

type Measured = { times: Times; app: number; database: number | undefined }

/** CPU in ms for each. */
async function measured(shop: CheckoutShop, act: () => Promise<Times>): Promise<Measured> {
  const before = { app: shop.cpuSeconds(), database: shop.databaseCpuSeconds() }
  const times = await act()
  const ms = (seconds: number) => (seconds * 1000) / times.each.length
  const after = shop.databaseCpuSeconds()
  const database = after === undefined ? undefined : ms(after - before.database!)
  return { times, app: ms(shop.cpuSeconds() - before.app), database }
}

type Printer = (name: string, measured: Measured) => void
type Floor = { bare: number; insert: number }

function printer({ bare, insert }: Floor): Printer {
  return (name, of) => {
    const cpu = printRow(name, of, [bare, insert])
    const target = TARGETS[name]
    if (target !== undefined && cpu > target) missed.push(`${name} ${cpu.toFixed(2)} ms, not ${target}`)
  }
}

function printHead(name: string) {
  const titles = ['a second', 'p50 ms', 'p99 ms', 'app ms', 'db ms', 'CPU ms', '× bare', '× insert']
  console.log(`\n${name.padEnd(38)}${titles.map((title) => title.padStart(10)).join('')}`)
}

function printRow(name: string, { times, app, database }: Measured, floor: number[] = []) {
  const cpu = app + (database ?? 0)
  const cells = [
    (times.each.length / times.seconds).toFixed(0),
    percentile(times.each, 0.5).toFixed(0),
    percentile(times.each, 0.99).toFixed(0),
    app.toFixed(2),
    database?.toFixed(2) ?? 'elsewhere',
    cpu.toFixed(2),
    ...floor.map((ms) => (cpu / ms).toFixed(0)),
  ]
  console.log(name.padEnd(38) + cells.map((cell) => cell.padStart(10)).join(''))
  return cpu
}
