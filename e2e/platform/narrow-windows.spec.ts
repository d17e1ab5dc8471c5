import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { local, stayAs, tokenOfDemo } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { findBrokenWords } from '../screens/find-broken-words.ts'

openForAll()

test('a visitor of a phone sees the first product within one and a half screens', async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await page.goto('/de', { waitUntil: 'networkidle' })
  const tops = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top + scrollY))
  expect(Math.min(...tops)).toBeLessThan(844 * 1.5)
  // What a page does not read, such as the name of a campaign, leaves it as the server made it.
  await page.goto('/de/kaffee-tee?utm_source=mail', { waitUntil: 'networkidle' })
  expect(problems).toEqual([])
  await context.close()
})

const pages = [
  paths.home(),
  paths.search('tee'),
  paths.orders(),
  paths.documents(),
  '/account/empties',
  paths.checkout(),
  paths.static('privacy-policy'),
]

test('no heading and no name of a place or button breaks inside a word at 320 px', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, { width: 320, height: 800 })
  await stayAs(context, await tokenOfDemo(shop.origin, 'cafe'))
  for (const path of pages) {
    await page.goto(local('de', path), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft([path, await findBrokenWords(page)]).toEqual([path, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft([path, width]).toEqual([path, 320])
  }
  expect(problems).toEqual([])
  await context.close()
})
