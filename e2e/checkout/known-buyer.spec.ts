import { expect, test } from 'vitest'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { orderUntil as untilDe } from '../../texts/de/delivery/order-until.ts'
import { reorder as reorderDe } from '../../texts/de/orders/reorder.ts'
import { orderUntil as untilEn } from '../../texts/en/delivery/order-until.ts'
import { reorder as reorderEn } from '../../texts/en/orders/reorder.ts'
import { paths } from '../../web/paths.ts'
import { ask, glance, glances, local, texts, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll()

const reorderTexts = { de: reorderDe, en: reorderEn }
/** Until when, today or on a day that is named. */
const until = { de: untilStart(untilDe), en: untilStart(untilEn) }

test.each(glance('de'))(
  'who has ordered before orders in three presses, and again for another address (%s, %s)',
  async (language, device) => {
    const t = texts[language]
    const goods = await goodsOf(shop, language, { count: 2 })
    const buyer = await buyerWith(shop, language, goods)
    const paid = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, purchaseOrderNumber: 'KST 4711' }
    await ask(shop.origin, '/checkout/pay', { body: { ...paid, cartVersion: 1 }, token: buyer.token })
    await createAddress(shop.db, buyer.id, { isSelected: false, companyName: 'Filiale Hafen' })
    const items = goods.map(({ skuId, boxes }) => ({ productSkuId: skuId, quantity: boxes }))
    await ask(shop.origin, '/cart', { body: { items }, token: buyer.token })

    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/cart')
    await press(page.getByRole('link', { name: new RegExp(`^${t.cart.checkout}`) }).first())
    await page.getByRole('heading', { level: 1, name: t.checkout.steps.review }).waitFor()
    await page.getByText('KST 4711').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.getByRole('search').count()).toBe(0)
    await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
    await press(page.getByRole('button', { name: t.checkout.review.order }))
    await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
    await page.getByRole('img', { name: t.orders.transfer.giroCode }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(page.getByRole('button', { name: t.orders.detail.reorderElsewhere }))
    await press(page.getByRole('dialog').getByRole('button', { name: /Adresse$|address$/ }))
    await page.waitForURL(`**${local(language, '/checkout')}?step=address`)
    await check(page.getByRole('radio', { name: /Filiale Hafen/ }))
    await press(page.getByRole('button', { name: t.checkout.next.payment }))
    await page.getByRole('heading', { level: 1, name: t.checkout.steps.review }).waitFor()
    await page.getByText('Filiale Hafen').waitFor()
    // On the way there nothing is ordered.
    const [row] = await shop.db`select count(*)::int as n from orders where buyer_id = ${buyer.id}`
    expect(row!.n).toBe(2)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glances)(
  'offers stand beside each other, each with its hour; what is sold out by the next time is replaced (%s, %s)',
  async (language, device) => {
    const t = texts[language]
    const { product } = t.catalogue
    const [first, other] = await offeredTwice(language)
    const buyer = await createBuyer(shop.db, { language })
    await createAddress(shop.db, buyer.id)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const main = page.getByRole('main')
    await enter(page, language, buyer.token, `/products/xxx-${first.skuId}`)
    await main.getByText(until[language]).first().waitFor()
    const offers = main.getByRole('region', { name: product.offers(first.offers) })
    const rowOf = ({ storeName }: Offered) => offers.getByRole('listitem').filter({ hasText: storeName })
    for (const offer of [first, other]) {
      // What a litre or a kilogram of it costs with the shipping, so that cases of other sizes can be compared.
      await rowOf(offer)
        .getByText(/€.*\/(kg|l)$/)
        .first()
        .waitFor()
      await rowOf(offer).getByText(product.offerFacts.compared, { exact: true }).waitFor()
    }
    await rowOf(first).getByText(product.offerShown).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(rowOf(first).getByRole('button', { name: t.catalogue.quantity.addNamed(first.name) }))
    await expect.poll(() => piecesOf(buyer.id, first.skuId)).toBeGreaterThan(0)

    await page.goto(local(language, paths.cart()))
    await main.getByText(until[language]).first().waitFor()
    const { version } = await ask<{ version: number }>(shop.origin, '/cart', { token: buyer.token })
    const body = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version }
    const { orderId } = await ask<{ orderId: string }>(shop.origin, '/checkout/pay', { body, token: buyer.token })

    await shop.db`update stock set on_hand = promised where sku_id = ${first.skuId}`
    await page.goto(local(language, paths.order(orderId)))
    await press(main.getByRole('button', { name: t.orders.detail.reorder }))
    const window = page.getByRole('dialog')
    await window.getByText(reorderTexts[language].soldOut, { exact: true }).waitFor()
    await press(window.getByRole('button', { name: t.restock.showSubstitutes }))
    const substitute = window
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${other.storeName}.*${t.restock.sameArticle}`) })
    await press(substitute.last().getByRole('button', { name: t.catalogue.quantity.addNamed(other.name) }))
    await expect.poll(() => piecesOf(buyer.id, other.skuId)).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

type Offered = { skuId: string; name: string; storeName: string; offers: number }

/** An article of two stores or more, all of them in stock and without a minimum: this one's own offer and another. */
async function offeredTwice(language: Language) {
  const goods = await shop.db<Offered[]>`
    with offered as (
      select p.gtin, count(*)::int as offers from product p join stock k on k.sku_id = p.sku_id
      where p.status = 'ACTIVE' and not p.is_exclusive and p.gtin <> '' and p.content_unit <> 'PIECE'
        and k.quantity >= p.count_per_box and p.minimum_quantity <= p.count_per_box
      group by p.gtin having count(distinct p.store_id) > 1
        and count(*) = (select count(*) from product o where o.gtin = p.gtin) order by p.gtin limit 1)
    select p.sku_id, ${language === 'de' ? shop.db`p.name_de` : shop.db`p.name_en`} as name, s.name as store_name, offered.offers
    from offered join product p using (gtin) join store s on s.id = p.store_id order by p.sku_id limit 2`
  await shop.db`update stock set on_hand = promised + 5000 where sku_id in ${shop.db(goods.map(({ skuId }) => skuId))}`
  await shop.db`
    update store set minimum_order_cents = 0 where name in ${shop.db(goods.map(({ storeName }) => storeName))}`
  return [goods[0]!, goods[1]!] as const
}

async function piecesOf(buyerId: string, skuId: string): Promise<number> {
  const [line] = await shop.db`select quantity from cart_item where buyer_id = ${buyerId} and sku_id = ${skuId}`
  return (line?.quantity as number | undefined) ?? 0
}

function untilStart({ later }: typeof untilEn): RegExp {
  return new RegExp(`^${later('').trim().split(' ').slice(0, 2).join(' ')} `)
}
