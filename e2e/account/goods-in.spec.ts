import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { goodsIn as goodsInDe } from '../../texts/de/goods-in/screen.ts'
import { goodsIn as goodsInEn } from '../../texts/en/goods-in/screen.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

/** A shipment of the demo that has arrived, of which nobody has said anything. */
async function arrived() {
  const [part] = await shop.db<{ buyerId: string; shipmentId: string; subOrderNumber: string; skuId: string }[]>`
    select s.buyer_id, p.id as shipment_id, s.sub_order_number, p.lines -> 0 ->> 'skuId' as sku_id
    from sub_order s join shipment p on p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id
    where s.status = 'DELIVERED' and s.return_request is null and p.shipped_at > now() - interval '29 days'
      and not exists (select from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id)
      and not exists (select from goods_in_check k where k.buyer_id = p.buyer_id and k.shipment_id = p.id)
      and (select bool_and(l.shipped_quantity > 2 and l.returned_quantity = 0) from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id)
    order by s.status_at desc, s.order_id limit 1`
  const { token } = await createMember(shop.db, { companyId: part!.buyerId, roles: ['RECEIVER'] })
  const isCold = shop.db`slug = (select category_slug from product where sku_id = ${part!.skuId})`
  await shop.db`update category set temperature = 'CHILLED' where ${isCold}`
  return { ...part!, token }
}

test.each(glance('de'))(
  'a receiver ticks a delivery off, what is wrong becomes a claim, and the record can be corrected (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = { de: goodsInDe, en: goodsInEn }[language]
    const { shipmentId, subOrderNumber, skuId, token } = await arrived()
    const [line] = await shop.db<[{ nameDe: string; nameEn: string }]>`
      select name_de, name_en from product where sku_id = ${skuId}`
    const name = language === 'de' ? line.nameDe : line.nameEn
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, token, '/account/goods-in')
    await press(page.getByRole('link', { name: subOrderNumber }))
    await page.getByRole('heading', { level: 1, name: t.pageTitle(subOrderNumber) }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.getByRole('main').innerText()).not.toContain('€')
    await press(page.getByRole('button', { name: t.form.send }))
    await page.getByText(t.form.temperatureMissing).first().waitFor()
    for (const field of await page.getByRole('textbox', { name: t.form.temperature('') }).all())
      await type(field, '3,5')
    await type(page.getByRole('textbox', { name: t.form.lot(name) }), 'L-4711')
    const states = page.getByRole('group', { name: t.form.state(name) })
    await check(states.getByRole('radio', { name: t.form.states.DAMAGED }))
    await type(page.getByRole('textbox', { name: t.form.bad(name) }), '1')
    await page.reload()
    expect(await page.getByRole('textbox', { name: t.form.lot(name) }).inputValue()).toBe('L-4711')
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.form.send }))
    const record = page.getByRole('region', { name: t.record.latest })
    await record.getByRole('link', { name: `${subOrderNumber}-C1` }).waitFor()
    await record.getByText(t.record.lot('L-4711'), { exact: false }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: t.record.correct }))
    await press(page.getByRole('button', { name: t.form.sendCorrection }))
    await page.getByText(t.form.reasonMissing).waitFor()
    await type(page.getByRole('textbox', { name: t.form.reason }), 'Charge verlesen')
    await press(page.getByRole('button', { name: t.form.sendCorrection }))
    await page.getByRole('region', { name: t.record.version(2) }).waitFor()
    const [count] = await shop.db`
      select count(*)::int as checks, sum(cardinality(claim_numbers))::int as claims from goods_in_check
      where shipment_id = ${shipmentId}`
    expect(count).toEqual({ checks: 2, claims: 1 })
    expect(problems).toEqual([])
    await context.close()
  },
)
