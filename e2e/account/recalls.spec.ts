import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { recalls as recallsDe } from '../../texts/de/recalls/screen.ts'
import { recalls as recallsEn } from '../../texts/en/recalls/screen.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

/** An article that was sent not long ago, and people of both sides. */
async function sent() {
  const [part] = await shop.db<{ buyerId: string; storeId: string; skuId: string; nameDe: string; nameEn: string }[]>`
    select p.buyer_id, p.store_id, t.sku_id, t.name_de, t.name_en
    from shipment p join product t on t.sku_id = p.lines -> 0 ->> 'skuId'
    where not exists (select from goods_in_check k where k.buyer_id = p.buyer_id and k.shipment_id = p.id)
    order by p.shipped_at desc, p.id limit 1`
  const receiver = await createMember(shop.db, { companyId: part!.buyerId, roles: ['RECEIVER'] })
  const store = await createMember(shop.db, { storeId: part!.storeId, roles: ['SALES'] })
  return { ...part!, receiver, store }
}

test.each(glance('en'))(
  'a store calls a lot back, and a buyer confirms (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = { de: recallsDe, en: recallsEn }[language]
    const { skuId, receiver, store, ...names } = await sent()
    const name = language === 'de' ? names.nameDe : names.nameEn
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, store.token, '/supplier/recalls')
    await press(page.getByRole('button', { name: t.desk.make }).first())
    const dialog = page.getByRole('dialog')
    const field = (label: string) => dialog.getByRole('textbox', { name: label })
    await type(field(t.desk.form.article), skuId)
    await type(field(t.desk.form.lots), 'L-4711, L-4712')
    await type(field(t.desk.form.reason), 'Glass')
    await type(field(t.desk.form.advice), 'Do not use.')
    await dialog.getByLabel(t.desk.form.since).fill('2020-01-01')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: t.desk.form.send }))
    const panel = page.getByRole('complementary', { name })
    await panel.getByText(t.desk.possible).first().waitFor()
    expect(await findBarriers(page)).toEqual([])

    await enter(page, language, receiver.token, '/account/recalls')
    await page.getByText(t.possible).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.confirmNamed(name) }))
    await page.getByText(t.done).waitFor()

    const [recall] = await shop.db<[{ id: string; reached: number }]>`
    select id, (select count(*)::int from recall_notice where recall_id = c.id) as reached from recall c where sku_id = ${skuId}`
    await enter(page, language, store.token, `/supplier/recalls?open=${recall.id}`)
    await panel.getByText(t.desk.counts(1, recall.reached)).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
