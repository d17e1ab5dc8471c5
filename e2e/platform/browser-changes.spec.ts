import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAddress } from '../../test/builders.ts'
import { en } from '../support/screen-texts.ts'
import { paths } from '../../web/paths.ts'
import { openAccount, PASSWORD, stayAs, texts } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

// On a busy machine a page takes its time.
// A picture that is drawn for the first time may come too late there; it is not what is looked at here.
const latePicture = /^503 GET .*\/pictures\//

openForAll({ tagManagerId: 'GTM-UNASKED' })

const t = texts.de
const laptop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

/** A browser that need not be asked what may be measured. */
async function open(device: { width: number; height: number }, token?: string) {
  const visited = await visit(browser, shop.origin, device)
  await visited.context.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('consent', 'denied'))
  if (token) await stayAs(visited.context, token)
  return visited
}

async function openCart(device = laptop) {
  const [first, second, third] = await goodsOf(shop, 'de', { count: 3 })
  const buyer = await buyerWith(shop, 'de', [first!, second!])
  return { ...(await open(device, buyer.token)), first: first!, second: second!, third: third! }
}

const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((it) => it === document.activeElement)).toBe(true)

test('the focus goes to the next line, back to the button where it failed, and to the title of what is left', async () => {
  const { page, context, problems, first, second } = await openCart()
  await page.goto('/de/cart')
  const remove = (name: string) => page.getByRole('button', { name: t.cart.removeLine(name) })
  const refuse = (url: URL) => url.pathname === '/api/v1/cart'
  await context.route(refuse, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await remove(first.name).press('Enter')
  await page.getByText(t.shell.unreachable).first().waitFor()
  await isFocused(remove(first.name))
  await context.unroute(refuse)
  await remove(first.name).press('Enter')
  await isFocused(page.getByRole('checkbox', { name: t.cart.selectLine(second.name) }))
  await remove(second.name).press('Enter')
  await isFocused(page.getByRole('heading', { level: 1, name: t.cart.emptyTitle }))
  expect(besides(problems, /ERR_FAILED/, latePicture)).toEqual([])
  await context.close()
})

test('after a sign-in whose button has gone, the focus is in the page', async () => {
  const [goods] = await goodsOf(shop, 'de', { count: 1 })
  const email = 'focus@cafe.example'
  await openAccount(shop.origin, { email, language: 'de' })
  const { page, context, problems } = await open(laptop)
  await page.goto(`/de${paths.product({ skuId: goods!.skuId })}`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: t.catalogue.product.logIn }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: t.account.signInTitle })
  await dialog.getByRole('textbox', { name: t.account.email }).fill(email)
  await dialog.getByRole('textbox', { name: t.account.password }).fill(PASSWORD)
  await dialog.getByRole('button', { name: t.account.signIn, exact: true }).press('Enter')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t.catalogue.quantity.add}`) })
    .first()
    .waitFor()
  await dialog.waitFor({ state: 'detached' })
  const isInPage = () => page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))
  await expect.poll(isInPage).toBe(true)
  expect(besides(problems, latePicture)).toEqual([])
  await context.close()
})

test('a change of the language keeps what was typed, but no password', async () => {
  const token = await openAccount(shop.origin, { email: 'language@cafe.example', language: 'de' })
  const { page, context, problems } = await open(laptop, token)
  await page.goto('/de/account/info')
  await page.getByLabel(t.account.companyName).fill('Café Abend')
  await page.getByRole('combobox', { name: t.search.label }).fill('Tasse')
  await press(page.getByRole('link', { name: 'English' }).first())
  await page.waitForURL('**/account/info')
  await expect.poll(() => page.getByLabel(en.account.companyName).inputValue()).toBe('Café Abend')
  await expect.poll(() => page.getByRole('combobox', { name: en.search.label }).inputValue()).toBe('Tasse')
  await context.close()

  const visitor = await open(laptop)
  await visitor.page.goto('/login', { waitUntil: 'networkidle' })
  const form = visitor.page.getByRole('main')
  await form.getByLabel(en.account.email).fill('typed@cafe.example')
  await form.locator('[name=password]').fill(PASSWORD)
  await press(visitor.page.getByRole('link', { name: 'Deutsch' }).first())
  await visitor.page.waitForURL('**/de/login')
  await expect.poll(() => form.getByLabel(t.account.email).inputValue()).toBe('typed@cafe.example')
  expect(await form.locator('[name=password]').inputValue()).toBe('')
  expect(besides([...problems, ...visitor.problems], latePicture)).toEqual([])
  await visitor.context.close()
})

test.each(eachNth(2, [320, 1280]))('a word of 200 letters widens no page (%s px)', async (width) => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
  const email = `long-${width}@cafe.example`
  const token = await openAccount(shop.origin, { email, language: 'de', companyName: word.slice(0, 100) })
  const [{ id }] = (await shop.db`select id from account where email = ${email}`) as [{ id: string }, ...object[]]
  const name = word.slice(0, 80)
  const names = { firstName: name, lastName: name, companyName: word.slice(0, 100), street: name, cityName: name }
  await createAddress(shop.db, id, names)
  const { page, context } = await open({ width, height: 800 }, token)
  for (const path of [`/search?q=${word}`, '/account/info', '/account/addresses', '/checkout', '/static/contact-us']) {
    await page.goto(`/de${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toEqual(width)
  }
  await context.close()
})

test('three hundred navigations do not pile up in memory', { tags: ['long'] }, async () => {
  const { page, context, problems } = await open(laptop)
  await page.goto('/de/search', { waitUntil: 'networkidle' })
  const title = await page.locator('main h1').textContent()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')!.value
  }
  const goThere = async (round: number) => {
    await page.evaluate((nth) => {
      const links = document.querySelectorAll<HTMLElement>('main li h3 a[href*="/products/"]')
      links[nth % links.length]!.click()
    }, round)
    await page.waitForFunction((listing) => document.querySelector('main h1')?.textContent !== listing, title)
    await page.evaluate(() => history.back())
    await page.waitForFunction((listing) => document.querySelector('main h1')?.textContent === listing, title)
  }
  for (let round = 0; round < 10; round++) await goThere(round)
  const early = await nodes()
  for (let round = 10; round < 150; round++) await goThere(round)
  // Of 50 rounds that overtake what is still rendered 1,500 nodes stayed; of 300 none does since.
  expect((await nodes()) - early).toBeLessThan(200)
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('scroll')!) as object).length),
  ).toBeLessThan(51)
  expect(besides(problems, latePicture)).toEqual([])
  await context.close()
})

test('without JavaScript a page that needs it says so, and no form writes into the address', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin })
  const page = await context.newPage()
  for (const [prefix, sentence] of [
    ['', en.shell.needsScript],
    ['/de', t.shell.needsScript],
  ] as const)
    for (const path of [
      '/cart',
      '/checkout',
      '/account/info',
      '/login',
      '/register',
      '/forgot-password',
      '/static/contact-us',
    ]) {
      await page.goto(prefix + path)
      // What stands in a noscript is no text for the locators.
      expect(await page.locator('main').innerText()).toContain(sentence)
      expect(await page.locator('main [aria-busy=true]:visible').count(), path).toBe(0)
    }
  await page.locator('main [name=email]').fill('mira@cafe.example')
  await page.locator('main button[type=submit]').press('Enter')
  await page.waitForLoadState()
  expect(page.url()).not.toContain('mira')
  await context.close()
})

test(
  'neither the bar of a phone nor the question about measuring covers what ends the page',
  { tags: ['long'] },
  async () => {
    const { page, context, third } = await openCart(phone)
    await page.goto(`/de${paths.product({ skuId: third.skuId })}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t.catalogue.quantity.add}`) })
      .first()
      .waitFor()
    await scrollToEnd(page)
    await page.locator('.bottom-bar').waitFor()
    await expect.poll(() => isOnTop(page.getByRole('contentinfo').getByRole('link').last())).toBe(true)
    await context.addInitScript(() => localStorage.removeItem('consent'))
    for (const { width, height } of [phone, laptop]) {
      await page.setViewportSize({ width, height })
      // Who buys is not asked; elsewhere the question lies on nothing that cannot be scrolled out from under it.
      for (const [path, dialogs] of [
        ['/de/static/contact-us', 1],
        ['/de/checkout', 0],
      ] as const) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('main').getByRole('button').first().waitFor()
        await expect.poll(() => page.getByRole('dialog').count()).toBe(dialogs)
        await scrollToEnd(page)
        for (const button of await page.getByRole('main').getByRole('button').all())
          expect(await isReachable(button)).toBe(true)
      }
    }
    await context.close()
  },
)

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

/** Whether a press in its middle would meet it. */
const isOnTop = (target: Locator) =>
  target.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Whether it can be scrolled to where nothing lies on it. */
async function isReachable(target: Locator): Promise<boolean> {
  await target.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  return isOnTop(target)
}
