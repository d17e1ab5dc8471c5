import { afterAll, beforeAll, expect, test } from 'vitest'
import * as importsApi from '../../contract/import/imports.ts'
import { endpoints } from '../../contract/api.ts'
import { startChangeSetWorker } from '../../api/change-sets/work-change-set.ts'
import { startImportWorker } from '../../api/import/runs/work-import.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { doJobs } from '../do-jobs.ts'
import { nameOf } from '../every-call/entry.ts'
import { createWorld, type World } from '../every-call/world.ts'
import { orderGoods } from '../orders/order-life.ts'
import { ask, type Answer } from './ask.ts'
import { canBeRead, see } from './files.ts'
import { importBmecat, importCatalogue, importWorkbook, placed } from './imported-files.ts'
import { decode, liveMarkup } from './markup.ts'
import { marksIn } from './payloads.ts'
import { renderPublicPages, sendMails, type Page } from './surfaces.ts'

let app: TestApp
let refused: string[]
const answers: Answer[] = []
let pages: Page[]
let mails: Awaited<ReturnType<typeof sendMails>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  const world = await createWorld(app)
  refused = await importCatalogue(world)
  for (const id of [await importWorkbook(world), await importBmecat(world)]) await readImport(world, id)
  await readArticle(world)
  pages = (await renderPublicPages(world)).pages
  mails = await sendMails(world)
}, 300_000)
afterAll(() => app.close())

async function read(world: World, name: string, input: object) {
  const answer = await ask(
    world,
    endpoints.find((endpoint) => nameOf(endpoint) === name)!,
    input,
  )
  expect(answer).toMatchObject({ from: name, status: 200 })
  answers.push(answer)
  return answer
}

/** What a store reads of its import before anything counts; then it counts. */
async function readImport(world: World, id: string) {
  await read(world, 'GET /api/v1/supplier/imports', {})
  await read(world, 'GET /api/v1/supplier/imports/{id}', { id })
  for (const kind of importsApi.lineKinds) await read(world, 'GET /api/v1/supplier/imports/{id}/lines', { id, kind })
  await read(world, 'GET /api/v1/supplier/imports/{id}/refused', { id })
  await app.request(importsApi.apply, { id }, world.supplier)
  await doJobs(app, startImportWorker)
  await doJobs(app, startChangeSetWorker)
}

/** The article as its store, its buyers and their papers show it. */
async function readArticle(world: World) {
  const { owner, address, product } = world
  const buyer = { ...owner, addressId: address.id }
  const life = await orderGoods(app, { buyer, goods: product })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const { orderId: id, subOrderNumber } = life
  await read(world, 'GET /api/v1/products/{id}', { id: product.skuId })
  await read(world, 'GET /api/v1/supplier/products/{skuId}', { skuId: product.skuId })
  await read(world, 'GET /api/v1/supplier/products', {})
  const others = await app.db<{ skuId: string }[]>`select sku_id from product where supplier_sku in ('X1', 'B1')`
  expect(others.length).toBe(2)
  for (const { skuId } of others) await read(world, 'GET /api/v1/supplier/products/{skuId}', { skuId })
  await read(world, 'GET /api/v1/cart', {})
  await read(world, 'GET /api/v1/supplier/orders/{subOrderNumber}', { subOrderNumber })
  const numbers = await app.db<
    { number: string; type: string }[]
  >`select number, type from document where order_id = ${id}`
  for (const { number } of numbers)
    await read(world, 'GET /api/v1/account/orders/{id}/documents/{number}', { id, number })
  const invoice = numbers.find(({ type }) => type === 'INVOICE')!
  await read(world, 'GET /api/v1/account/orders/{id}/documents/{number}/xml', { id, number: invoice.number })
}

/** That these cells of the files were met there, as nothing is proven by what shows none of them. */
function expectMet(texts: string[], cells: string[]) {
  const met = new Set(texts.flatMap(marksIn).map((n) => placed.get(n)))
  expect(cells.filter((cell) => !met.has(cell))).toEqual([])
}

test('a catalogue takes every text as it is', () => {
  expect(refused).toEqual([])
})

test.each<[string, string[]]>([
  [
    'application/json',
    [
      'CSV name_de',
      'CSV brand',
      'CSV value',
      'CSV variant',
      'XLSX new name',
      'XLSX header',
      'BMEcat first name',
      'XLSX group',
      'BMEcat first text',
      'BMEcat second name',
      'BMEcat first brand',
      'BMEcat first feature',
      'BMEcat first value',
      'xlsx file name',
    ],
  ],
  ['text/csv', ['XLSX refused name', 'XLSX price']],
  ['application/pdf', ['CSV name_de']],
  ['application/xml', ['CSV name_de']],
])('what is answered as %s holds the texts of files as data, and no cell a formula', (type, cells) => {
  const seen = answers.filter((answer) => answer.type === type && canBeRead(answer)).map(see)
  expect(seen.flatMap(({ faults }) => faults)).toEqual([])
  expectMet(
    seen.map(({ text }) => text),
    cells,
  )
})

test('pages show the texts of files as text', () => {
  expect(pages.flatMap(({ path, html }) => liveMarkup(html).map((fault) => `${path}: ${fault}`))).toEqual([])
  expectMet(
    pages.map(({ html }) => decode(html)),
    [
      'CSV name_de',
      'CSV name_en',
      'CSV brand',
      'CSV description_de',
      'CSV feature',
      'CSV value',
      'CSV ingredients',
      'CSV origin',
    ],
  )
})

test('mails hold the texts of files as text', () => {
  expect(mails.flatMap(({ subject, html = '' }) => liveMarkup(html).map((fault) => `${subject}: ${fault}`))).toEqual([])
  expectMet(
    mails.map(({ text = '', html = '' }) => text + html),
    ['CSV name_de'],
  )
})
