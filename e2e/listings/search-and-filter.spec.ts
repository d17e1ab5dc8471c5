import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { glance, local, openAccount, stayAs, texts, visits } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { searchNote as noteDe } from '../../texts/de/search/note.ts'
import { searchNote as noteEn } from '../../texts/en/search/note.ts'
import { suggested } from '../../texts/en/search/suggested.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { choose, press, reach, type, untilReady } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

type Size = { width: number; height: number }

openForAll()

/** The first product of a category is bought on a phone without scrolling: three quarters of its screen. */
const ADD_IN_SIGHT = 640

async function firstAddEndsAt(page: Page, name: string) {
  const add = page.getByRole('main').getByRole('article').first().getByTitle(name)
  await add.waitFor()
  const { y, height } = (await add.boundingBox())!
  return y + height
}

test.each(eachNth(2, visits))(
  'a buyer searches, filters, opens a product and comes back to the same place (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visitAsBuyer(device)
    const t = texts[language]
    await page.goto(local(language, '/kaffee-tee'), { waitUntil: 'networkidle' })
    const all = await countOf(page)
    const isPhone = device.width < 1024
    if (isPhone) expect(await firstAddEndsAt(page, t.catalogue.quantity.add)).toBeLessThanOrEqual(ADD_IN_SIGHT)
    const filters = isPhone
      ? page.getByRole('dialog')
      : page.getByRole('complementary', { name: t.catalogue.listing.filters })
    if (isPhone) await press(page.getByRole('button', { name: t.catalogue.listing.filters, exact: true }))
    // Both count, although the second is pressed before the first is answered.
    const brand = filters.getByRole('checkbox', { name: /Teekanne/ })
    const stock = filters.getByRole('checkbox', { name: language === 'de' ? /Auf Lager/ : /In stock/ })
    const { promise: bothPressed, resolve: letAnswer } = Promise.withResolvers<void>()
    await page.route(/brand=teekanne/, (route) => bothPressed.then(() => route.continue()))
    await press(brand)
    await press(stock)
    await expect.poll(() => brand.isChecked()).toBe(true)
    await expect.poll(() => stock.isChecked()).toBe(true)
    letAnswer()
    await page.waitForURL(/brand=teekanne&inStock=true/)
    await type(filters.locator('input[inputmode=decimal]').nth(1), '9,50')
    await filters.locator('input[inputmode=decimal]').nth(1).press('Enter')
    await page.waitForURL(/priceMax=9.5/)
    if (isPhone) await page.keyboard.press('Escape')
    await expect.poll(() => countOf(page)).toBeLessThan(all)

    const chips = page.getByRole('list', { name: t.catalogue.listing.activeFilters }).getByRole('button')
    await expect.poll(() => chips.count()).toBe(3)
    if (isPhone) await expect.poll(() => isWhole(chips.nth(1))).toBe(true)
    await press(chips.filter({ hasText: '9' }))
    await page.waitForURL((url) => !url.search.includes('priceMax'))
    await choose(page.getByRole('combobox', { name: t.catalogue.listing.sort }), 'PRICE_ASC')
    await page.waitForURL(/sort=PRICE_ASC/)
    await page.waitForLoadState('networkidle')

    const address = page.url()
    const cards = page.getByRole('main').getByRole('article')
    const card = cards.nth(7).getByRole('heading').getByRole('link')
    if (device.input === 'pointer') await card.hover()
    // The press itself may scroll the card below the sticky header into view.
    await page.evaluate(() =>
      addEventListener('click', () => sessionStorage.setItem('pressed at', String(scrollY)), {
        capture: true,
        once: true,
      }),
    )
    await press(card)
    await page.waitForURL(/\/products\//)
    await page.waitForLoadState('networkidle')
    const place = await page.evaluate(() => Number(sessionStorage.getItem('pressed at')))
    await page.goBack()
    await page.waitForURL(address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
    await expect.poll(() => chips.count()).toBe(2)
    await page.goForward()
    await page.waitForURL(/\/products\//)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'who finds nothing is led on, and pages and looks stand in the address and the browser (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const t = texts[language].catalogue
    await page.goto(local(language, '/search?q=xqzvwj'), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: t.listing.nothingTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    // Of nothing there is nothing to choose.
    expect(await page.getByRole('combobox', { name: t.listing.sort }).count()).toBe(0)
    await press(page.getByRole('navigation', { name: t.listing.browse }).getByRole('link').first())
    await page.getByText(t.listing.nothingTitle).waitFor({ state: 'detached' })

    await page.goto(local(language, '/search'), { waitUntil: 'networkidle' })
    if (device.width < 1024) await press(page.getByRole('button', { name: t.listing.filters, exact: true }))
    await page.getByRole('heading', { name: t.listing.gateTitle }).filter({ visible: true }).waitFor()
    if (device.width < 1024) await page.keyboard.press('Escape')
    expect(await page.getByRole('button', { name: new RegExp(`^${t.card.priceGate}`) }).count()).toBeGreaterThan(10)
    await press(page.getByRole('navigation').getByRole('link', { name: texts[language].ui.nextPage }))
    await page.waitForURL(/page=2/)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    if (device.width >= 1024) {
      await press(page.getByRole('button', { name: t.listing.list, exact: true }))
      await page.reload({ waitUntil: 'networkidle' })
      expect(await page.getByRole('button', { name: t.listing.list, exact: true }).getAttribute('aria-pressed')).toBe(
        'true',
      )
    }
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('en'))(
  'a mistyped word shows what it means, and of words that nothing has together the one that says more (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const t = { de: noteDe, en: noteEn }[language]
    await page.goto(local(language, '/search?q=Kafffee'), { waitUntil: 'networkidle' })
    await page.getByText(t.corrected('Kaffee')).waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('link', { name: t.asTyped('Kafffee') }))
    const { nothingTitle, filters } = texts[language].catalogue.listing
    await page.getByRole('heading', { name: nothingTitle }).waitFor()
    expect(await page.getByRole('complementary', { name: filters }).count()).toBe(0)
    await page.goto(local(language, '/search?q=Kaffee+Xqzvwj'), { waitUntil: 'networkidle' })
    await page.getByText(t.partial(t.quoted(['Xqzvwj']), t.quoted(['Kaffee']))).waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)

test('stores are sorted and searched by keyboard, and the focus stays', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visit(browser, shop.origin, {
    width: 1440,
    height: 1000,
    input: 'keyboard',
  })
  const t = texts.en.stores
  await page.goto('/stores', { waitUntil: 'networkidle' })
  const sort = page.getByRole('combobox', { name: t.sort })
  await choose(sort, { label: t.sorts.RATING })
  await page.waitForURL(/sort=RATING/)
  await expect.poll(() => sort.evaluate((it) => it === document.activeElement)).toBe(true)
  const field = page.getByRole('searchbox', { name: t.search })
  await type(field, 'Keramik')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=Keramik&sort=RATING/)
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

test('suggestions, the last searches and a filter work by keyboard alone', async () => {
  const size = { width: 1440, height: 1000 }
  const { page, context, problems } = await visitAsBuyer(size)
  const t = texts.en
  await page.goto('/', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: t.search.label }).filter({ visible: true })
  await reach(field)
  await page.keyboard.type('Haferdrink')
  await page.getByRole('option').first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Haferdrink/ }).waitFor()

  await page.goto('/', { waitUntil: 'networkidle' })
  await reach(field)
  await untilReady(field)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('group', { name: suggested.recent }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Haferdrink', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=Haferdrink/)
  await page.waitForLoadState('networkidle')

  const main = page.getByRole('main')
  await reach(main.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await page.waitForURL(/=true/)
  await reach(main.getByRole('slider').first())
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/priceMin=/)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('range')
  await reach(main.locator('article h3 a').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\//)
  expect(problems).toEqual([])
  await context.close()
})

async function visitAsBuyer(size: Size) {
  const token = await openAccount(shop.origin, { email: `${randomUUID()}@cafe.example`, language: 'de' })
  const visited = await visit(browser, shop.origin, size)
  await stayAs(visited.context, token)
  return visited
}

/** How many articles the page says it shows. */
async function countOf(page: Page) {
  const text = await page.getByRole('main').getByRole('status').textContent()
  return Number(text!.replaceAll(/\D/g, ''))
}

/** Whether a chip can be read without scrolling the row it is in. */
const isWhole = (chip: Locator) =>
  chip.evaluate((it) => it.getBoundingClientRect().right <= it.closest('ul')!.getBoundingClientRect().right)
