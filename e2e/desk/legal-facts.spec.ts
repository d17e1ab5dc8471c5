import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { approvals } from '../../texts/de/approvals/operator.ts'
import { problems as sentences } from '../../texts/de/problems.ts'
import { rangeEditor as editor } from '../../texts/de/range/editor.ts'
import { glance, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

// German trade, section 9.1.
test.each(glance('de'))(
  'a towel whose fibres nobody has stated waits in review until its store states them (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const held = { nameDe: 'Saunatuch', status: 'IN_REVIEW', submittedAt: new Date(), taxRateBp: 1900 }
    const { skuId } = await createProduct(shop.db, storeId, {
      ...held,
      categorySlug: 'handtuecher',
      rootCategorySlug: 'textilien',
    } as object)
    const status = async () => (await shop.db`select status from product where sku_id = ${skuId}`)[0]!.status as string
    const label = editor.legalFacts.labels.FIBRES
    const operator = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, operator.token)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    // Handing in again opens another one.
    const approve = async () => {
      const [waiting] = await shop.db<[{ id: string }]>`
        select id from approval where kind = 'PRODUCT' and target_id = ${skuId} and state = 'OPEN'`
      await enter(page, language, operator.token, `/operator/approvals?view=PRODUCT&id=${waiting.id}`)
      await press(page.getByRole('button', { name: approvals.approve, exact: true }))
    }
    await approve()
    await page
      .getByText(sentences.FACTS_MISSING({ facts: label }))
      .first()
      .waitFor()
    expect(await status()).toBe('IN_REVIEW')
    expect(await findBarriers(page)).toEqual([])

    const { token } = await createMember(shop.db, { storeId, roles: ['CATALOGUE'] })
    await enter(page, language, token, `/supplier/products/${skuId}`)
    await page.getByText(editor.facts.MISSING(label)).waitFor()
    await type(page.getByLabel(editor.fields.fibres), '100 % Baumwolle')
    await page.getByText(editor.facts.GIVEN(label)).waitFor()
    await page.locator('[data-save-state=saved]').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('button', { name: editor.publish.button }))
    await press(page.getByRole('dialog').getByRole('button', { name: editor.publish.handIn }))
    await page.getByText(editor.publish.handedIn).waitFor()

    await approve()
    await page.getByRole('button', { name: approvals.undo }).waitFor()
    await shop.db`update approval set effect_at = now() where target_id = ${skuId} and state = 'DECIDED'`
    await expect.poll(status).toBe('ACTIVE')
    expect(besides(problems, /^422 POST .*approvals/)).toEqual([])
    await context.close()
  },
)
