import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { local, openAccount, PASSWORD, glance, texts, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { registerFromDialog } from '../support/register.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

test.each(visitsIn('de'))(
  'the card of what is sold out tells a visitor who signs in, once, until it is taken back (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { restock, account } = texts[language]
    const [goods] = await goodsOf(shop, language, { count: 1 })
    await shop.db`update stock set on_hand = promised where sku_id = ${goods!.skuId}`
    const email = `${randomUUID()}@cafe.example`
    await openAccount(shop.origin, { email, language })
    const notices = () => shop.db`
      select n.sku_id from restock_notice n join account a on a.id = n.buyer_id where a.email = ${email}`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const address = local(language, `/search?q=${goods!.skuId}`)
    await page.goto(address, { waitUntil: 'networkidle' })
    const bell = page.getByRole('button', { name: restock.notifyNamed(goods!.name), exact: true }).first()
    await bell.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(bell)
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: account.email }), email)
    await type(dialog.getByRole('textbox', { name: account.password }), PASSWORD)
    await press(dialog.getByRole('button', { name: account.signIn, exact: true }))
    // Back on the same page, with the bell as it was meant.
    const rung = page.getByRole('button', { name: restock.notifiedNamed(goods!.name), exact: true }).first()
    await rung.waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
    expect(await notices()).toEqual([{ skuId: goods!.skuId }])
    expect(await findBarriers(page)).toEqual([])
    await page.reload({ waitUntil: 'networkidle' })
    await press(rung)
    await bell.waitFor()
    await expect.poll(notices).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'who registers from a bell is told too (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { restock } = texts[language]
    const [goods] = await goodsOf(shop, language, { count: 1 })
    await shop.db`update stock set on_hand = promised where sku_id = ${goods!.skuId}`
    const email = `${randomUUID()}@cafe.example`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(local(language, `/search?q=${goods!.skuId}`), { waitUntil: 'networkidle' })
    await press(page.getByRole('button', { name: restock.notifyNamed(goods!.name), exact: true }).first())
    await registerFromDialog(page, language, { company: 'Café Glocke', email })
    const notices = () => shop.db`
    select n.sku_id from restock_notice n join account a on a.id = n.buyer_id where a.email = ${email}`
    await expect.poll(notices).toEqual([{ skuId: goods!.skuId }])
    await page.getByText(restock.added(goods!.name)).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
