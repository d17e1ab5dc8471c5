import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { sheet as texts } from '../../../texts/de/change-sets/sheet.ts'
import { laptop } from '../../support/account.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'

openForAll()

/** An owner who belongs to this store alone, with articles P-1 and P-2 at 20.00 € net. */
async function ownerOfTwo() {
  const { id: storeId } = await createStore(shop.db)
  const [category] = await shop.db<{ slug: string }[]>`select slug from category order by slug limit 1`
  for (const supplierSku of ['P-1', 'P-2'])
    await createProduct(shop.db, storeId, { supplierSku, stock: 50, categorySlug: category!.slug })
  await shop.db`
    update product set price_cents = 2000, final_price_cents = 2000, tier_prices = '[]' where store_id = ${storeId}`
  return createMember(shop.db, { storeId, roles: ['OWNER'] })
}

async function paste(page: Page, text: string) {
  await page.bringToFront()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+V')
}

const drafted = (page: Page, count: number) => page.getByText(texts.draft(count), { exact: true }).waitFor()

test('two tabs share a draft cell by cell, and what one discards or applies goes in the other', async () => {
  const owner = await ownerOfTwo()
  const { page: first, context, problems } = await visit(browser, shop.origin, laptop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(first, 'de', owner.token, '/supplier/prices')
  const second = await context.newPage()
  await second.goto(`${shop.origin}/de/supplier/prices`)
  await second.getByRole('grid').waitFor()

  await paste(first, 'P-1\t21,00')
  await drafted(second, 1)
  await paste(second, 'P-2\t22,00')
  await drafted(first, 2)
  // Undo takes back what this tab has done, and nothing of the other.
  await press(second.getByRole('button', { name: texts.undo, exact: true }).first())
  await drafted(first, 1)
  await first.reload()
  await drafted(first, 1)

  await press(second.getByRole('button', { name: texts.compare }))
  const panel = second.getByRole('complementary', { name: texts.review.title })
  await press(panel.getByRole('button', { name: texts.review.apply(1) }))
  await second.getByText(texts.review.applied(1)).waitFor()
  await expect.poll(() => first.getByText(texts.draftHint).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('of two owners on one device each finds the own draft', { tags: ['long'] }, async () => {
  const [mira, noah] = [await ownerOfTwo(), await ownerOfTwo()]
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, 'de', mira.token, '/supplier/prices')
  await page.getByRole('grid').waitFor()
  await paste(page, 'P-1\t21,00\nP-2\t21,00')
  await drafted(page, 2)
  await enter(page, 'de', noah.token, '/supplier/prices')
  await page.getByRole('grid').waitFor()
  expect(await page.getByText(texts.draftHint).count()).toBe(0)
  await paste(page, 'P-1\t23,00')
  await drafted(page, 1)
  await enter(page, 'de', mira.token, '/supplier/prices')
  await drafted(page, 2)
  expect(problems).toEqual([])
  await context.close()
})
