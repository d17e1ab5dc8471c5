import { expect, test } from 'vitest'
import { createBuyer } from '../../test/builders.ts'
import { documentList as de } from '../../texts/de/orders/document-list.ts'
import { documentList as en } from '../../texts/en/orders/document-list.ts'
import { ordersDocuments as documentsDe } from '../../texts/de/orders/documents.ts'
import { ordersDocuments as documentsEn } from '../../texts/en/orders/documents.ts'
import { ask, texts, visitsIn, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { choose, press, type } from '../support/user-actions.ts'

openForAll()

const documentTexts = { de, en }
const paid = { de: documentsDe.payments.PAID, en: documentsEn.payments.PAID }

/** A buyer whose order has left, with an invoice and a delivery note. */
async function buyerWithDocuments(language: Language) {
  const [goods] = await goodsOf(shop, language, { count: 1 })
  const buyer = await buyerWith(shop, language, [goods!])
  const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: 1 }
  await ask(shop.origin, '/checkout/pay', { body: byTransfer, token: buyer.token })
  await shop.db`update orders set payment_status = 'PAID' where buyer_id = ${buyer.id}`
  await shop.db`update sub_order set status = 'CONFIRMED' where buyer_id = ${buyer.id}`
  const [part] = await shop.db<{ number: string }[]>`
    select sub_order_number as number from sub_order where buyer_id = ${buyer.id}`
  const { token } = await createBuyer(shop.db, { role: 'SUPPLIER', storeId: goods!.storeId })
  const version = await ask<{ subOrder: { version: number } }>(shop.origin, `/supplier/orders/${part!.number}`, {
    token,
  })
  const body = { action: 'SHIP', carrier: 'DHL', version: version.subOrder.version }
  await ask(shop.origin, `/supplier/orders/${part!.number}/actions`, { body, token })
  const rows = await shop.db<{ number: string; type: string }[]>`
    select number, type from document where buyer_id = ${buyer.id}`
  return { ...buyer, ...Object.fromEntries(rows.map((row) => [row.type, row.number])) } as typeof buyer &
    Record<'INVOICE' | 'DELIVERY_NOTE', string>
}

test.each(visitsIn('de'))(
  'documents are found, opened by month and saved (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = documentTexts[language]
    const buyer = await buyerWithDocuments(language)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, buyer.token, '/account/orders')
    await press(page.getByRole('navigation').getByRole('link', { name: t.title, exact: true }).first())
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
    const invoice = page.getByRole('button', { name: t.save(t.types.INVOICE, buyer.INVOICE) })
    const note = page.getByRole('button', { name: t.save(t.types.DELIVERY_NOTE, buyer.DELIVERY_NOTE) })
    await invoice.waitFor()
    await note.waitFor()
    // The invoice says that it is paid; the delivery note has nothing to say of money.
    await expect.poll(() => page.getByText(paid[language], { exact: true }).filter({ visible: true }).count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])

    for (const kind of ['csv', 'xlsx'] as const) {
      const table = page.waitForEvent('download')
      await press(page.getByRole('button', { name: t.tableNamed(t.tableKinds[kind], '').trim() }))
      expect((await table).suggestedFilename()).toMatch(new RegExp(String.raw`-\d{4}-\d{2}\.${kind}$`))
    }

    await choose(page.getByLabel(t.filters.type, { exact: true }), { label: t.types.DELIVERY_NOTE })
    await page.waitForURL('**type=DELIVERY_NOTE')
    await invoice.waitFor({ state: 'detached' })
    const saved = page.waitForEvent('download')
    await press(note)
    expect((await saved).suggestedFilename()).toBe(`${t.types.DELIVERY_NOTE} ${buyer.DELIVERY_NOTE}.pdf`)
    await page.reload()
    await note.waitFor()
    expect(await page.getByLabel(t.filters.type, { exact: true }).inputValue()).toBe('DELIVERY_NOTE')

    await type(page.getByLabel(t.filters.q), buyer.INVOICE)
    await press(page.getByRole('search', { name: t.filters.label }).getByRole('button'))
    await page.getByText(t.noneFound).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('link', { name: t.showAll }))
    await invoice.waitFor()
    const zip = page.waitForEvent('download')
    await press(page.getByRole('button', { name: new RegExp(`ZIP.* 20`) }).first())
    expect((await zip).suggestedFilename()).toMatch(/^(Belege|Documents)-\d{4}-\d\d\.zip$/)

    await press(page.getByRole('link', { name: new RegExp(`^${t.order('T')}`) }).first())
    await page
      .getByRole('button', { name: texts[language].orders.detail.document(t.types.DELIVERY_NOTE, buyer.DELIVERY_NOTE) })
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
