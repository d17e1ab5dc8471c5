import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { rangeEditor as t } from '../../texts/de/range/editor.ts'
import { legalFactTexts } from '../../texts/de/range/legal-facts.ts'
import { product as productTexts } from '../../texts/de/catalogue/product.ts'
import { glance, local } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('de'))(
  'a store states what the law asks for, and buyers read what is said',
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db, { isTrusted: true } as object)
    const values = { categorySlug: 'mehl-backen', rootCategorySlug: 'lebensmittel' }
    const { skuId } = await createProduct(shop.db, storeId, values)
    const member = await createMember(shop.db, { storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, member.token, `/supplier/products/${skuId}`)
    await page.getByText(t.facts.due).waitFor()
    const { labels } = legalFactTexts
    await page.getByText(t.facts.MISSING(labels.LEGAL_NAME)).waitFor()
    await type(page.getByLabel(t.fields.legalName, { exact: true }), 'Weizenmehl Type 405')
    await check(page.getByRole('checkbox', { name: t.facts.inapplicable(labels.ORIGIN) }))
    await page.getByText(t.facts.GIVEN(labels.LEGAL_NAME)).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.locator('[data-save-state=saved]').waitFor()
    await press(page.getByRole('button', { name: t.publish.button }))
    await press(page.getByRole('dialog').getByRole('button', { name: t.publish.button }))
    await page.getByText(t.publish.published).waitFor()

    await page.goto(shop.origin + local(language, `/products/x-${skuId}`))
    await press(page.getByRole('tab', { name: productTexts.tabs.facts }))
    await expect.poll(() => page.locator('dd', { hasText: 'Weizenmehl Type 405' }).count()).toBe(1)
    await page.getByText(legalFactTexts.inapplicable, { exact: true }).first().waitFor()
    await page.getByText(legalFactTexts.missing, { exact: true }).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
