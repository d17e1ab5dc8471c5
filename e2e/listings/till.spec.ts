import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Cart } from '../../contract/cart.ts'
import { till as de } from '../../texts/de/cart/till.ts'
import { till as en } from '../../texts/en/cart/till.ts'
import { ask, laptop, local, openAccount, stayAs, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

test('a buyer fills the cart from the list with arrows, digits and Enter', { tags: ['long'] }, async () => {
  const token = await openAccount(shop.origin, { email: `${randomUUID()}@cafe.example`, language: 'en' })
  const { page, context, problems } = await visit(browser, shop.origin, { ...laptop, height: 900, input: 'keyboard' })
  await stayAs(context, token)
  const quantities = async () => {
    const { carts } = await ask<Cart>(shop.origin, '/cart', { token })
    return carts
      .flatMap(({ items }) => items.map(({ quantity, countPerBox }) => quantity / countPerBox))
      .toSorted((a, b) => a - b)
  }
  await page.goto('/tisch-service?inStock=true', { waitUntil: 'networkidle' })
  await press(page.getByRole('button', { name: texts.en.catalogue.listing.list, exact: true }))
  const rows = page.getByRole('grid', { name: en.table }).getByRole('row')
  const cell = (row: number) => rows.nth(row).getByRole('spinbutton')
  await cell(1).waitFor()
  const seen = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom < innerHeight).length,
  )
  expect(seen).toBeGreaterThan(12)

  await page.keyboard.press('Tab')
  while (!(await cell(1).evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  expect(await cell(1).getAttribute('aria-valuenow')).toBe('20')
  expect(await cell(2).evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect.poll(quantities).toEqual([20, 30])
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect.poll(quantities).toEqual([30])
  expect(await findBarriers(page)).toEqual([])

  await rows
    .nth(1)
    .getByText(/working days$/)
    .waitFor()
  const name = (await rows.nth(1).getByRole('link').first().textContent())!
  const inWishlist = () => ask<string[]>(shop.origin, '/account/wishlist/product-sku-ids', { token })
  await page.keyboard.press('m')
  await page.getByText(en.intoWishlist(name)).waitFor()
  await rows.nth(1).getByRole('img', { name: en.inWishlist }).waitFor()
  expect(await inWishlist()).toHaveLength(1)
  await page.keyboard.press('M')
  await page.getByText(en.outOfWishlist(name)).waitFor()
  await expect.poll(inWishlist).toEqual([])
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: en.allKeysTitle })
  await help.getByText(en.keys[0]!.does).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await expect.poll(() => cell(1).evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('/')
  const search = page.getByRole('combobox').filter({ visible: true }).first()
  await expect.poll(() => search.evaluate((it) => it === document.activeElement)).toBe(true)
  // In a field they are letters.
  await page.keyboard.type('m/?')
  expect(await search.inputValue()).toBe('m/?')
  expect(await help.count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(local('de', '/tisch-service'), { waitUntil: 'networkidle' })
  await page.getByRole('grid', { name: de.table }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
