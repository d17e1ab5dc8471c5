import { expect, test } from 'vitest'
import { taxNotes as notesDe } from '../../texts/de/orders/tax-notes.ts'
import { taxNotes as notesEn } from '../../texts/en/orders/tax-notes.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { local, texts, glance } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { check, press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const notes = { de: notesDe, en: notesEn }

openForAll()

test.each(glance('en'))(
  'a café in Vienna reads why it pays no tax, and pays it for goods to Berlin (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language]
    const note = notes[language].INTRA_COMMUNITY
    const { id, token } = await buyerWithCart(language)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(local(language, '/login'))
    await page.evaluate((value) => localStorage.setItem('Authorization', value), token)
    await page.goto(local(language, '/cart'))
    await page.getByText(note).filter({ visible: true }).first().waitFor()
    await page.goto(local(language, '/checkout'))
    await check(page.getByRole('radio', { name: /Berlin/ }))
    await press(page.getByRole('button', { name: t.checkout.next.address }))
    await check(page.getByRole('radio', { name: language === 'de' ? /Überweisung/ : /Bank transfer/ }))
    await press(page.getByRole('button', { name: t.checkout.next.payment }))
    await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
    // Until the sum for Berlin has come, the one for Vienna stands there, and nothing can be ordered.
    await expect.poll(() => page.getByText(note).count()).toBe(0)
    await press(page.getByRole('button', { name: new RegExp(`^${t.checkout.review.order}`) }))
    await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
    const ordered = await shop.db`
    select totals ->> 'taxCase' as tax_case, address ->> 'cityName' as city from orders where buyer_id = ${id}`
    expect(ordered).toEqual([{ taxCase: 'DOMESTIC', city: 'Berlin' }])
    expect(problems).toEqual([])
    await context.close()
  },
)

/** A company in Austria with a confirmed VAT id, an address at home and one in Berlin, and goods in its cart. */
async function buyerWithCart(language: 'de' | 'en') {
  const company = { language, countryId: 2, vatId: 'ATU13585627', vatIdStatus: 'VALID' }
  const buyer = await createBuyer(shop.db, company)
  await createAddress(shop.db, buyer.id, { isSelected: false })
  await createAddress(shop.db, buyer.id, { countryId: 2, cityName: 'Wien', postalCode: '1010' })
  await shop.db`update store set minimum_order_cents = 0`
  const [product] = await shop.db<{ skuId: string; boxes: number }[]>`
    select p.sku_id, greatest(p.count_per_box, p.minimum_quantity) as boxes
    from product p join stock k using (sku_id)
    where p.status = 'ACTIVE' and not p.is_exclusive and k.quantity > 1000 order by p.sku_id limit 1`
  await fetch(`${shop.origin}/api/v1/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ productSkuId: product!.skuId, quantity: product!.boxes }),
  })
  return buyer
}
