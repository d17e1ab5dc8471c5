import { expect, test } from 'vitest'
import { createBuyer, createMember, createProduct, createStore } from '../../test/builders.ts'
import { categoryAttributes as texts } from '../../texts/en/categories/attributes.ts'
import { operatorCategories } from '../../texts/en/categories/operator.ts'
import { categoriesReplies } from '../../texts/en/categories/replies.ts'
import { desk } from '../../texts/en/desk/frame.ts'
import { rangeEditor } from '../../texts/en/range/editor.ts'
import { showFactor, texts as shopTexts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press, type } from '../support/user-actions.ts'

openForAll()

const stamp = String(Date.now()).slice(-6)

test(
  'an operator asks for an attribute; a store states it, the product shows it and its listing filters by it',
  { tags: ['long'] },
  async () => {
    const slug = `probe-${stamp}`
    const [root] = await shop.db<{ slug: string }[]>`
    select slug from category where parent_slug is null and not is_food order by sort desc limit 1`
    await shop.db`
    insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp)
    values (${slug}, ${root!.slug}, ${`Probe ${stamp}`}, ${`Sample ${stamp}`}, 99, 1900)`
    const { id: storeId } = await createStore(shop.db)
    await shop.db`update store set is_trusted = true where id = ${storeId}`
    const place = { categorySlug: slug, rootCategorySlug: root!.slug }
    const { skuId } = await createProduct(shop.db, storeId, place)
    const { skuId: other } = await createProduct(shop.db, storeId, { ...place, nameEn: 'Another cup' })
    const glaze = [{ key: 'glaze', de: { label: 'Glasur', value: 'Matt' }, en: { label: 'Glaze', value: 'Matt' } }]
    await shop.db`update product_detail set attributes = ${shop.db.json(glaze)} where sku_id = ${other}`
    const operator = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, operator.token)
    const member = await createMember(shop.db, { storeId, roles: ['CATALOGUE'] })
    const buyer = await createBuyer(shop.db)
    const { page, context, problems } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
    const dialog = page.getByRole('dialog')

    await enter(page, 'en', operator.token, '/operator/categories')
    await press(page.getByRole('link', { name: operatorCategories.attributesOf(`Sample ${stamp}`) }))
    await page.getByRole('heading', { level: 1, name: texts.title(`Sample ${stamp}`) }).waitFor()
    await press(page.getByRole('button', { name: texts.add }))
    await type(dialog.getByLabel(texts.labelDe), 'Glasur')
    await type(dialog.getByLabel(texts.labelEn), 'Glaze')
    await choose(dialog.getByLabel(texts.kind), texts.kinds.CHOICE)
    for (const [place, [de, en]] of [
      ['Matt', 'Matt'],
      ['Glänzend', 'Glossy'],
    ].entries()) {
      await press(dialog.getByRole('button', { name: texts.addChoice }))
      await type(dialog.getByLabel(texts.choiceDe(place + 1), { exact: true }), de!)
      await type(dialog.getByLabel(texts.choiceEn(place + 1), { exact: true }), en!)
    }
    await check(dialog.getByLabel(texts.isRequired))
    await check(dialog.getByLabel(texts.isFilter))
    await press(dialog.getByRole('button', { name: texts.save, exact: true }))
    // Nothing typed is lost by what is missing.
    await dialog.getByText(categoriesReplies.attributes.noReason).waitFor()
    await type(dialog.getByLabel(desk.reason), 'Buyers ask for it')
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: texts.save, exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('list', { name: texts.own })
      .getByRole('button', { name: texts.open('Glaze') })
      .waitFor()
    expect(await findBarriers(page)).toEqual([])

    await enter(page, 'en', member.token, `/supplier/products/${skuId}`)
    await choose(page.getByLabel(`Glaze · ${rangeEditor.attributes.required}`), 'Glossy')
    await page.locator('[data-save-state=saved]').waitFor()
    await press(page.getByRole('button', { name: rangeEditor.publish.button }))
    await press(dialog.getByRole('button', { name: rangeEditor.publish.button }))
    await page.getByText(rangeEditor.publish.published).waitFor()

    await enter(page, 'en', buyer.token, `/${slug}`)
    const filters = page.getByRole('complementary', { name: shopTexts.en.catalogue.listing.filters })
    await check(filters.getByRole('checkbox', { name: /Glossy/ }))
    await page.waitForURL(/attr\.glaze=glanzend/)
    await page.getByRole('link', { name: 'Another cup' }).first().waitFor({ state: 'detached' })
    await press(page.getByRole('link', { name: 'Espresso Bar, whole bean' }).first())
    await page.getByText('Glossy', { exact: true }).first().waitFor()
    expect(besides(problems, /^400 PUT .*attribute-sets/)).toEqual([])
    await context.close()
  },
)
