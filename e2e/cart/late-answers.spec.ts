import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { stepper as t } from '../../texts/de/cart/stepper.ts'
import { connection as connectionDe } from '../../texts/de/connection.ts'
import { stepper as stepperEn } from '../../texts/en/cart/stepper.ts'
import { connection as connectionEn } from '../../texts/en/connection.ts'
import { glances, laptop, texts } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

const { cart, ui } = texts.de
const ofLine = { de: { stepper: t, connection: connectionDe }, en: { stepper: stepperEn, connection: connectionEn } }

test('what is taken out comes back as it was last, also where each answer comes after the next key', async () => {
  const [goods] = await goodsOf(shop, 'de', { count: 1 })
  const { skuId, name, boxes } = goods!
  const { id, token } = await buyerWith(shop, 'de', [goods!])
  const cases = async () => {
    const [line] = await shop.db<{ quantity: number }[]>`
      select quantity from cart_item where buyer_id = ${id} and sku_id = ${skuId}`
    return (line?.quantity ?? 0) / (boxes / 4)
  }
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  const held: (() => void)[] = []
  await page.route(/\/cart(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await new Promise<void>((answer) => held.push(answer))
    await route.fulfill({ response })
  })
  const release = () => held.shift()!()
  await enter(page, 'de', token, `/search?q=${skuId}`)
  const spinner = page.getByRole('spinbutton', { name: t.quantityOf(name) })
  await expect.poll(() => spinner.getAttribute('aria-valuenow')).toBe('4')
  const set = async (digit: string, count: number) => {
    await spinner.focus()
    await page.keyboard.type(digit)
    await page.keyboard.press('Enter')
    // One write at a time: the next is sent once the one before has its answer.
    if (held.length > 0) release()
    await expect.poll(cases).toBe(count)
    await expect.poll(() => held.length).toBe(1)
  }
  await set('7', 7)
  await set('2', 2)
  await set('0', 0)
  release()
  await press(page.getByRole('status').getByRole('button', { name: t.undo }))
  await expect.poll(cases).toBe(2)
  await expect.poll(() => held.length).toBe(1)
  release()
  await expect.poll(() => spinner.getAttribute('aria-valuenow')).toBe('2')
  expect(problems).toEqual([])
  await context.close()
})

test(
  'what is taken out just after its quantity was changed stays out, and comes back as it was changed',
  { tags: ['long'] },
  async () => {
    const goods = await goodsOf(shop, 'de', { count: 2 })
    const { id, token } = await buyerWith(shop, 'de', goods)
    const cases = async () => {
      const lines = await shop.db<{ skuId: string; quantity: number }[]>`
      select sku_id, quantity from cart_item where buyer_id = ${id}`
      return goods.map(({ skuId, boxes }) => (lines.find((it) => it.skuId === skuId)?.quantity ?? 0) / (boxes / 4))
    }
    const { page, context, problems } = await visit(browser, shop.origin, laptop)
    await enter(page, 'de', token, '/cart')
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: goods[0]!.name }) })
    const more = line.getByRole('button', { name: ui.more })
    const writes = () =>
      page.waitForResponse((reply) => reply.request().method() === 'POST' && /\/cart/.test(reply.url()))
    // Both within the pause after which a quantity is sent.
    const pressBoth = async (last: Locator) => {
      const [one, two] = [await more.elementHandle(), await last.elementHandle()]
      const gone = writes()
      await page.evaluate(([first, second]) => [first, second].forEach((it) => (it as HTMLElement).click()), [one, two])
      await gone
    }
    const undo = page.getByRole('status').getByRole('button', { name: cart.undo })
    await more.waitFor()
    await pressBoth(line.getByRole('button', { name: cart.removeLine(goods[0]!.name) }))
    await undo.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await cases()).toEqual([0, 4])
    await press(undo)
    await expect.poll(cases).toEqual([5, 4])

    await more.waitFor()
    await pressBoth(page.getByRole('button', { name: /^Lieferant entfernen/ }).first())
    await expect.poll(cases).toEqual([0, 0])
    await page.waitForLoadState('networkidle')
    expect(await cases()).toEqual([0, 0])
    await press(undo)
    await expect.poll(cases).toEqual([6, 4])
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glances)(
  'a quantity that is set without a connection waits, and is sent when it is back (%s, %s)',
  async (language, device) => {
    const { stepper: t, connection } = ofLine[language]
    const [goods] = await goodsOf(shop, language, { count: 1 })
    const { skuId, name, boxes } = goods!
    const { id, token } = await buyerWith(shop, language, [goods!])
    const pieces = async () => {
      const [line] = await shop.db<{ quantity: number }[]>`
      select quantity from cart_item where buyer_id = ${id} and sku_id = ${skuId}`
      return line!.quantity
    }
    const { page, context } = await visit(browser, shop.origin, device)
    await enter(page, language, token, `/search?q=${skuId}`)
    const spinner = page.getByRole('spinbutton', { name: t.quantityOf(name) })
    await expect.poll(() => spinner.getAttribute('aria-valuenow')).toBe('4')
    const before = await pieces()
    await page.keyboard.press('Shift')
    // What says it is read with the first movement: a page has been idle before.
    await page.locator('.site-header > [role=status]').waitFor({ state: 'attached' })
    await context.setOffline(true)
    const line = page.getByRole('status').filter({ hasText: connection.offlineBuyer })
    await line.waitFor()
    await spinner.focus()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('cart quantities')
    expect(await spinner.getAttribute('aria-valuenow')).toBe('7')
    expect(await pieces()).toBe(before)
    await context.setOffline(false)
    await line.waitFor({ state: 'detached' })
    await expect.poll(pieces).toBe((7 * boxes) / 4)
    await page.getByText(connection.sent).waitFor()
    expect(await spinner.getAttribute('aria-valuenow')).toBe('7')
    await context.close()
  },
)
