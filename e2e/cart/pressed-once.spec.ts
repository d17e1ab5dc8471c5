import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { laptop, texts } from '../support/account.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

// On a busy machine a page takes its time.
// A picture that is drawn for the first time may come too late there; it is not what is looked at here.
const latePicture = /^503 GET .*\/pictures\//

openForAll()

const t = texts.de

test('a double or triple click adds, remembers and removes once', async () => {
  const { page, context, goods, other, third, problems } = await arrive()
  await page.goto(`/de${paths.product({ skuId: other.skuId })}`)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: new RegExp(`^${t.catalogue.quantity.add}`) }).first()
  const isAdded = () => page.getByText(t.cart.added(1)).waitFor()
  expect(await sentBy(page, /\/cart$/, () => hurry(add, 3).then(isAdded))).toEqual(['POST'])
  const heart = main.getByRole('button', { name: t.wishlist.addNamed(other.name) }).first()
  const isOn = () =>
    main
      .getByRole('button', { name: t.wishlist.removeNamed(other.name) })
      .first()
      .waitFor()
  expect(await sentBy(page, /\/account\/wishlist/, () => hurry(heart, 3).then(isOn))).toEqual(['POST'])

  await page.goto(`/de/search?q=${third.skuId}`)
  const quickAdd = main.getByRole('button', { name: t.catalogue.quantity.addNamed(third.name) }).first()
  expect(await sentBy(page, /\/cart$/, () => hurry(quickAdd, 2).then(isAdded))).toEqual(['POST'])

  await page.goto('/de/cart')
  const remove = page.getByRole('button', { name: t.cart.removeLine(goods.name) })
  const isGone = () => page.getByText(t.cart.removed(goods.name)).waitFor()
  expect(await sentBy(page, /\/cart$/, () => hurry(remove, 2).then(isGone))).toEqual(['POST'])
  expect(besides(problems, latePicture)).toEqual([])
  await context.close()
})

test('what was pressed just before the page is left is sent', async () => {
  const { page, context, goods, buyer, problems } = await arrive()
  await page.goto('/de/cart')
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: goods.name }) })
  const more = line.getByRole('button', { name: t.ui.more })
  await more.waitFor()
  // Another load before this one has ended would meet a page that is just being left.
  const isLoaded = page.waitForEvent('load')
  // All within the pause after which a quantity is sent.
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let presses = 0; presses < 5; presses++) {
      button.click()
      await Promise.resolve()
    }
    location.reload()
  })
  await isLoaded
  const expected = goods.boxes + 5 * (goods.boxes / 4)
  const inCart = async () => {
    const [item] =
      await shop.db`select quantity from cart_item where buyer_id = ${buyer.id} and sku_id = ${goods.skuId}`
    return item?.quantity as number
  }
  await expect.poll(inCart).toBe(expected)
  await page.reload()
  await expect.poll(() => line.getByRole('combobox').inputValue()).toBe(String(expected))
  expect(besides(problems, latePicture)).toEqual([])
  await context.close()
})

test('where the answer to a write is lost, the page shows the cart as it has become', async () => {
  const { page, context, goods, buyer, problems } = await arrive()
  await page.goto('/de/cart')
  const heading = page.getByRole('heading', { name: goods.name })
  await heading.waitFor()
  await page.route(/\/api\/v1\/cart(\?|$)/, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(page.getByRole('button', { name: t.cart.removeLine(goods.name) }))
  await heading.waitFor({ state: 'detached' })
  expect(await shop.db`select from cart_item where buyer_id = ${buyer.id}`).toHaveLength(0)
  expect(
    besides(problems, latePicture, /^net::ERR_CONNECTION_RESET POST .*\/cart\?/, /Failed to load resource/),
  ).toEqual([])
  await context.close()
})

/** A buyer with goods in the cart; `other` is for adding. */
async function arrive() {
  const [goods, other, third] = await goodsOf(shop, 'de', { count: 3 })
  const buyer = await buyerWith(shop, 'de', [goods!])
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', buyer.token, '/')
  return { page, context, problems, buyer, goods: goods!, other: other!, third: third! }
}

const hurry = (target: Locator, times: number) => target.click({ clickCount: times })

/** Methods of the writes to these addresses while an act goes on. */
async function sentBy(page: Page, address: RegExp, act: () => Promise<void>) {
  const methods: string[] = []
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() !== 'GET' && address.test(new URL(request.url()).pathname)) methods.push(request.method())
  }
  page.on('request', note)
  await act()
  // The page shows it before the server has heard of it.
  await expect.poll(() => methods.length).toBeGreaterThan(0)
  page.off('request', note)
  return methods
}
