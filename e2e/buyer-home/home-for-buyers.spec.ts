import { expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import { buyerHome as de } from '../../texts/de/buyer-home.ts'
import { stepper as stepperDe } from '../../texts/de/cart/stepper.ts'
import { buyerHome as en } from '../../texts/en/buyer-home.ts'
import { stepper as stepperEn } from '../../texts/en/cart/stepper.ts'
import { paths } from '../../web/paths.ts'
import { ask, local, texts, visitsIn } from '../support/account.ts'
import { darken, findBarriers, findPoorContrast } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, reach, type } from '../support/user-actions.ts'
import { findFaults } from '../screens/find-faults.ts'

openForAll()

const homes = { de: { ...de, stepper: stepperDe }, en: { ...en, stepper: stepperEn } }

test.each(visitsIn('de'))(
  'a buyer is greeted, orders again and changes the quantity at the card (%s, %s)',
  async (language, device) => {
    const t = homes[language]
    const goods = await goodsOf(shop, language, { count: 2 })
    const { id, token } = await buyerWith(shop, language, goods)
    const paid = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 }
    await ask(shop.origin, '/checkout/pay', { body: paid, token })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, paths.home())

    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: /Hotel Morgenrot|Café Morgenrot/ }).waitFor()
    expect(await main.getByRole('heading', { name: texts[language].home.heroStart }).count()).toBe(0)
    const again = main.getByRole('region', { name: t.sources.ORDERED })
    const first = again.getByRole('article').first()
    const { y, height } = (await first.boundingBox())!
    expect(y + height).toBeLessThan(page.viewportSize()!.height * 1.5)
    expect([...(await findBarriers(page)), ...(await findFaults(page))]).toEqual([])

    const boxesOf = async (skuId: string) => {
      const [line] = await shop.db<{ quantity: number }[]>`
        select quantity from cart_item where buyer_id = ${id} and sku_id = ${skuId}`
      return line?.quantity ?? 0
    }
    const { skuId, name, boxes } = goods[0]!
    await press(again.getByRole('button', { name: new RegExp(`^${t.takeAll('').trim()}`) }).filter({ visible: true }))
    const spinner = again.getByRole('spinbutton', { name: t.stepper.quantityOf(name) })
    await spinner.waitFor()
    await expect.poll(() => boxesOf(skuId)).toBe(boxes)

    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(cartApi.write.path))
        writes.push(request.postData() ?? '')
    })
    // Three presses within the pause are one write with the quantity that is wanted.
    await reach(spinner)
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowUp')
    await expect.poll(() => spinner.getAttribute('aria-valuenow')).toBe('7')
    await expect.poll(() => boxesOf(skuId)).toBe(7 * (boxes / 4))
    await expect.poll(() => writes.length).toBe(1)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => boxesOf(skuId)).toBe(2 * (boxes / 4))

    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('status').getByRole('button', { name: t.stepper.undo })
    await press(undo)
    await expect.poll(() => boxesOf(skuId)).toBe(2 * (boxes / 4))
    await darken(page)
    expect(await findPoorContrast(page)).toEqual([])

    const { orders } = texts[language]
    await page.goto(local(language, paths.orders()))
    await type(main.getByRole('searchbox', { name: orders.find.q }), name)
    await press(main.getByRole('button', { name: orders.find.submit, exact: true }))
    await page.waitForURL((url) => url.searchParams.get('q') === name)
    await main.getByText(`× ${name} ·`).first().waitFor()
    expect([...(await findBarriers(page)), ...(await findFaults(page))]).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
