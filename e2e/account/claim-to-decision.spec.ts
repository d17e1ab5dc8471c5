import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { claims as claimsDe } from '../../texts/de/claims/screen.ts'
import { claims as claimsEn } from '../../texts/en/claims/screen.ts'
import { supplierOrders as suppliersDe } from '../../texts/de/orders/supplier.ts'
import { supplierOrders as suppliersEn } from '../../texts/en/orders/supplier.ts'
import { showFactor, texts, visitsIn, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

const claimTexts = { de: claimsDe, en: claimsEn }
const supplierTexts = { de: suppliersDe, en: suppliersEn }

openForAll()

/** A delivery of the demo that has just arrived, of which nobody has said anything, and who may act on it. */
async function delivered() {
  const [part] = await shop.db<
    { buyerId: string; storeId: string; storeName: string; orderId: string; number: string }[]
  >`
    select s.buyer_id, s.store_id, s.store_name, s.order_id, s.sub_order_number as number from sub_order s
    where s.status = 'DELIVERED' and s.return_request is null
      and not exists (select from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id)
      and (select bool_and(l.shipped_quantity > 2 and l.returned_quantity = 0) from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id)
    order by s.status_at desc, s.order_id limit 1`
  const owner = await createMember(shop.db, { companyId: part!.buyerId, roles: ['OWNER'] })
  const store = await createMember(shop.db, { storeId: part!.storeId, roles: ['OWNER'] })
  const operator = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
  await showFactor(shop.db, operator.token)
  return { ...part!, owner, store, operator }
}

const nameOf = (language: Language, { nameDe, nameEn }: { nameDe: string; nameEn: string }) =>
  language === 'de' ? nameDe : nameEn

test.each(visitsIn('de'))(
  'a claim goes from the buyer to the store, and on to an operator (%s, %s)',
  async (language, device) => {
    const t = claimTexts[language]
    const { number, orderId, storeName, owner, store, operator } = await delivered()
    const [line] = await shop.db<[{ nameDe: string; nameEn: string }]>`
    select name_de, name_en from order_line l join sub_order s using (buyer_id, order_id, store_id)
    where s.sub_order_number = ${number} order by l.sku_id limit 1`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const detail = texts[language].orders.detail

    await enter(page, language, owner.token, `/account/orders/${orderId}`)
    const card = page.getByRole('region', { name: storeName })
    await press(card.getByRole('link', { name: detail.claim }))
    await check(page.getByRole('checkbox', { name: nameOf(language, line) }))
    await check(page.getByRole('radio', { name: t.form.problems.DAMAGED }))
    const pieces = page.getByRole('textbox', { name: t.form.quantity(nameOf(language, line)) })
    await type(pieces, '2')
    await type(page.getByRole('textbox', { name: t.form.words }), 'Der Karton war nass.')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.form.send }))
    await page.getByRole('heading', { level: 1, name: t.pageTitle(`${number}-C1`) }).waitFor()

    await enter(page, language, store.token, `/supplier/claims?open=${number}-C1`)
    await type(page.getByRole('textbox', { name: new RegExp(`^${t.desk.refund}: `) }), '1')
    await type(page.getByRole('textbox', { name: t.desk.words }), 'Eine war heil.')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.desk.send }))
    await page.getByText(t.desk.done.ANSWER).waitFor()

    await enter(page, language, owner.token, `/account/claims/${number}-C1`)
    await press(page.getByRole('button', { name: t.steps.contest }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox'), 'Beide sind kaputt.')
    await press(dialog.getByRole('button', { name: t.steps.contest }))
    await page.getByText(t.steps.done.CONTEST).waitFor()

    await enter(page, language, operator.token, `/operator/claims/${number}-C1`)
    await press(page.getByRole('button', { name: t.desk.decide }))
    await page.getByText(t.desk.wordsMissing).waitFor()
    await type(page.getByRole('textbox', { name: t.desk.wordsToBoth }), 'Die Fotos zeigen zwei.')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.desk.decide }))
    await page.getByText(t.desk.decided).waitFor()
    await page.getByText(t.outcome.refunded(2)).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('en'))(
  'a buyer asks to send pieces back, and the store takes a part of them (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { detail } = texts[language].orders
    const t = supplierTexts[language].panel
    const { number, orderId, storeName, owner, store } = await delivered()
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, owner.token, `/account/orders/${orderId}`)
    const card = page.getByRole('region', { name: storeName })
    await press(card.getByRole('button', { name: detail.actions.REQUEST_RETURN.button }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox').first(), '2')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: detail.actions.REQUEST_RETURN.button }))
    await card.getByText(/^2 × /).waitFor()

    await enter(page, language, store.token, `/supplier/orders?view=RETURNS&open=${number}`)
    const panel = page.getByRole('complementary', { name: number })
    await type(panel.getByRole('textbox').first(), '1')
    await press(panel.getByRole('button', { name: t.acceptPart }))
    await type(panel.getByRole('textbox', { name: t.partWords }), 'Eine war angebrochen.')
    expect(await findBarriers(page)).toEqual([])
    await press(panel.getByRole('button', { name: t.acceptPart }))
    await page.getByText(t.done.ACCEPT_RETURN(number)).waitFor()
    const [line] = await shop.db`
    select sum(returned_quantity)::int as returned from order_line l join sub_order s using (buyer_id, order_id, store_id)
    where s.sub_order_number = ${number}`
    expect(line).toEqual({ returned: 1 })
    expect(problems).toEqual([])
    await context.close()
  },
)
