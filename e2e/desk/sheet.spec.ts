import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { sheet as texts } from '../../texts/de/change-sets/sheet.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll()

const ARTICLES = 400

/** Articles P-001 to P-400 of a store of their own: 20.00 € net, 50 in store. */
async function storeOfMany() {
  const { id: storeId } = await createStore(shop.db)
  const [category] = await shop.db<{ slug: string }[]>`select slug from category order by slug limit 1`
  const { skuId } = await createProduct(shop.db, storeId, {
    supplierSku: 'P-001',
    stock: 50,
    categorySlug: category!.slug,
  })
  await shop.db`
    update product set price_cents = 2000, final_price_cents = 2000, tier_prices = '[]' where sku_id = ${skuId}`
  await shop.db`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('sku_id', ${skuId} || 'N' || n, 'gtin', null,
      'supplier_sku', 'P-' || lpad(n::text, 3, '0'), 'name_de', 'Tee ' || n, 'name_en', 'Tea ' || n))).*
    from product p, generate_series(2, ${ARTICLES}) n where p.sku_id = ${skuId}`
  await shop.db`
    insert into stock (sku_id, on_hand) select sku_id, 50 from product where store_id = ${storeId} and sku_id <> ${skuId}`
  return { storeId, member: await createMember(shop.db, { storeId, roles: ['OWNER'] }) }
}

/** 'P-001\t20,50' and so on, as a spreadsheet gives it; of three rows the price is none, empty and too low. */
const pricelist = () =>
  Array.from({ length: ARTICLES }, (_, at) => {
    const price = { 9: 'auf Anfrage', 199: '', 399: '0' }[at] ?? '20,50'
    return `P-${String(at + 1).padStart(3, '0')}\t${price}`
  }).join('\r\n')

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+V')
}

const pricesOf = async (storeId: string) => {
  const rows = await shop.db<{ priceCents: number; count: number }[]>`
    select price_cents, count(*)::int from product where store_id = ${storeId} group by 1 order by 1`
  return Object.fromEntries(rows.map(({ priceCents, count }) => [priceCents, count]))
}

test(
  '400 prices are pasted, three errors mended, differences seen, planned for a day, counted and taken back',
  { tags: ['long'] },
  async () => {
    const { storeId, member } = await storeOfMany()
    const { page, context, problems } = await visit(browser, shop.origin, laptop)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, 'de', member.token, '/supplier/prices')
    await page.getByText(texts.shown('200', '400')).waitFor()

    await paste(page, pricelist())
    await page.getByText(texts.pasted(400)).waitFor()
    await page.getByText(texts.draft(400), { exact: true }).waitFor()
    const errors = page.getByRole('button', { name: texts.errors(3) })
    await errors.waitFor()
    expect(await findBarriers(page)).toEqual([])
    // Of 400 rows those in view are rendered.
    expect(await page.getByRole('row').count()).toBeLessThan(60)

    // Nothing is lost with a reload, and each error is mended where it stands.
    await page.reload()
    await press(errors)
    await page.locator(`[data-reason="${texts.problems.NOT_A_NUMBER()}"]`).waitFor()
    for (const left of [2, 1]) {
      await page.getByRole('grid').focus()
      await page.keyboard.type('20,50')
      await page.keyboard.press('Enter')
      const next = page.getByRole('button', { name: texts.errors(left) })
      await press(next)
    }
    await page.getByRole('grid').focus()
    await page.keyboard.type('24,00')
    await page.keyboard.press('Enter')

    await press(page.getByRole('button', { name: texts.compare }))
    const panel = page.getByRole('complementary', { name: texts.review.title })
    await panel.getByText(texts.review.confirm(1)).waitFor()
    expect(await pricesOf(storeId)).toEqual({ 2000: ARTICLES })
    expect(await findBarriers(page)).toEqual([])
    await check(panel.getByLabel(texts.review.dated))
    await panel.getByLabel(texts.review.day, { exact: true }).waitFor()
    await press(panel.getByRole('button', { name: texts.review.apply(ARTICLES) }))
    await panel.getByText(texts.review.confirmMissing).waitFor()
    await check(panel.getByLabel(texts.review.confirm(1)))
    await press(panel.getByRole('button', { name: texts.review.apply(ARTICLES) }))
    await page.getByText(texts.review.planned(ARTICLES)).waitFor()
    expect(await pricesOf(storeId)).toEqual({ 2000: ARTICLES })
    await press(page.getByRole('link', { name: texts.review.toList }))
    await page.getByRole('heading', { level: 1, name: desk.places.supplier.changes }).waitFor()
    await press(page.getByRole('button', { name: texts.sets.undo }))
    await press(page.getByRole('dialog').getByRole('button', { name: texts.sets.undo }))
    await page.getByText(texts.sets.states.UNDONE, { exact: true }).waitFor()

    // What counts at once, and is taken back where it was done.
    await press(page.getByRole('link', { name: texts.sets.back }))
    await paste(page, 'Art.-Nr.\tIm Lager\tListe\nP-001\t60\t21,00\nP-002\t40\t21,00\nX-1\t1\t1,00')
    await page.getByText(texts.unknown(1)).waitFor()
    await press(page.getByRole('button', { name: texts.compare }))
    await press(panel.getByRole('button', { name: texts.review.apply(4) }))
    await page.getByText(texts.review.applied(4)).waitFor()
    expect(await pricesOf(storeId)).toEqual({ 2000: ARTICLES - 2, 2100: 2 })
    await expect.poll(() => page.getByText(texts.draftHint).count()).toBe(0)
    await press(page.getByRole('button', { name: texts.review.undo, exact: true }).last())
    await press(page.getByRole('button', { name: texts.review.done }).last())
    await expect.poll(() => pricesOf(storeId)).toEqual({ 2000: ARTICLES })
    expect(problems).toEqual([])
    await context.close()
  },
)

test('who may only count does so on a phone, without a price in sight', async () => {
  const { storeId } = await storeOfMany()
  const counter = await createMember(shop.db, { storeId, roles: ['WAREHOUSE'] })
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  await enter(page, 'de', counter.token, '/supplier/prices')
  const name = `Tee 2, ${texts.names.STOCK}`
  await press(page.getByRole('button', { name: `${texts.plus}: ${name}`, exact: true }))
  await page.getByRole('textbox', { name: `Tee 3, ${texts.names.STOCK}`, exact: true }).fill('12')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: texts.countNow(2) }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(await page.getByText('20,00').count()).toBe(0)
  await press(page.getByRole('button', { name: texts.countNow(2) }))
  await page.getByText(texts.counted(2)).waitFor()
  const counted = await shop.db<{ onHand: number }[]>`
    select s.on_hand from stock s join product p using (sku_id)
    where p.store_id = ${storeId} and s.on_hand <> 50 order by s.on_hand`
  expect(counted.map(({ onHand }) => onHand)).toEqual([12, 51])
  expect(problems).toEqual([])
  await context.close()
})

test('rows are cut once where columns fit; where they do not the articles stay in sight while one scrolls sideways, also once a window got narrower', async () => {
  const { member } = await storeOfMany()
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', member.token, '/supplier/prices')
  await page.getByRole('row').nth(20).waitFor()
  // Each box that cuts what does not fit is a piece of the picture of its own, which scrolling pays for.
  const cuts = (row: Element) =>
    [...row.querySelectorAll('*')].filter((element) => getComputedStyle(element).overflowX !== 'visible').length
  expect(await page.getByRole('row').nth(2).evaluate(cuts)).toBe(1)
  await page.setViewportSize({ width: 700, height: 900 })
  const grid = page.getByRole('grid')
  const name = page.getByRole('rowheader').nth(2)
  const sideways = () =>
    grid.evaluate((element) => {
      element.scrollLeft = 150
      return element.scrollLeft
    })
  await expect.poll(sideways).toBe(150)
  const left = async () => Math.round((await name.boundingBox())!.x - (await grid.boundingBox())!.x)
  await expect.poll(left).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
