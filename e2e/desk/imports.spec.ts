import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { sheet } from '../../texts/de/change-sets/sheet.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { imports as t } from '../../texts/de/import/screen.ts'
import { laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll()
const { review } = sheet
const { run } = desk

const file = `Nummer;Was es ist;Netto;Im Lager
P-1;Tee 1;20,50;40
P-2;Tee 2;30,00;50
P-3;Tee 3;auf Anfrage;50
P-9;Neuer Tee;;5`

test('a price list of other columns is matched, compared, applied and taken back', async () => {
  const { id: storeId } = await createStore(shop.db)
  for (const sku of ['P-1', 'P-2', 'P-3', 'P-4']) await createProduct(shop.db, storeId, { supplierSku: sku, stock: 50 })
  await shop.db`
    update product set price_cents = 2000, final_price_cents = 2000, tier_prices = '[]' where store_id = ${storeId}`
  const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const prices = async () => {
    const rows = await shop.db`select price_cents from product where store_id = ${storeId} order by supplier_sku`
    return rows.map(({ priceCents }) => priceCents as number)
  }
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', token, '/supplier/imports')
  await page.getByText(t.empty).waitFor()
  await page
    .getByLabel(t.file)
    .first()
    .setInputFiles({
      name: 'liste.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
  await page.getByRole('heading', { name: t.match }).waitFor()
  for (const [column, means] of [
    ['Nummer', t.meanings.supplier_sku],
    ['Was es ist', t.leaveOut],
    ['Netto', t.meanings.price],
    ['Im Lager', t.meanings.stock],
  ] as const)
    await page.getByLabel(column, { exact: true }).selectOption({ label: means })
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('button', { name: t.compare }))
  await page.getByRole('table', { name: review.histogram }).waitFor()
  await page.getByText('20,00 → 30,00 €').waitFor()
  const lines = page.getByRole('region', { name: t.lines })
  await lines.getByRole('row', { name: /P-2 · .* 20,00.€ 30,00.€/ }).waitFor()
  await press(page.getByRole('button', { name: new RegExp(`^${t.views.STOCK}`) }))
  await lines.getByRole('row', { name: /P-1 · .* 50 40$/ }).waitFor()
  expect(await lines.getByText('P-2 · ').count()).toBe(0)
  await check(page.getByRole('checkbox', { name: review.confirm(1) }))
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('button', { name: t.apply }))
  await page.getByText(t.sets.APPLIED).waitFor()
  expect(await prices()).toEqual([2050, 3000, 2000, 2000])
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: t.refused }))
  expect((await saved).suggestedFilename()).toBe(`${t.refusedFile}.csv`)
  await press(page.getByRole('button', { name: t.pauseMissing(1, 1) }))
  const pausing = page.getByRole('dialog', { name: t.pausing })
  await pausing.getByText(run.done(1, 1)).waitFor()
  await press(pausing.getByRole('button', { name: run.close }).last())
  expect(await shop.db`select status from product where store_id = ${storeId} and supplier_sku = 'P-4'`).toMatchObject([
    { status: 'PAUSED' },
  ])
  await press(page.getByRole('button', { name: t.undo }))
  await page.getByText(t.sets.UNDONE).waitFor()
  expect(await prices()).toEqual([2000, 2000, 2000, 2000])
  expect(problems).toEqual([])
  await context.close()
})

const grouped = `<BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
  <CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="leaf"><GROUP_ID>30</GROUP_ID><GROUP_NAME>Heißgetränke</GROUP_NAME></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
  <PRODUCT><SUPPLIER_PID>G-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Espresso Forte</DESCRIPTION_SHORT></PRODUCT_DETAILS>
    <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>9.00</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
  <PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>G-1</PROD_ID><CATALOG_GROUP_ID>30</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG></BMECAT>`

test(
  'german-trade § 8.2: the groups of a catalogue are given categories once, with the keyboard',
  { tags: ['long'] },
  async () => {
    const { id: storeId } = await createStore(shop.db)
    const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, laptop)
    await enter(page, 'de', token, '/supplier/imports')
    const buffer = Buffer.from(grouped)
    const upload = () =>
      page.getByLabel(t.file).first().setInputFiles({ name: 'katalog.xml', mimeType: 'text/xml', buffer })
    await upload()
    const group = page.getByRole('combobox', { name: 'Heißgetränke (30)' })
    await group.waitFor()
    await page.getByText(t.groups.of(1)).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await group.press('Enter')
    await page.keyboard.type('Kaffee › Kaffee')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t.groups.save }).press('Enter')
    await page.getByRole('button', { name: new RegExp(`^${t.views.NEW}`) }).waitFor()
    await page.getByText(t.groups.known(1)).waitFor()
    expect(await shop.db`select group_code from category_mapping where store_id = ${storeId}`).toEqual([
      { groupCode: '30' },
    ])
    await press(page.getByRole('link', { name: t.back }))
    await upload()
    await page.getByText(t.groups.known(1)).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
