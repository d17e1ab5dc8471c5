import { expect, test } from 'vitest'
import { stepper as stepperDe } from '../../texts/de/cart/stepper.ts'
import { stepper as stepperEn } from '../../texts/en/cart/stepper.ts'
import { paths } from '../../web/paths.ts'
import { glance, texts } from '../support/account.ts'
import { darken, findBarriers, findPoorContrast } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  "a supplier's page says how far the cart is from its minimum order, while one adds (%s, %s)",
  { tags: ['long'] },
  async (language, device) => {
    const { cart: t } = texts[language]
    const stepper = { de: stepperDe, en: stepperEn }[language]
    const [goods] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
    const [store] = await shop.db`select slug, name from store where id = ${goods!.storeId}`
    const buyer = await buyerWith(shop, language, [goods!])
    // One more case is enough.
    await shop.db`
      update store set minimum_order_cents = (select final_price_cents * ${(goods!.boxes / 4) * 4.5} from product
        where sku_id = ${goods!.skuId}) where id = ${goods!.storeId}`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, paths.store(store!.slug))

    const bar = page.getByRole('complementary', { name: t.minimum.label(store!.name) })
    await bar.getByText(new RegExp(t.minimum.missing('.+'))).waitFor()
    // In sight at the lower edge, above the phone's bar, wherever one is in the range.
    const height = page.viewportSize()!.height
    const below = async () => height - (await bar.boundingBox().then((box) => box!.y + box!.height))
    expect(await below()).toBeGreaterThanOrEqual(device.width < 640 ? 64 : 0)
    expect(await below()).toBeLessThan(120)
    expect(await findBarriers(page)).toEqual([])

    const plus = page.getByRole('main').getByRole('button', { name: stepper.more(goods!.name) })
    await press(plus.first())
    await bar.getByText(new RegExp(t.minimum.reached('.+'))).waitFor()
    await darken(page)
    expect(await findPoorContrast(page)).toEqual([])
    await press(bar.getByRole('link', { name: t.toCart }))
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
