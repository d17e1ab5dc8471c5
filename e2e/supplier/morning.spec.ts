import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAddress, createBuyer, createMember, createProduct, createStore } from '../../test/builders.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { eachNth, isLong } from '../../test/runner/long.ts'
import { desk as deskDe } from '../../texts/de/desk/frame.ts'
import { packingScreen as packingDe } from '../../texts/de/orders/packing-screen.ts'
import { supplierOrders as ordersDe } from '../../texts/de/orders/supplier.ts'
import { today as todayDe } from '../../texts/de/today/supplier.ts'
import { desk as deskEn } from '../../texts/en/desk/frame.ts'
import { packingScreen as packingEn } from '../../texts/en/orders/packing-screen.ts'
import { supplierOrders as ordersEn } from '../../texts/en/orders/supplier.ts'
import { today as todayEn } from '../../texts/en/today/supplier.ts'
import { laptop, texts, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { orderPaid } from '../support/order-paid.ts'
import { check, choose, press, type } from '../support/user-actions.ts'

openForAll()

const words = {
  de: { desk: deskDe, packing: packingDe, orders: ordersDe, today: todayDe },
  en: { desk: deskEn, packing: packingEn, orders: ordersEn, today: todayEn },
}
const mornings = [
  ['de', laptop],
  ['en', { width: 390, height: 844, toString: () => 'phone' }],
  // The whole of it without a pointer, in long runs.
  ...(isLong ? ([['en', { ...laptop, input: 'keyboard', toString: () => 'keyboard' }]] as const) : []),
] as const

const CASE = 6

/** Twelve buyers have ordered overnight; one of them wants two cases of what the shelf has only one good case of. */
async function nightOfOrders(language: Language) {
  const { id: storeId } = await createStore(shop.db)
  const [espresso, filter] = await Promise.all([
    createProduct(shop.db, storeId),
    createProduct(shop.db, storeId, { nameDe: 'Filterkaffee, ganze Bohne', nameEn: 'Filter coffee, whole bean' }),
  ])
  const orders = await Promise.all(
    Array.from({ length: 12 }, async (_, nth) => {
      const buyer = await createBuyer(shop.db, { language })
      await createAddress(shop.db, buyer.id, { companyName: `Café ${nth + 1}` })
      const items = [
        { productSkuId: espresso.skuId, quantity: CASE },
        { productSkuId: filter.skuId, quantity: nth === 0 ? 2 * CASE : CASE },
      ]
      return { buyer, ...(await orderPaid(shop, buyer, items)) }
    }),
  )
  const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const nameOf = (product: typeof filter) => (language === 'de' ? product.nameDe : product.nameEn)!
  return { token, orders, espresso: nameOf(espresso), filter: nameOf(filter) }
}

const textOf = async (saved: Download) => pdfPages(await readFile(await saved.path()))

/** The place of the rail, or on a phone of the bar below the page. */
const goTo = (page: Page, name: string) =>
  press(page.getByRole('link', { name, exact: true }).filter({ visible: true }).first())

test.each(eachNth(2, mornings))(
  'a whole morning: twelve orders confirmed, picked, packed and shipped, one without what the shelf lacked (%s, %s)',
  async (language, device) => {
    const { desk, packing, orders: t, today } = words[language]
    const { token, orders, espresso, filter } = await nightOfOrders(language)
    const numbers = orders.map(({ subOrderNumber }) => subOrderNumber)
    const [short, ...complete] = orders
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const dialog = page.getByRole('dialog')
    const task = (kind: keyof typeof today.kinds, count: number) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`^${count}${today.kinds[kind]}`) })
    const everyOne = async (action: 'CONFIRM' | 'SHIP', count: number) => {
      await check(page.getByRole('checkbox', { name: desk.list.chooseAll }))
      const chosen = page.getByRole('region', { name: desk.list.chosen(count) })
      await press(chosen.getByRole('button', { name: t.bulk.actions[action], exact: true }))
      await dialog.getByText(t.bulk.possible[action](count, count)).waitFor()
    }
    const untilDone = async (count: number) => {
      await dialog.getByText(desk.run.done(count, count)).waitFor()
      await press(dialog.getByRole('button', { name: desk.run.close, exact: true }).last())
    }

    await enter(page, language, token, '/supplier')
    await press(task('NEW_ORDERS', 12).getByRole('link'))
    await everyOne('CONFIRM', 12)
    await press(dialog.getByRole('button', { name: t.bulk.begin.CONFIRM(12) }))
    await untilDone(12)
    await page.getByText(t.empty).waitFor()

    await goTo(page, desk.places.supplier.today)
    await task('TO_SHIP', 12).waitFor()
    await press(page.getByRole('link', { name: today.pickList(12) }))
    await page.getByText(packing.lead(12)).waitFor()
    const articles = page.getByRole('region', { name: packing.articles })
    const tick = (name: string) => articles.getByRole('checkbox', { name: new RegExp(name) })
    await check(tick(espresso))
    await articles.getByText(packing.ticked(1, 2)).waitFor()
    const [pickList] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: packing.pickPdf })),
    ])
    const picked = (await textOf(pickList)).join('\n')
    for (const name of [espresso, filter]) expect(picked).toContain(name)
    const [slips] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: packing.slipsPdf })),
    ])
    const pages = await textOf(slips)
    expect(pages).toHaveLength(12)
    for (const number of numbers) expect(pages.filter((text) => text.includes(number))).toHaveLength(1)

    // One case of the two is torn: the other goes out alone.
    const card = page.getByRole('region', { name: new RegExp(`^${short!.subOrderNumber} `) })
    await press(card.getByRole('link', { name: packing.open }))
    await press(page.getByRole('button', { name: t.panel.less(filter) }))
    await page.getByText(t.panel.staysOpen(CASE)).waitFor()
    await type(page.getByLabel(t.panel.trackingNumber, { exact: true }), '00340434161094000001')
    await press(page.getByRole('button', { name: t.panel.shipPart }))
    await page.getByText(t.panel.done.SHIP(short!.subOrderNumber)).waitFor()
    await press(page.getByRole('complementary').getByRole('button', { name: texts[language].ui.close, exact: true }))

    await press(page.getByRole('button', { name: new RegExp(`^${t.views.TO_SHIP}`) }))
    await everyOne('SHIP', 11)
    await choose(dialog.getByLabel(t.bulk.carrier), 'GLS')
    const parcels = complete.map(({ subOrderNumber }, nth) => [subOrderNumber, String(20_000_000_000 + nth)] as const)
    await type(dialog.getByLabel(t.bulk.trackingNumbers), parcels.map((parcel) => parcel.join('\t')).join('\n'))
    await dialog.getByRole('list', { name: t.bulk.parcels }).getByText(parcels.at(-1)![1]).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width)
    await press(dialog.getByRole('button', { name: t.bulk.begin.SHIP(11) }))
    await untilDone(11)
    await page.getByText(t.empty).waitFor()

    await goTo(page, desk.places.supplier.today)
    await press(task('PARTLY_SHIPPED', 1).getByRole('link'))
    await press(page.locator('.desk-open'))
    await press(page.getByRole('button', { name: t.panel.steps.CANCEL_REST, exact: true }))
    const [reason] = t.panel.reasons
    await press(dialog.getByRole('button', { name: reason! }))
    await press(dialog.getByRole('button', { name: t.panel.steps.CANCEL_REST, exact: true }))
    await page.getByText(t.panel.done.CANCEL_REST(short!.subOrderNumber)).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await press(page.getByRole('complementary').getByRole('button', { name: texts[language].ui.close, exact: true }))
    await goTo(page, desk.places.supplier.today)
    await page.getByRole('heading', { name: today.tasks, exact: true }).waitFor()
    for (const kind of ['NEW_ORDERS', 'TO_SHIP', 'PARTLY_SHIPPED'] as const)
      await page.getByText(today.kinds[kind]).waitFor({ state: 'detached' })
    await context.close()

    const { detail } = texts[language].orders
    const buyer = await visit(browser, shop.origin, device)
    const read = (order: typeof short) =>
      enter(buyer.page, language, order!.buyer.token, `/account/orders/${order!.orderId}`)
    await read(short)
    await buyer.page.getByText(detail.tracking('00340434161094000001')).waitFor()
    await buyer.page.getByText(detail.shippedPart(CASE, 2 * CASE)).waitFor()
    await buyer.page.getByText(detail.cancelledPart(CASE)).waitFor()
    await buyer.page.getByText(reason!).waitFor()
    await buyer.page.getByText(detail.refunds, { exact: true }).waitFor()
    await read(complete[0])
    await buyer.page.getByText(detail.tracking(parcels[0]![1])).waitFor()
    expect(await buyer.page.getByText(detail.cancelledPart(CASE)).count()).toBe(0)
    expect([...problems, ...buyer.problems]).toEqual([])
    await buyer.context.close()
  },
)
