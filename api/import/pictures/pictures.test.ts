import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import * as photosApi from '../../../contract/range/photos.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import { newPhoto } from '../../../contract/range/photo-cut.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createImporting, type Importing } from '../../../test/range/importing.ts'
import { photoFile } from '../../../test/range/photos.ts'
import { startPictureImportWorker } from './take-pictures.ts'
import { startImportUndoWorker } from './undo-import.ts'

let app: TestApp
let importing: Importing
let root = ''
const requested: string[] = []
const server = createServer((request, reply) => {
  requested.push(request.url!)
  const name = request.url!.split('/').at(-1)!
  const file = pictures.get(name)
  if (!file) return void reply.writeHead(404).end()
  reply.writeHead(200, { 'content-type': 'image/png' }).end(file)
})
const pictures = new Map<string, Buffer>()
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`
  pictures.set('front.png', await bytesOf(await photoFile()))
  pictures.set('back.png', await bytesOf(await photoFile({ left: '#20c020' })))
  pictures.set('small.png', await bytesOf(await photoFile({ width: 400, height: 400 })))
  pictures.set('page.png', Buffer.from('<html>'))
})
afterAll(async () => {
  server.close()
  await app.close()
})
beforeEach(async () => {
  requested.length = 0
  importing = await createImporting(app)
})

const mime = (source: string, order: number, purpose = 'normal') =>
  `<MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE><MIME_PURPOSE>${purpose}</MIME_PURPOSE><MIME_ORDER>${order}</MIME_ORDER></MIME>`
const article = (number: string, mimes: string) => `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID>
  <PRODUCT_DETAILS><DESCRIPTION_SHORT>Tee</DESCRIPTION_SHORT></PRODUCT_DETAILS>
  <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>TRESEN</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>kaffee-bohne</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES>
  <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>4.20</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
  <MIME_INFO>${mimes}</MIME_INFO></PRODUCT>`
const catalogue = (articles: string[], pictureRoot = root) => `<BMECAT version="2005"><HEADER><CATALOG>
  <CATALOG_ID>K</CATALOG_ID><MIME_ROOT>${pictureRoot}</MIME_ROOT></CATALOG></HEADER><T_NEW_CATALOG>${articles.join('')}</T_NEW_CATALOG></BMECAT>`

async function compared(text: string) {
  const { id } = await importing.add(text, 'katalog.xml')
  await importing.work()
  return importing.read(id)
}
async function applied(text: string) {
  const { id } = await compared(text)
  await importing.apply(id)
  await importing.work()
  await doJobs(app, startPictureImportWorker)
  return importing.read(id)
}
const trust = () => app.db`update store set is_trusted = true where id = ${importing.storeId}`
const shownBy = async (sku: string) => {
  const [row] = await app.db<{ photos: unknown[] | null; submitted: unknown[] | null; status: string }[]>`
    select p.picture -> 'photos' as photos, d.submitted -> 'photos' as submitted, p.status
    from product p left join product_draft d using (sku_id) where p.store_id = ${importing.storeId} and p.supplier_sku = ${sku}`
  return { photos: row!.photos?.length ?? 0, waiting: row!.submitted?.length ?? 0, status: row!.status }
}

test('nothing is fetched before a catalogue is applied; then old and new articles show its pictures', async () => {
  await trust()
  await importing.product('A1')
  const text = catalogue([
    article('A1', mime('back.png', 2) + mime('front.png', 1) + mime('logo.png', 3, 'logo')),
    article('N1', mime('front.png', 1)),
  ])
  expect((await compared(text)).pictures).toMatchObject({ waiting: 3, taken: 0 })
  expect(requested).toEqual([])
  expect((await applied(text)).pictures).toMatchObject({ waiting: 0, taken: 3, failed: 0 })
  expect(requested).toEqual(['/pictures/front.png', '/pictures/back.png', '/pictures/front.png'])
  expect(await shownBy('A1')).toEqual({ photos: 2, waiting: 0, status: 'ACTIVE' })
  expect(await shownBy('N1')).toEqual({ photos: 1, waiting: 0, status: 'IN_REVIEW' })
})

test('what is not to be had is named with its line and reason, and the others are taken', async () => {
  await trust()
  await importing.product('A1')
  const sources = ['gone.png', 'small.png', 'page.png', 'front.png', 'ftp://example.de/a.png']
  const run = await applied(catalogue([article('A1', sources.map((source, at) => mime(source, at + 1)).join(''))]))
  expect(run).toMatchObject({ state: 'APPLIED', pictures: { taken: 1, failed: 4 } })
  expect(run.pictures.failures.map(({ line, name, reason }) => [line, name, reason])).toEqual([
    [1, 'gone.png', expect.stringContaining('does not have')],
    [1, 'small.png', expect.stringContaining('1,000 pixels')],
    [1, 'page.png', expect.stringContaining('no picture')],
    [1, 'ftp://example.de/a.png', expect.stringContaining('no address')],
  ])
  expect((await shownBy('A1')).photos).toBe(1)
})

test('a folder of the supplier is no address, and a server that gives nothing is left alone after three', async () => {
  const articles = ['N1', 'N2', 'N3', 'N4', 'N5'].map((number) => article(number, mime('front.png', 1)))
  const inFolder = await applied(catalogue(articles.slice(0, 1), 'C:\\bilder'))
  expect(inFolder.pictures.failures[0]!.reason).toContain('no address')
  const run = await applied(catalogue(articles, 'http://127.0.0.1:9/'))
  expect(run.pictures).toMatchObject({ waiting: 0, taken: 0, failed: 5 })
})

test('the pictures of a product on sale wait for an operator, and what its store shows stays', async () => {
  await importing.product('A1')
  const own = await importing.product('A2')
  const photo = await app.request(photosApi.add, { skuId: own.skuId, file: await photoFile() }, importing.member)
  const { version } = await app.request(editorApi.read, { skuId: own.skuId }, importing.member)
  const changes = { photos: [newPhoto(photo.id)] }
  await app.request(editorApi.saveDraft, { skuId: own.skuId, version, changes }, importing.member)
  const run = await applied(catalogue([article('A1', mime('front.png', 1)), article('A2', mime('front.png', 1))]))
  expect(run.pictures).toMatchObject({ taken: 1, skipped: 1 })
  expect(await shownBy('A1')).toEqual({ photos: 0, waiting: 1, status: 'ACTIVE' })
  expect(await shownBy('A2')).toEqual({ photos: 0, waiting: 0, status: 'ACTIVE' })
  expect(requested).toHaveLength(1)
})

const undo = async (setId: string) => {
  await app.request(changeSetsApi.undo, { id: setId }, importing.member)
  await importing.work()
  await doJobs(app, startImportUndoWorker)
}

test.each([
  ['shown', true],
  ['waiting for an operator', false],
])('taking the import back takes pictures out that are %s, but for those changed since', async (_, isTrusted) => {
  if (isTrusted) await trust()
  for (const sku of ['A1', 'A2']) await importing.product(sku)
  const run = await applied(
    catalogue([
      article('A1', mime('front.png', 1)),
      article('A2', mime('front.png', 1)),
      article('N1', mime('front.png', 1)),
    ]),
  )
  const changed = isTrusted
    ? app.db`update product set picture = jsonb_set(picture, '{photos}', (picture -> 'photos') || (picture -> 'photos')) where store_id = ${importing.storeId} and supplier_sku = 'A2'`
    : app.db`update product_draft set submitted = jsonb_set(submitted, '{photos}', (submitted -> 'photos') || (submitted -> 'photos')) where sku_id in (select sku_id from product where store_id = ${importing.storeId} and supplier_sku = 'A2')`
  await changed
  await undo(run.changeSet!.id)
  expect(await shownBy('A1')).toMatchObject({ photos: 0, waiting: 0 })
  const left = await shownBy('A2')
  expect(left.photos + left.waiting).toBe(2)
  expect((await shownBy('N1')).photos).toBe(1)
  expect((await importing.read(run.id)).pictures).toMatchObject({ taken: 1, undone: 2 })
})

test('what was not fetched yet when the import is taken back never is', async () => {
  await importing.product('A1')
  const { id } = await compared(catalogue([article('A1', mime('front.png', 1))]))
  await importing.apply(id)
  await importing.work()
  await undo((await importing.read(id)).changeSet!.id)
  await doJobs(app, startPictureImportWorker)
  expect(requested).toEqual([])
  expect((await importing.read(id)).pictures).toMatchObject({ waiting: 0, undone: 1 })
})
