import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUnusedFiles } from '../../api/find-unused-files.ts'
import { startPictureImportWorker } from '../../api/import/pictures/take-pictures.ts'
import { startRuns } from '../../api/work-runs.ts'
import { endpoints } from '../../contract/api.ts'
import * as listApi from '../../contract/range/list.ts'
import * as bulkApi from '../../contract/range/operator-bulk.ts'
import { createTestApp, INBOUND_SECRET, type TestApp } from '../app.ts'
import { doJobs } from '../do-jobs.ts'
import { entries } from '../every-call/entries.ts'
import { nameOf } from '../every-call/entry.ts'
import { createWorld, type World } from '../every-call/world.ts'
import { composeMail } from '../operator/compose-mail.ts'
import { createImporting } from '../range/importing.ts'
import { photoFile } from '../range/photos.ts'
import { sourceFiles } from '../structure/source-files.ts'
import { namesIn } from './s3-storage.ts'

let app: TestApp
let world: World
let server: Server
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
  const photo = Buffer.from(await (await photoFile()).arrayBuffer())
  server = createServer((_, reply) => void reply.writeHead(200, { 'content-type': 'image/png' }).end(photo))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The last moment at which a transaction can fail; for whoever takes the notes away unclaimed it does not.
  await app.db.unsafe(`
    create function refuse_claim() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$;
    create constraint trigger refuse_claim after delete on unclaimed_file deferrable initially deferred
      for each row when (not old.is_left) execute function refuse_claim();
    alter table unclaimed_file disable trigger refuse_claim`)
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** What each caller of `storeFiles` is reached by: prepared first, then done while no file can be claimed. */
type Doing = () => Promise<() => Promise<unknown>>

const calls = (name: string, input = entries[name]!.input): Doing => {
  const endpoint = endpoints.find((known) => nameOf(known) === name)!
  return async () => {
    const { owner: buyer, supplier, operator } = world
    const callers: Record<string, { token: string }> = { buyer, supplier, operator, visitor: { token: '' } }
    const given = await input(world)
    return () => app.request(endpoint, given as never, callers[endpoint.access]!)
  }
}

const stores: Record<string, Doing[]> = {
  'api/attachments/upload.ts': [
    calls('POST /api/v1/account/attachments'),
    calls('POST /api/v1/supplier/attachments'),
    calls('POST /api/v1/operator/tickets/{number}/files'),
  ],
  'api/designs/files/write-files.ts': [calls('POST /api/v1/product-designs/{id}/files')],
  'api/desk/runs/work-run.ts': [
    async () => {
      await app.request(listApi.exportRows, { view: 'ALL' }, world.supplier)
      return () => doJobs(app, startRuns)
    },
    async () => {
      await app.request(bulkApi.exportRows, { skuIds: [world.product.skuId] }, world.operator)
      return () => doJobs(app, startRuns)
    },
  ],
  'api/import/pictures/take-pictures.ts': [
    async () => {
      await applyCatalogue()
      return () => doJobs(app, startPictureImportWorker)
    },
  ],
  'api/import/runs/add-import.ts': [calls('POST /api/v1/supplier/imports')],
  'api/range/photos/add-photo.ts': [calls('POST /api/v1/supplier/products/{skuId}/photos')],
  'api/store-settings/pictures/add-picture.ts': [calls('POST /api/v1/supplier/store/pictures')],
  'api/tickets/store-files.ts': [
    calls('POST /api/v1/inbound-mail', async () => {
      const content = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')
      const attachments = [{ filename: 'delivery.pdf', content }]
      const message = await composeMail({ from: 'jana@hotel.example', subject: 'Broken', text: 'See', attachments })
      return { secret: INBOUND_SECRET, message }
    }),
  ],
  'api/uploads/change-uploads.ts': [calls('POST /api/v1/operator/pictures')],
}

/** A catalogue that counts and whose picture was not fetched yet. */
async function applyCatalogue() {
  const importing = await createImporting(app)
  await importing.product('A1')
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { id } = await importing.add(
    `<BMECAT version="2005"><HEADER><CATALOG><CATALOG_ID>K</CATALOG_ID><MIME_ROOT>${root}</MIME_ROOT></CATALOG></HEADER>
    <T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>A1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Tee</DESCRIPTION_SHORT></PRODUCT_DETAILS>
    <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>4.20</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
    <MIME_INFO><MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>a.png</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE><MIME_ORDER>1</MIME_ORDER></MIME></MIME_INFO>
    </PRODUCT></T_NEW_CATALOG></BMECAT>`,
    'katalog.xml',
  )
  await importing.work()
  await importing.apply(id)
  await importing.work()
}

const rows = Object.entries(stores).flatMap(([path, doings]) => doings.map((prepare, at) => ({ path, at, prepare })))

/** Of each file that is written from now on: how many transactions wait for it, with all that they have locked. */
function watchWrites() {
  const { files } = app.deps
  const { write } = files
  const waiting: number[] = []
  files.write = async (...written) => {
    await write(...written)
    const [row] = await app.db<[{ count: number }]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    waiting.push(row.count)
  }
  return { waiting, stop: () => void (files.write = write) }
}

test.each(rows)(
  '$path writes its file outside of transactions, and leaves none where that of its row fails ($at)',
  async ({ prepare }) => {
    const act = await prepare()
    const before = await namesIn(app.deps.files)
    const { waiting, stop } = watchWrites()
    await app.db`alter table unclaimed_file enable trigger refuse_claim`
    try {
      await expect(act()).rejects.toThrow()
    } finally {
      await app.db`alter table unclaimed_file disable trigger refuse_claim`
      stop()
    }
    expect(waiting).toEqual([0])
    expect(await namesIn(app.deps.files)).toEqual(before)
    expect(await app.db`select name from unclaimed_file`).toEqual([])
  },
)

test.each(rows)(
  'what $path stores is named by a row, so that it is never taken for unused ($at)',
  async ({ prepare }) => {
    const act = await prepare()
    const before = await namesIn(app.deps.files)
    await act()
    expect((await namesIn(app.deps.files)).length).toBeGreaterThan(before.length)
    const clock = { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) }
    for await (const { name } of findUnusedFiles({ ...app.deps, clock })) expect.fail(`${name} is named by no row`)
  },
)

test('every slice stores files by storeFiles, and each that does so stands in the table above', () => {
  const slices = sourceFiles(['api']).filter(({ path }) => !path.startsWith('api/platform/'))
  const storing = slices.filter(({ text }) => text.includes('storeFiles(')).map(({ path }) => path)
  expect(storing.toSorted()).toEqual(Object.keys(stores).toSorted())
  expect(slices.filter(({ text }) => /\bfiles\.write\(/.test(text)).map(({ path }) => path)).toEqual([])
})
