import { expect, test } from 'vitest'
import { createBuyer } from '../../test/builders.ts'
import { paths } from '../../web/paths.ts'
import { glance, texts, visitsIn, type Language } from '../support/account.ts'
import { darken, findBarriers, findPoorContrast } from '../support/axe.ts'
import { visit, type Device } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { findFaults } from '../screens/find-faults.ts'

openForAll()

test.each(visitsIn('en'))(
  'what was added is looked at, taken out and brought back without leaving the page (%s, %s)',
  async (language, device) => {
    const { page, context, problems, t, token, window, goods, other, third, add, view } = await openMiniCart(
      language,
      device,
    )
    await window.getByText(t.count(2, 1)).waitFor()
    for (const { name } of [goods, other]) await window.getByRole('link', { name, exact: true }).waitFor()
    await window
      .getByText(t.boxes(4, t.pieces(goods.boxes)))
      .first()
      .waitFor()
    const subtotal = () => window.getByRole('definition').textContent()
    const both = await subtotal()
    expect([...(await findBarriers(page)), ...(await findFaults(page))]).toEqual([])

    await press(window.getByRole('button', { name: t.removeLine(other.name) }))
    await window.getByText(t.removed(other.name)).waitFor()
    await expect.poll(subtotal).not.toBe(both)
    await expect.poll(() => window.getByRole('link', { name: other.name, exact: true }).count()).toBe(0)
    // The line has gone with its button: the focus is on the way back.
    const undo = window.getByRole('button', { name: t.undo })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await window.getByRole('link', { name: other.name, exact: true }).waitFor()
    await expect.poll(subtotal).toBe(both)

    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached' })
    // What had been pressed there has become the cart's quantity: the focus stays in the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

    await enter(page, language, token, paths.product({ skuId: third.skuId }))
    await press(add)
    await press(view)
    await press(window.getByRole('link', { name: t.checkout }))
    await page.waitForURL((url) => url.pathname.endsWith(paths.checkout()))
    await expect.poll(() => window.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'what keeps an order back is named and leads to the cart; the last line leaves it empty (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const spoil = async ({ goods }: { goods: Goods }) => {
      await shop.db`update stock set on_hand = promised + 0 where sku_id = ${goods.skuId}`
      await shop.db`update store set minimum_order_cents = 9900000 where id = ${goods.storeId}`
    }
    const { page, context, problems, t, token, window, goods, other, third, add, view } = await openMiniCart(
      language,
      device,
      spoil,
    )
    await window.getByText(t.problems.OUT_OF_STOCK).waitFor()
    await window.getByText(new RegExp(t.minimum.missing('.+'))).waitFor()
    expect(await window.getByRole('link', { name: t.checkout }).count()).toBe(0)
    expect([...(await findBarriers(page)), ...(await findFaults(page))]).toEqual([])
    await darken(page)
    expect(await findPoorContrast(page)).toEqual([])
    await press(window.getByRole('link', { name: t.toCart }))
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
    await window.waitFor({ state: 'detached' })

    await enter(page, language, token, paths.product({ skuId: third.skuId }))
    await press(add)
    await press(view)
    for (const { name } of [goods, other, third]) {
      await press(window.getByRole('button', { name: t.removeLine(name) }))
      await window.getByText(t.removed(name)).waitFor()
    }
    await window.getByRole('heading', { name: t.emptyTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(window.getByRole('link', { name: t.emptySearch }))
    await page.waitForURL((url) => url.pathname.endsWith(paths.search()))
    await window.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('en'))(
  'what was added is named beside its way to the minimum, leaves the cart in sight and is taken back (%s, %s)',
  async (language, device) => {
    const { cart: t, catalogue } = texts[language]
    const [goods] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
    await shop.db`update store set minimum_order_cents = 9900000 where id = ${goods!.storeId}`
    const buyer = await createBuyer(shop.db, { language })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, paths.search(goods!.skuId))
    const add = page.getByRole('main').getByRole('button', { name: catalogue.quantity.addNamed(goods!.name) })
    await press(add.first())
    const message = page.getByRole('status').filter({ hasText: t.added(1) })
    // Pointed at, it waits.
    await message.getByText(goods!.name).hover()
    await message.getByText(t.cases(1), { exact: true }).waitFor()
    await message.getByText(new RegExp(t.minimum.missing('.+'))).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const places = await Promise.all([
      message.boundingBox(),
      page.locator(device.width < 640 ? '.site-header' : '.header-cart').boundingBox(),
    ])
    const [card, cart] = places.map((place) => place!)
    expect(card!.y).toBeGreaterThan(cart!.y + cart!.height)
    await press(message.getByRole('button', { name: t.undo }))
    const lines = () => shop.db`select from cart_item where buyer_id = ${buyer.id}`
    await expect.poll(async () => (await lines()).length).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

type Goods = Awaited<ReturnType<typeof goodsOf>>[number]

/** A buyer with goods in the cart adds others on their page and opens the mini cart by the toast. */
async function openMiniCart(
  language: Language,
  device: Device,
  spoil: (all: { goods: Goods }) => Promise<void> = async () => {},
) {
  const { cart: t, catalogue } = texts[language]
  const [goods, other, third] = await goodsOf(shop, language, { count: 3 })
  const { token } = await buyerWith(shop, language, [goods!])
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await enter(page, language, token, paths.product({ skuId: other!.skuId }))
  const add = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${catalogue.quantity.add}`) })
    .first()
  await press(add)
  await page.getByText(t.added(1)).waitFor()
  await spoil({ goods: goods! })
  const view = page.getByRole('status').getByRole('button', { name: t.view })
  await press(view)
  const window = page.getByRole('dialog', { name: t.title })
  await window.waitFor()
  return { page, context, problems, t, token, window, goods: goods!, other: other!, third: third!, add, view }
}
