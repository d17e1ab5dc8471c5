import { expect, test } from 'vitest'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { emptiesScreen as de } from '../../texts/de/orders/empties-screen.ts'
import { supplierOrders } from '../../texts/de/orders/supplier.ts'
import { emptiesScreen as en } from '../../texts/en/orders/empties-screen.ts'
import { ask, local, visitsIn, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

const emptiesTexts = { de, en }
const bottle = { de: 'Bierflasche', en: 'Beer bottle' }

/** A buyer to whom bottles were delivered, and somebody of their store. */
async function buyerWithBottles(language: Language) {
  const [goods] = await goodsOf(shop, language, { count: 1 })
  await shop.db`
    update product set deposits = '[{"code": "MEHRWEG_8", "perPieces": 1}]' where sku_id = ${goods!.skuId}`
  const buyer = await buyerWith(shop, language, [goods!])
  const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 }
  await ask(shop.origin, '/checkout/pay', { body: byTransfer, token: buyer.token })
  await shop.db`update orders set payment_status = 'PAID' where buyer_id = ${buyer.id}`
  await shop.db`update sub_order set status = 'CONFIRMED' where buyer_id = ${buyer.id}`
  const [part] = await shop.db<{ number: string; pieces: number }[]>`
    select s.sub_order_number as number, l.quantity as pieces
    from sub_order s join order_line l on l.buyer_id = s.buyer_id and l.order_id = s.order_id where s.buyer_id = ${buyer.id}`
  const { token } = await createBuyer(shop.db, { role: 'SUPPLIER', storeId: goods!.storeId })
  const order = await ask<{ subOrder: { version: number } }>(shop.origin, `/supplier/orders/${part!.number}`, { token })
  const body = { action: 'SHIP', carrier: 'DHL', version: order.subOrder.version }
  await ask(shop.origin, `/supplier/orders/${part!.number}/actions`, { body, token })
  return { buyer, supplierToken: token, pieces: part!.pieces }
}

test.each(visitsIn('en'))(
  'what came back is counted by the store and seen by the buyer (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = emptiesTexts[language]
    const { buyer, supplierToken, pieces } = await buyerWithBottles(language)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, supplierToken, `/supplier/empties/${buyer.id}`)
    await type(page.getByLabel(t.supplier.returnedOf(bottle[language])), '4')
    await press(page.getByRole('button', { name: t.supplier.book }))
    await page.getByText(t.supplier.booked(4)).waitFor()
    await page.getByRole('cell', { name: '-4', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const ofStore = page.waitForEvent('download')
    await press(page.getByRole('button', { name: t.statementPdf }))
    expect((await ofStore).suggestedFilename()).toContain('.pdf')

    await enter(page, language, buyer.token, '/account/empties')
    await page.getByRole('cell', { name: String(pieces - 4), exact: true }).waitFor()
    await press(page.getByRole('link', { name: t.movements }))
    const movements = page.getByRole('region', { name: t.movements })
    await movements.getByRole('cell', { name: '-4', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await press(page.getByRole('button', { name: t.csv }))
    expect((await saved).suggestedFilename()).toContain('.csv')
    const statement = page.waitForEvent('download')
    await press(page.getByRole('button', { name: t.statementPdf }))
    expect((await statement).suggestedFilename()).toMatch(/\d{4}-\d{2}\.pdf$/)
    expect(problems).toEqual([])
    await context.close()
  },
)

/** Of one article, confirmed, not sent. */
async function confirmedOrder(
  buyer: { id: string; token: string },
  goods: { skuId: string; storeId: string; boxes: number },
) {
  await ask(shop.origin, '/cart', {
    body: { items: [{ productSkuId: goods.skuId, quantity: goods.boxes }] },
    token: buyer.token,
  })
  const [cart] = await shop.db<[{ version: number }]>`select version from cart where buyer_id = ${buyer.id}`
  const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: cart.version }
  const { orderId, orderNumber } = await ask<{ orderId: string; orderNumber: string }>(shop.origin, '/checkout/pay', {
    body: byTransfer,
    token: buyer.token,
  })
  await shop.db`update orders set payment_status = 'PAID' where id = ${orderId}`
  const [part] = await shop.db<[{ number: string }]>`
    update sub_order set status = 'CONFIRMED', due_at = now() + interval '1 day' where order_id = ${orderId}
    returning sub_order_number as number`
  return { orderId, orderNumber, number: part.number }
}

test.each(visitsIn('de'))(
  'pallets go with a delivery and are announced with the next one, for who packs it (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = emptiesTexts[language]
    const { panel } = supplierOrders
    const [goods] = await goodsOf(shop, language, { count: 1 })
    const buyer = await createBuyer(shop.db, { language })
    await createAddress(shop.db, buyer.id)
    const { token } = await createBuyer(shop.db, { role: 'SUPPLIER', storeId: goods!.storeId })
    const first = await confirmedOrder(buyer, goods!)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, `/supplier/orders?view=ALL&q=${first.number}&open=${first.number}`)
    await press(page.getByText(panel.aids))
    await type(page.getByLabel(panel.aidNames.EURO_PALLET), '3')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: panel.ship, exact: true }))
    await page.getByText(panel.done.SHIP(first.number)).waitFor()

    const next = await confirmedOrder(buyer, goods!)
    await enter(page, language, buyer.token, `/checkout/success/${next.orderNumber}`)
    const thanks = page.getByRole('region', { name: t.announce.title })
    await press(thanks.getByRole('button'))
    await type(page.getByLabel(t.announce.piecesOf('Europalette')), '1')
    await press(page.getByRole('button', { name: t.announce.save }))
    await thanks.getByText('1 × Europalette').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(local(language, `/account/orders/${next.orderId}`), { waitUntil: 'networkidle' })
    await page.getByText('1 × Europalette').waitFor()
    await press(page.getByRole('button', { name: t.announce.title }))
    await type(page.getByLabel(t.announce.piecesOf('Europalette')), '2')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.announce.save }))
    await page.getByText('2 × Europalette').waitFor()

    await enter(page, language, token, `/supplier/orders?view=ALL&q=${next.number}&open=${next.number}`)
    await page.getByText('2 × Europalette').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
