import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { sheet as texts } from '../../../texts/de/change-sets/sheet.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { laptop } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { check, press } from '../../support/user-actions.ts'

openForAll()

/** An owner with articles P-1 to P-4, at 20.00 € net. */
async function openSheet() {
  const { id: storeId } = await createStore(shop.db)
  const [category] = await shop.db<{ slug: string }[]>`select slug from category order by slug limit 1`
  for (const supplierSku of ['P-1', 'P-2', 'P-3', 'P-4'])
    await createProduct(shop.db, storeId, { supplierSku, stock: 50, categorySlug: category!.slug })
  await shop.db`
    update product set price_cents = 2000, final_price_cents = 2000, tier_prices = '[]' where store_id = ${storeId}`
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const visited = await visit(browser, shop.origin, laptop)
  await enter(visited.page, 'de', owner.token, '/supplier/prices')
  await visited.page.getByRole('row').nth(4).waitFor()
  return visited
}

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()
const cell = (page: Page, row: number) => page.getByRole('row').nth(row).getByRole('gridcell').first()

test('what is chosen is drawn out by its handle, one step that is undone as one; Ctrl F finds among all rows', async () => {
  const { page, context, problems } = await openSheet()
  await press(cell(page, 1))
  await page.keyboard.type('21,00')
  await page.keyboard.press('Enter')
  await page.keyboard.type('22,00')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.locator('.sheet-handle').hover()
  await page.mouse.down()
  await cell(page, 4).hover()
  await page.mouse.up()
  await page.getByText(texts.draft(4), { exact: true }).waitFor()
  const prices = () => Promise.all([1, 2, 3, 4].map((row) => cell(page, row).locator('span').first().innerText()))
  expect(await prices()).toEqual(['21,00', '22,00', '21,00', '22,00'])
  await page.keyboard.press('Control+Z')
  await page.getByText(texts.draft(2), { exact: true }).waitFor()
  await page.keyboard.press('Control+F')
  await page.keyboard.type('P-3')
  await page.keyboard.press('Enter')
  await page.getByText(texts.shown('1', '1')).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('columns are chosen, saved under a name as a tab of their own, and written to a file', async () => {
  const { page, context, problems } = await openSheet()
  expect(await page.locator('.sheet-number').allInnerTexts()).toEqual(['1', '2', '3', '4'])
  await press(page.getByRole('button', { name: texts.views.MASTER }))
  await expect.poll(() => heads(page)).toContain(texts.columns.CATEGORY)
  await press(page.locator('.sheet-page .desk-columns summary'))
  await check(page.getByRole('group', { name: texts.ownColumns }).getByLabel(texts.columns.STOCK, { exact: true }))
  await expect.poll(() => heads(page)).toContain(texts.columns.STOCK)
  expect(await findBarriers(page)).toEqual([])
  // Another view has its own.
  await press(page.getByRole('button', { name: texts.views.TIERS }))
  await expect.poll(() => heads(page)).toContain(texts.columns.TIER_1)
  expect(await heads(page)).not.toContain(texts.columns.STOCK)
  await page.goBack()
  await expect.poll(() => heads(page)).toContain(texts.columns.STOCK)
  await press(page.getByRole('button', { name: desk.list.saved.save, exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(desk.list.saved.name).fill('Inventur')
  await press(dialog.getByRole('button', { name: desk.list.saved.save, exact: true }))
  const own = page.getByRole('link', { name: 'Inventur' })
  await own.waitFor()
  await press(page.getByRole('button', { name: texts.views.TIERS }))
  await expect.poll(() => heads(page)).not.toContain(texts.columns.STOCK)
  await press(own)
  await expect.poll(() => heads(page)).toContain(texts.columns.STOCK)
  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: desk.list.csv }))
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain(`;${texts.columns.STOCK};`)
  expect(text).toContain('\r\nP-4;')
  expect(problems).toEqual([])
  await context.close()
})
