import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as importsApi from '../../../../contract/import/imports.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { atOnce } from '../../../../test/at-once.ts'
import { createImporting, type Importing } from '../../../../test/range/importing.ts'

let app: TestApp
let importing: Importing
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  await app.db`
    insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp, show_in_footer) values
      ('group-root', null, 'Wurzel', 'Root', 9, 1900, false),
      ('group-pads', 'group-root', 'Notizblöcke', 'Note pads', 9, 1900, false),
      ('group-pens', 'group-root', 'Kugelschreiber', 'Ball pens', 9, 1900, false)`
})
afterAll(() => app.close())
beforeEach(async () => {
  importing = await createImporting(app)
})

const map = (id: string, groups: { code: string; category: string | null }[], caller = importing.member) =>
  app.request(importsApi.mapGroups, { id, groups }, caller)
const compared = async (text: string, name?: string) => {
  const added = await importing.add(text, name)
  if (added.state === 'COLUMNS') return importing.compare(added.id)
  await importing.work()
  return importing.read(added.id)
}
const file =
  'Art.-Nr.;Bezeichnung;Preis;Warengruppe\nN1;Block A5;2,00;notizblöcke\nN2;Stift;1,00;WG 7\nN3;Stift rot;1,00;WG 7\nA1;Alt;4,20;WG 9'

test('german-trade § 8.2: groups of new articles are asked once, remembered, and suggested by their names', async () => {
  await importing.product('A1')
  const first = await compared(file)
  // The group of an article that there is already does not matter: its category stays.
  expect(first).toMatchObject({ counts: { SAME: 1, NEW: 0, REFUSED: 3 } })
  expect(first.groups).toEqual([
    { code: 'WG 7', name: null, count: 2, category: null, suggestion: null },
    { code: 'notizblöcke', name: null, count: 1, category: null, suggestion: 'group-pads' },
  ])
  await map(first.id, [
    { code: 'WG 7', category: 'group-pens' },
    { code: 'notizblöcke', category: 'group-pads' },
  ])
  await importing.work()
  const again = await importing.read(first.id)
  expect(again).toMatchObject({ state: 'COMPARED', counts: { SAME: 1, NEW: 3, REFUSED: 0 } })
  expect(again.groups.map(({ category }) => category)).toEqual(['group-pens', 'group-pads'])
  await importing.apply(first.id)
  await importing.work()
  const stored = await app.db`
    select supplier_sku, category_slug from product where store_id = ${importing.storeId} and supplier_sku like 'N%' order by 1`
  expect(stored.map(({ categorySlug }) => categorySlug as string)).toEqual(['group-pads', 'group-pens', 'group-pens'])
  expect(await compared('Art.-Nr.;Bezeichnung;Preis;Warengruppe\nN4;Stift blau;1,00;WG 7')).toMatchObject({
    counts: { NEW: 1, REFUSED: 0 },
  })
  // Each store has groups of its own.
  const other = await createImporting(app)
  const foreign = await other.compare((await other.add(file)).id)
  expect(foreign.groups.map(({ category }) => category)).toEqual([null, null, null])
})

test('a category that has been archived is asked for anew, and a group can be taken back', async () => {
  const { id } = await compared(file)
  await map(id, [{ code: 'WG 7', category: 'group-pens' }])
  await importing.work()
  await app.db`update category set archived_at = now() where slug = 'group-pens'`
  const text = 'Art.-Nr.;Bezeichnung;Preis;Warengruppe\nN5;Stift;1,00;WG 7'
  const archived = await compared(text)
  await app.db`update category set archived_at = null where slug = 'group-pens'`
  expect(archived).toMatchObject({ counts: { REFUSED: 1 }, groups: [{ code: 'WG 7', category: null }] })
  await map(archived.id, [{ code: 'WG 7', category: null }])
  await importing.work()
  expect(await compared(text)).toMatchObject({ counts: { REFUSED: 1 }, groups: [{ category: null }] })
})

test('what is no category, no group of the file, or another store’s is refused at its place and nothing is kept', async () => {
  const { id } = await compared(file)
  const refused = (groups: { code: string; category: string | null }[], language: 'de' | 'en') =>
    app.refusal(importsApi.mapGroups, { id, groups }, { ...importing.member, language })
  expect(await refused([{ code: 'WG 7', category: 'group-root' }], 'de')).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { 'groups.0.category': expect.stringContaining('Kategorie') as string },
  })
  expect(await refused([{ code: 'WG 7', category: null }, { code: 'WG 8', category: null }], 'en')).toMatchObject({ fieldErrors: { 'groups.1.code': expect.stringContaining('group') as string } }) // prettier-ignore
  const twice = [{ code: 'WG 7', category: 'group-pens' }, { code: 'WG 7', category: 'group-pads' }] // prettier-ignore
  expect(await refused(twice, 'de')).toMatchObject({ fieldErrors: { 'groups.1.code': expect.any(String) as string } })
  const { member } = await createImporting(app)
  await expect(map(id, [{ code: 'WG 7', category: 'group-pens' }], member)).rejects.toMatchObject({ status: 404 })
  expect(await app.db`select from category_mapping where store_id = ${importing.storeId}`).toHaveLength(0)
})

test('sent twice, and at once, the lines are compared once; another answer meanwhile is refused', async () => {
  const { id } = await compared(file)
  const groups = [{ code: 'WG 7', category: 'group-pens' }]
  const { done } = await atOnce(3, () => map(id, groups))
  expect(done).toHaveLength(3)
  const [{ sets }] = await app.db<[{ sets: number }]>`
    select count(*)::int as sets from change_set where store_id = ${importing.storeId}`
  expect(sets).toBe(2)
  await expect(map(id, [{ code: 'WG 7', category: 'group-pads' }])).rejects.toMatchObject({ code: 'IMPORT_STATE' })
})

const article = (number: string, features: string) => `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID>
  <PRODUCT_DETAILS><DESCRIPTION_SHORT>Ware ${number}</DESCRIPTION_SHORT></PRODUCT_DETAILS>${features}
  <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>2.00</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`
const featureGroup = (system: string, code: string) => `<PRODUCT_FEATURES>
  <REFERENCE_FEATURE_SYSTEM_NAME>${system}</REFERENCE_FEATURE_SYSTEM_NAME>
  <REFERENCE_FEATURE_GROUP_ID>${code}</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES>`
const catalogue = `<BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
  <CLASSIFICATION_SYSTEM><CLASSIFICATION_GROUPS><CLASSIFICATION_GROUP type="leaf">
    <CLASSIFICATION_GROUP_ID>24260101</CLASSIFICATION_GROUP_ID><CLASSIFICATION_GROUP_NAME>Ball pens</CLASSIFICATION_GROUP_NAME>
  </CLASSIFICATION_GROUP></CLASSIFICATION_GROUPS></CLASSIFICATION_SYSTEM>
  <CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="leaf"><GROUP_ID>30</GROUP_ID><GROUP_NAME>Papier &amp; Blöcke</GROUP_NAME></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
  ${article('B1', featureGroup('ECLASS-14.0', '24260101'))}
  ${article('B2', featureGroup('ECLASS-14.0', '24260102'))}
  ${article('B3', featureGroup('ECLASS-14.0', '1') + featureGroup('TRESEN-1.0', 'group-pads'))}
  <PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>B2</PROD_ID><CATALOG_GROUP_ID>30</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG></BMECAT>`

test('german-trade § 8.2: a catalogue names its groups around its articles, in its own tree or by class', async () => {
  const run = await compared(catalogue, 'katalog.xml')
  expect(run).toMatchObject({ counts: { NEW: 1, REFUSED: 2 } })
  expect(run.groups).toEqual([
    { code: '24260101', name: 'Ball pens', count: 1, category: null, suggestion: 'group-pens' },
    { code: '30', name: 'Papier & Blöcke', count: 1, category: null, suggestion: null },
  ])
  await map(run.id, [
    { code: '24260101', category: 'group-pens' },
    { code: '30', category: 'group-pads' },
  ])
  await importing.work()
  expect(await importing.read(run.id)).toMatchObject({ counts: { NEW: 3, REFUSED: 0 } })
})

test('german-trade § 8.2: an article that a catalogue takes out counts with those that it lacks', async () => {
  await importing.product('D1')
  await importing.product('D2')
  const gone = (number: string) => article(number, '').replace('<PRODUCT>', '<PRODUCT mode="delete">')
  const text = `<BMECAT version="2005"><HEADER/><T_UPDATE_PRODUCTS>${gone('D1')}${gone('D3')}</T_UPDATE_PRODUCTS></BMECAT>`
  const run = await compared(text, 'katalog.xml')
  expect(run).toMatchObject({ counts: { MISSING: 2, REFUSED: 1 }, missingOnSale: 2 })
  const missing = await importing.lines(run.id, 'MISSING')
  expect(missing.map(({ supplierSku, reasons }) => [supplierSku, reasons.length])).toEqual([
    ['D1', 1],
    ['D2', 0],
  ])
})
