import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { problems as refusalsDe } from '../../texts/de/problems.ts'
import { problems as refusalsEn } from '../../texts/en/problems.ts'
import { texts, glance, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf, mendGoods, spoiltCart } from '../support/filled-cart.ts'
import { choose, press, type } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const refusals = { de: refusalsDe, en: refusalsEn }

openForAll()

test.each(visitsIn('de'))(
  'a cart with a problem of every kind is mended line by line (%s, %s)',
  async (language, device) => {
    const t = texts[language].cart
    const cart = await spoiltCart(shop, language)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    // The header reads the cart on every page: what it was told stays until the cart was seen.
    await enter(page, language, cart.buyer.token, '/stores')
    await page.waitForFunction(() => sessionStorage.getItem('price changes'))
    await enter(page, language, cart.buyer.token, '/cart')
    const line = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    const says = (name: string, sentence: string) => line(name).getByText(sentence).waitFor()

    await says(cart.below.name, t.problems.BELOW_MINIMUM_QUANTITY(t.pieces(cart.below.boxes * 2)))
    await says(cart.torn.name, t.problems.NOT_A_MULTIPLE(t.pieces(cart.torn.boxes - 1)))
    await says(cart.sold.name, t.problems.OUT_OF_STOCK)
    await says(cart.reduced.name, t.problems.REDUCED_STOCK(t.pieces(cart.reduced.boxes / 4)))
    await says(cart.dearer.name, t.problems.PRICE_CHANGED)
    // What a buyer may not see has lost its name, too.
    const closed = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t.applyForAccess }) })
    await closed.getByText(t.problems.NOT_AUTHORIZED).last().waitFor()
    await says(cart.gone.name, t.problems.UNAVAILABLE)
    await page.getByText(t.belowMinimumQuantity).waitFor()
    await page.getByText(t.whyNot).waitFor()

    for (const goods of [cart.below, cart.torn, cart.reduced])
      await saving(page, () => press(line(goods.name).getByRole('button', { name: setTo(t) })))
    for (const goods of [cart.sold, cart.gone])
      await saving(page, () => press(line(goods.name).getByRole('button', { name: t.leaveOutNamed(goods.name) })))
    await saving(page, () => press(closed.getByRole('button', { name: starting(t.leaveOutNamed('')) })))
    await saving(page, () => press(page.getByRole('button', { name: t.minimum.without })))
    await press(page.getByRole('button', { name: t.notEligible }))
    await page
      .getByRole('link', { name: new RegExp(`^${t.checkout}`) })
      .first()
      .waitFor()
    await mendGoods(shop, cart)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'by keyboard: pieces are typed, a line comes back, a code is refused and taken (%s, %s)',
  async (language, device) => {
    const { cart: t, ui } = texts[language]
    const [goods, other] = await goodsOf(shop, language, { count: 2 })
    const { token } = await buyerWith(shop, language, [goods!, other!])
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/cart')

    const picker = page.getByRole('combobox', { name: t.quantityOf(goods!.name) })
    await picker.focus()
    await choose(picker, { label: ui.typeQuantity })
    await page.keyboard.type(String(goods!.boxes + 1))
    await page.keyboard.press('Enter')
    await page.getByText(t.problems.NOT_A_MULTIPLE(t.pieces(goods!.boxes / 4))).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(String(goods!.boxes * 2))
    await saving(page, () => page.keyboard.press('Enter'))
    await expect.poll(() => picker.inputValue()).toBe(String(goods!.boxes * 2))

    await page.getByRole('button', { name: t.removeLine(other!.name) }).focus()
    await saving(page, () => page.keyboard.press('Enter'))
    await page.getByRole('button', { name: t.undo }).focus()
    await saving(page, () => page.keyboard.press('Enter'))
    await page.getByRole('heading', { name: other!.name }).waitFor()

    await shop.db`update coupon set redeemed_count = limit_total where code = 'ERSTE100'`
    await shop.db`update coupon set minimum_cents = 9000000 where code = 'TRESEN15'`
    const field = page.getByRole('textbox', { name: t.coupon.label })
    const { COUPON_INVALID, COUPON_EXPIRED, COUPON_EXHAUSTED } = refusals[language]
    for (const [code, sentence] of [
      ['NIE', COUPON_INVALID],
      ['VORBEI', COUPON_EXPIRED],
      ['ERSTE100', COUPON_EXHAUSTED],
      ['TRESEN15', /90[.,]000/],
    ] as const) {
      await type(field, code)
      await field.press('Enter')
      await page.getByText(sentence).waitFor()
      // What was typed is still there to be mended.
      expect(await field.inputValue()).toBe(code)
    }
    await type(field, 'freihaus')
    await field.press('Enter')
    const applied = page.getByRole('button', { name: ui.remove(t.coupon.applied('FREIHAUS')) })
    await applied.focus()
    await page.keyboard.press('Enter')
    await field.waitFor()
    // A browser itself reports replies from 400 on; the four refusals are those.
    expect(besides(problems, /^422 /)).toEqual([])
    await expect.poll(() => problems.length).toBe(4)
    await context.close()
  },
)

test.each(glance('en'))('an empty cart says so and leads on (%s, %s)', async (language, device) => {
  const t = texts[language].cart
  const { page, context, problems } = await visit(browser, shop.origin, device)
  const [goods] = await goodsOf(shop, language, { count: 1 })
  const { token } = await buyerWith(shop, language, [goods!])
  await enter(page, language, token, '/cart')
  await saving(page, () => press(page.getByRole('button', { name: t.removeLine(goods!.name), exact: true })))
  await page.getByText(t.emptyTitle).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

const starting = (words: string) => new RegExp(`^${words.trim()}`)
const setTo = (t: typeof texts.en.cart) => new RegExp(`^${t.setTo('@').replace('@', '.*')}$`)

/** Does what writes the cart and waits until it is written. */
async function saving(page: Page, act: () => Promise<unknown>) {
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/api/v1/cart') && reply.request().method() !== 'GET' && reply.ok(),
  )
  await act()
  await saved
}
