import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { searchNote as noteDe } from '../../texts/de/search/note.ts'
import { searchNote as noteEn } from '../../texts/en/search/note.ts'
import { ask, local, texts, visitsIn, type Language } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

const notes = { de: noteDe, en: noteEn }
const EMAIL = 'hotel@demo.tresen.example'

test.each(visitsIn('en'))(
  'designs and exclusive articles are found from menu and search (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = texts[language].shell
    const body = { email: EMAIL, password: 'Tresen2026' }
    const { authToken } = await ask<{ authToken: string }>(shop.origin, '/auth/sign-in', { body })
    const [design] = await shop.db<{ id: string; title: string }[]>`
    select d.id, d.title from design d join account a on a.id = d.buyer_id
    where a.email = ${EMAIL} and length(d.title) > 3 order by d.id limit 1`
    const [product] = await shop.db<{ skuId: string; name: string }[]>`
    select p.sku_id, ${language === 'de' ? shop.db`p.name_de` : shop.db`p.name_en`} as name
    from product p join exclusive_grant g on g.sku_id = p.sku_id join account a on a.id = g.buyer_id
    where a.email = ${EMAIL} and p.is_exclusive and p.status = 'ACTIVE' and g.withdrawn_at is null
      and coalesce(g.expires_at > now(), true)
    order by p.sku_id limit 1`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, authToken, '/')
    await openMenu(page, language, device.width)
    await press(page.getByRole('link', { name: t.exclusive, exact: true }).filter({ visible: true }).first())
    await page.waitForURL('**/account/exclusive')
    await page.getByRole('main').getByText(product!.name).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await openMenu(page, language, device.width)
    await press(page.getByRole('link', { name: t.designs, exact: true }).filter({ visible: true }).first())
    await page.waitForURL('**/account/product-designs')
    await page.getByRole('main').getByText(design!.title).first().waitFor()

    await page.goto(local(language, `/search?${new URLSearchParams({ q: design!.title })}`))
    await press(page.getByRole('link', { name: notes[language].ownDesign(design!.title) }).first())
    await page.waitForURL(`**/account/product-designs/${design!.id}`)
    await page.goto(local(language, `/search?q=${product!.skuId}`))
    const card = page.getByRole('article').filter({ hasText: product!.name })
    await card.first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)

/** The account's own on wide windows, the menu of phones on others. */
async function openMenu(page: Page, language: Language, width: number) {
  const t = texts[language].shell
  if (width < 1024) return press(page.getByRole('button', { name: t.menu, exact: true }))
  const [account] = await shop.db<{ name: string }[]>`select company_name as name from account where email = ${EMAIL}`
  return press(page.getByRole('button', { name: account!.name }).filter({ visible: true }).first())
}
