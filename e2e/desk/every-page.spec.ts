import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { addStatement } from '../../api/bank-statements/add-statement.ts'
import { createMember } from '../../test/builders.ts'
import { bytesOf, statementFile } from '../../test/trade/bank-statements.ts'
import { desk as de } from '../../texts/de/desk/frame.ts'
import { desk as en } from '../../texts/en/desk/frame.ts'
import { placePath } from '../../web/desk/workplace.ts'
import { operatorPlaces } from '../../web/operator-routes.ts'
import { supplierPlaces } from '../../web/supplier-routes.ts'
import { ask, glances, local, showFactor } from '../support/account.ts'
import { isWalk } from '../../test/runner/long.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const texts = { de, en }

openForAll()

/** Where a page is about one thing, its first in the demo. */
async function addressOf(side: 'supplier' | 'operator', path: string) {
  const [order] = await shop.db<{ orderNumber: string }[]>`select order_number from orders order by created_at limit 1`
  // Of the store of the member.
  const [product] = await shop.db<{ skuId: string }[]>`
    select sku_id from product where store_id = (${busiestStore()}) order by sku_id limit 1`
  const [store] = await shop.db<{ slug: string }[]>`select slug from store where id = (${busiestStore()})`
  const [thing] = await firstThing(path)
  const [claim] = await shop.db<{ number: string }[]>`select number from claim order by created_at, id limit 1`
  const [ticket] = await shop.db<
    { ticketNumber: string }[]
  >`select ticket_number from ticket order by created_at, id limit 1`
  const [run] = await shop.db<{ number: number }[]>`select number from payout_run order by number limit 1`
  return placePath(side, path)
    .replace(':runNumber', String(run!.number))
    .replace(':statementId', path.endsWith(':statementId') ? await readStatement() : '')
    .replace(':orderNumber', order!.orderNumber)
    .replace(':id', thing!.id as string)
    .replace(':slug', (await slugFor(path)) ?? store!.slug)
    .replace(':skuId', product!.skuId)
    .replace(':number', claim!.number)
    .replace(':ticketNumber', ticket!.ticketNumber)
}

/** Of what is no store. */
async function slugFor(path: string): Promise<string | undefined> {
  if (path.startsWith('categories')) return 'kaffee-bohne'
  if (!path.startsWith('collections')) return undefined
  const [collection] = await shop.db<{ slug: string }[]>`select slug from collection order by slug limit 1`
  return collection!.slug
}

/** The demo has none; the same file is the same statement. */
function readStatement(): Promise<string> {
  const bankAccount = { iban: 'DE37999999990123456789', bic: 'TRSNDEB1XXX', accountHolder: 'Tresen' }
  const booked = [{ direction: 'CRDT' as const, cents: 1234, transfers: [{ cents: 1234, words: 'T100001' }] }]
  const bytes = bytesOf(statementFile({ iban: bankAccount.iban, number: 'EVERY-PAGE', booked }))
  const clock = { now: () => new Date() }
  return addStatement({ db: shop.db, clock, bankAccount }, { bytes, fileName: 'auszug.xml', by: crypto.randomUUID() })
}

function firstThing(path: string) {
  if (path.startsWith('empties'))
    return shop.db`select buyer_id as id from empties_movement where code = 'CRATE' order by at desc limit 1`
  if (path.startsWith('imports')) return shop.db`select id from import_run where store_id = (${busiestStore()}) limit 1`
  if (path.startsWith('magazine'))
    return shop.db`select post_id as id from post_draft order by created_at, post_id limit 1`
  if (path.startsWith('product-designs'))
    return shop.db`
      select id from design where store_id = (${busiestStore()}) and submitted_at is not null order by created_at limit 1`
  return shop.db`select id from company order by created_at, id limit 1`
}

const busiestStore = () => shop.db`
  select store_id from sub_order group by store_id order by count(*) desc, store_id limit 1`

async function member(side: 'supplier' | 'operator') {
  if (side === 'operator') {
    const admin = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    const [buyer] = await shop.db<{ id: string }[]>`select id from company order by created_at, id limit 1`
    await showFactor(shop.db, admin.token)
    await ask(shop.origin, `/operator/buyers/${buyer!.id}/notes`, {
      body: { text: 'Rampe hinten' },
      token: admin.token,
    })
    return admin
  }
  const [store] = await shop.db<{ storeId: string }[]>`${busiestStore()}`
  // A crate that one of its buyers holds.
  await shop.db`
    insert into empties_movement (id, buyer_id, store_id, order_id, code, name_de, name_en, cents, rate_bp, pieces, kind, at)
    select gen_random_uuid(), buyer_id, store_id, order_id, 'CRATE', 'Kasten', 'Crate', 150, 1900, 3, 'DELIVERED', now()
    from sub_order where store_id = ${store!.storeId} limit 1`
  // A design for its goods, as one that another store was sent.
  await shop.db`
    insert into design select d.* from design o, product p, jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'store_id', p.store_id, 'sku_id', p.sku_id)) d
    where o.status = 'SUBMITTED' and p.store_id = ${store!.storeId} order by o.created_at, p.sku_id limit 1`
  await shop.db`
    insert into import_run (store_id, id, created_at, file_name, format, state, headers, columns)
    values (${store!.storeId}, gen_random_uuid(), now(), 'preise.csv', 'CSV', 'COLUMNS', '["Nummer", "Netto"]',
      '["supplier_sku", null]')`
  return createMember(shop.db, { storeId: store!.storeId, roles: ['OWNER'] })
}

/** As a link in the page does. */
async function follow(page: Page, address: string) {
  const heading = await page.waitForSelector('h1')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction((before) => !before.isConnected, heading)
}

const isBusy = (page: Page) => page.evaluate(() => document.querySelector('[aria-busy=true]') !== null)

const sides = [
  { side: 'supplier', places: supplierPlaces },
  { side: 'operator', places: operatorPlaces },
] as const
const rounds = glances.flatMap(([language, device]) => sides.map((one) => ({ ...one, language, device })))

test.each(rounds)(
  'pages of the workplace open, have their names, fit and have no barrier ($side, $language, $device.name)',
  async ({ side, places, language, device }) => {
    const { token } = await member(side)
    // Each on a phone or a laptop, in a walk on both. Of a short run's, two of three are looked at for barriers.
    const own = places
      .map((place, at) => ({ ...place, isGlimpsed: !isWalk && at % 3 === 2, turn: at % 3 === 2 ? at % 2 : at % 3 }))
      .filter(({ turn }) => isWalk || turn === glances.findIndex(([each]) => each === language))
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const found: string[] = []
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    for (const [at, { path, name, isGlimpsed }] of own.entries()) {
      const address = await addressOf(side, path)
      // The server sends the same frame for each: one of four is loaded anew.
      if (at % 4 === 0) await enter(page, language, token, address)
      else await follow(page, local(language, address))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(async () => (await isBusy(page)) || underWay.size > 0).toBe(false)
      const names = texts[language].places[side] as Record<string, string>
      if (!(await page.title()).includes(names[name]!)) found.push(`${address} is called ${await page.title()}`)
      const main = await page.getByRole('main').innerText()
      if (main.includes(texts[language].failedTitle)) found.push(`${address} could not be loaded`)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        found.push(`${address} is too wide`)
      if (!isGlimpsed) found.push(...(await findBarriers(page)))
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
