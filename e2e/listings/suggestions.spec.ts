import { randomUUID } from 'node:crypto'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAccount, stayAs, texts, tokenOfDemo } from '../support/account.ts'
import { buyerHome } from '../../texts/en/buyer-home.ts'
import { suggested as suggestedDe } from '../../texts/de/search/suggested.ts'
import { suggested as suggestedEn } from '../../texts/en/search/suggested.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, untilReady } from '../support/user-actions.ts'

openForAll()

test('an article goes into the cart while somebody types, by key and by pointer', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
  await stayAs(context, await openAccount(shop.origin, { email: `${randomUUID()}@cafe.example`, language: 'de' }))
  const t = texts.en
  const suggested = suggestedEn
  await page.goto('/', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: t.search.label }).filter({ visible: true })
  await press(field)
  await page.keyboard.type('Haferdrnk')
  const articles = page.getByRole('listbox', { name: suggested.articles }).getByRole('option')
  await articles.first().waitFor()
  await page.getByText(suggested.meant('Haferdrink')).waitFor()
  // A buyer's home is headed once it is known whose it is.
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.press('ArrowUp')
  await expect.poll(() => articles.last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('+')
  const taken = page.locator('.suggestions').getByRole('spinbutton')
  await taken.waitFor()
  expect(await taken.getAttribute('aria-valuenow')).toBe('1')
  await page.keyboard.press('+')
  await expect.poll(() => taken.getAttribute('aria-valuenow')).toBe('2')
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('Haferdrnk')

  await press(page.locator('.suggestions').getByRole('button', { name: /^Add/ }).first())
  await expect.poll(() => page.locator('.suggestions').getByRole('spinbutton').count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.locator('.suggestions').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Haferdrnk')

  await page.keyboard.press('ArrowDown')
  await articles.first().waitFor()
  await press(page.getByRole('link', { name: /^Show all/ }))
  await page.waitForURL(/q=Haferdrnk/)
  await page.locator('.suggestions').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test("'/' leads to the search, where a buyer finds what they ordered before", { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
  await stayAs(context, await tokenOfDemo(shop.origin, 'cafe'))
  await page.goto('/stores', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: texts.en.search.label }).filter({ visible: true })
  const hasFocus = () => field.evaluate((it) => it === document.activeElement)
  expect(await field.getAttribute('aria-keyshortcuts')).toBe('/')

  // Where somebody types, it is a letter.
  const others = page.getByRole('searchbox', { name: texts.en.stores.search })
  await press(others)
  await page.keyboard.type('/')
  expect(await others.inputValue()).toBe('/')
  await others.evaluate((it) => it.blur())
  await page.keyboard.press('/')
  await expect.poll(hasFocus).toBe(true)
  expect(await field.inputValue()).toBe('')
  const before = page.getByRole('listbox', { name: buyerHome.sources.ORDERED }).getByRole('option')
  await before.first().waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.press('ArrowUp')
  await expect.poll(() => before.last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('+')
  await page.locator('.suggestions').getByRole('spinbutton').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.suggestions').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('a visitor on a phone sees articles without prices; one that is chosen opens and is counted by its words alone', async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  const t = texts.de.search
  await page.goto('/de', { waitUntil: 'networkidle' })
  await press(page.getByRole('combobox', { name: t.label }).filter({ visible: true }))
  await page.keyboard.type('hafer')
  const first = page.getByRole('listbox', { name: suggestedDe.articles }).getByRole('option').first()
  await first.waitFor()
  expect(await page.locator('.suggestions').innerText()).not.toMatch(/€/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const isClick = (request: Request) => request.url().endsWith('/api/v1/search/clicks?')
  const chosen = page.waitForRequest(isClick)
  await press(first)
  await page.waitForURL(/\/de\/products\//)
  await page.locator('.suggestions').waitFor({ state: 'detached' })
  expect((await chosen).postDataJSON()).toEqual({ q: 'hafer', language: 'de' })

  await page.goto('/de/search?q=tee', { waitUntil: 'networkidle' })
  const pressed = page.waitForRequest(isClick)
  await press(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'))
  await page.waitForURL(/\/de\/products\//)
  expect((await pressed).postDataJSON()).toEqual({ q: 'tee', language: 'de' })
  expect((await (await pressed).response())?.status()).toBe(204)
  expect(problems).toEqual([])
  await context.close()
})

test('a term chosen by the arrow keys is among the last searches', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, {
    width: 1440,
    height: 1000,
    input: 'keyboard',
  })
  const t = texts.en.search
  await page.goto('/', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: t.label }).filter({ visible: true })
  await untilReady(field)
  await field.focus()
  await page.keyboard.type('Hafer')
  const term = page.getByRole('group', { name: suggestedEn.terms }).getByRole('option').first()
  await term.waitFor()
  const words = await term.innerText()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=/)

  await page.goto('/', { waitUntil: 'networkidle' })
  await untilReady(field)
  await field.focus()
  await page.keyboard.press('ArrowDown')
  const recent = page.getByRole('group', { name: suggestedEn.recent })
  await recent.getByRole('option', { name: words, exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
