import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createImporting } from '../../../test/range/importing.ts'
import { startImportUndoWorker } from '../pictures/undo-import.ts'
import type { CatalogueHead } from './catalogue-head.ts'
import { orderFault, stateAfter } from './update-order.ts'

const head = (content: CatalogueHead['content'], previous: number | null, version = '1'): CatalogueHead => ({
  id: 'K',
  version,
  content,
  previous,
})
const applied = { version: '1', productsUpdate: 2, pricesUpdate: 5 }

test.each([
  ['a whole catalogue', head('ALL', null), applied, undefined],
  ['an update that names none', head('PRICES', null), applied, undefined],
  ['the next of products', head('PRODUCTS', 2), applied, undefined],
  ['the next of prices', head('PRICES', 5), applied, undefined],
  ['the next of both counted on', head('PRODUCTS', 5), applied, undefined],
  ['one after a gap', head('PRICES', 7), applied, 'GAP'],
  ['one that came before', head('PRICES', 4), applied, 'REPEATED'],
  ['one of another version', head('PRICES', 5, '2'), applied, 'OTHER_VERSION'],
  ['one of a catalogue never seen', head('PRICES', 0), null, 'NOTHING_APPLIED'],
])('german-trade § 8.2: %s is told apart', (_, stated, last, code) => {
  expect(orderFault(stated, last)?.code).toBe(code)
})

test.each([
  [head('ALL', null), { version: '1', productsUpdate: 0, pricesUpdate: 0 }],
  [head('PRODUCTS', 2), { version: '1', productsUpdate: 3, pricesUpdate: 5 }],
  [head('PRICES', 0, '2'), { version: '2', productsUpdate: 0, pricesUpdate: 1 }],
  [head('PRICES', null), applied],
])('what is applied next stands on what was', (stated, after) => {
  expect(stateAfter(stated, applied)).toEqual(after)
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const file = (transaction: string, price: string) => `<BMECAT version="1.2"><HEADER><CATALOG>
  <CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1</CATALOG_VERSION></CATALOG></HEADER><${transaction}>
  <ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list">
  <PRICE_AMOUNT>${price}</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE></${transaction.split(' ')[0]}></BMECAT>`

test('german-trade § 8.2: a gap and a repetition are said before anything counts; only what was applied counts', async () => {
  const importing = await createImporting(app)
  await importing.product('A1')
  const compare = async (transaction: string, price: string) => {
    const { id } = await importing.add(file(transaction, price), 'katalog.xml')
    await importing.work()
    return importing.read(id)
  }
  const apply = async (transaction: string, price: string) => {
    const { id } = await compare(transaction, price)
    await importing.apply(id)
    await importing.work()
    return importing.read(id)
  }
  const update = (previous: number) => `T_UPDATE_PRICES prev_version="${previous}"`
  expect((await compare(update(0), '4.21')).warning).toContain('Nothing of it was applied')
  await apply('T_NEW_CATALOG', '4.22')
  expect((await compare(update(0), '4.23')).warning).toBeNull()
  expect((await compare(update(2), '4.24')).warning).toContain('missing in between')
  const first = await apply(update(0), '4.25')
  expect(first.warning).toBeNull()
  expect((await compare(update(0), '4.26')).warning).toContain('applied already')

  await app.request(changeSetsApi.undo, { id: first.changeSet!.id }, importing.member)
  await importing.work()
  await doJobs(app, startImportUndoWorker)
  expect((await compare(update(0), '4.26')).warning).toBeNull()
})
