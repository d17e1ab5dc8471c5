import { expect, test } from 'vitest'
import { visitorDelivery as t } from '../../texts/de/delivery/visitor.ts'
import { glance, local } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

const dated = /^Lieferung \p{L}{2}/u

// German trade, section 6.
test.each(glance('de'))(
  'a visitor names a postcode and reads the day of delivery (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const [goods] = await shop.db<[{ skuId: string }]>`
    select p.sku_id from product p join stock k on k.sku_id = p.sku_id join store s on s.id = p.store_id
    left join store_calendar d on d.store_id = s.id
    where p.status = 'ACTIVE' and not p.is_exclusive and k.quantity > 500 and s.status = 'ACTIVE'
      and coalesce(d.calendar ->> 'mode', 'PARCEL') = 'PARCEL' order by p.popularity desc limit 1`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(local(language, `/products/xxx-${goods.skuId}`))
    await press(page.getByRole('button', { name: t.ask }))
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(t.postcode)
    await type(field, '123')
    await press(dialog.getByRole('button', { name: t.save }))
    await dialog.getByText(t.fiveDigits).waitFor()
    await type(field, '00001')
    await press(dialog.getByRole('button', { name: t.save }))
    await dialog.getByText(t.unknown('00001')).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await type(field, '80331')
    await press(dialog.getByRole('button', { name: t.save }))
    await page.getByText(dated).first().waitFor()
    const change = page.getByRole('button', { name: t.change('80331') })
    await change.waitFor()
    expect(await findBarriers(page)).toEqual([])

    // Kept by the browser, and nothing of it by the page.
    expect(await (await page.request.get(page.url())).text()).not.toContain('80331')
    await page.reload()
    await page.getByText(dated).first().waitFor()
    await press(change)
    await press(page.getByRole('dialog').getByRole('button', { name: t.clear }))
    await page.getByRole('button', { name: t.ask }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
