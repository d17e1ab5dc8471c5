import { expect, test } from 'vitest'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { approvals } from '../../texts/de/approvals/operator.ts'
import { approvalSnippets } from '../../texts/de/approvals/snippets.ts'
import { desk } from '../../texts/en/desk/frame.ts'
import { judgedList as products } from '../../texts/en/range/operator-list.ts'
import { glance, laptop, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('en'))(
  'an operator blocks a product of a store and releases it for review',
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const { skuId, nameEn } = await createProduct(shop.db, storeId)
    const [store] = await shop.db<{ slug: string }[]>`select slug from store where id = ${storeId}`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, `/operator/products?store=${store!.slug}`)
    await press(page.getByRole('row').getByRole('button', { name: nameEn }))
    const panel = page.getByRole('complementary', { name: nameEn })
    await press(panel.getByRole('button', { name: products.block }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Wrong allergens')
    await press(dialog.getByRole('button', { name: products.block }))
    await panel.getByText('Wrong allergens').first().waitFor()
    await page.getByRole('table').getByText('Wrong allergens').waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(panel.getByRole('button', { name: products.release }))
    await type(dialog.getByRole('textbox', { name: desk.reason }), 'Proof is there')
    await press(dialog.getByRole('button', { name: products.release }))
    await panel.getByText('Released for review').waitFor()
    const [row] = await shop.db`select status from product where sku_id = ${skuId}`
    expect(row).toEqual({ status: 'IN_REVIEW' })
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('de'))(
  'on a phone what is chosen stands in place of the list, and says so once its decision is final',
  { tags: ['long'] },
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const [first, second] = [
      await createProduct(shop.db, storeId, { status: 'IN_REVIEW', nameDe: 'Filter, ungebleicht' }),
      await createProduct(shop.db, storeId, { status: 'IN_REVIEW', nameDe: 'Kanne aus Glas' }),
    ]
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/operator/approvals?view=PRODUCT')
    const list = page.getByRole('link', { name: first.nameDe })
    await press(list)
    await page.getByRole('heading', { name: first.nameDe }).waitFor()
    expect(await page.getByRole('link', { name: second.nameDe }).isVisible()).toBe(false)
    expect(await findBarriers(page)).toEqual([])
    await press(page.getByRole('link', { name: approvals.back }))
    await press(list)
    await type(page.getByRole('textbox', { name: approvals.message }), 'Bitte mit Nachweis')
    await press(page.getByRole('button', { name: approvals.reject, exact: true }))
    const undo = page.getByRole('button', { name: approvals.undo })
    await undo.waitFor()
    await undo.waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: approvals.decided.REJECT }).waitFor()
    await press(page.getByRole('link', { name: approvals.next }))
    await page.getByRole('textbox', { name: approvals.message }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a decision is made by keys alone, with a ready sentence, and taken back', async () => {
  const { id: storeId } = await createStore(shop.db)
  const product = await createProduct(shop.db, storeId, { status: 'IN_REVIEW', nameDe: 'Wasserkocher' })
  const [nina, ole] = [
    await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] }),
    await createMember(shop.db, { isOperator: true, roles: ['CATALOGUE'] }),
  ]
  await showFactor(shop.db, nina.token)
  const [{ id }] = await shop.db<[{ id: string }]>`select id from approval where target_id = ${product.skuId}`
  await shop.db`insert into approval_reader (approval_id, account_id, read_at) values (${id}, ${ole.id}, now())`
  const { page, context, problems } = await visit(browser, shop.origin, laptop)

  await enter(page, 'de', nina.token, `/operator/approvals?view=PRODUCT&id=${id}`)
  await page.getByText(approvals.openFor('Jana Brandt')).waitFor()
  const message = page.getByRole('textbox', { name: approvals.message })
  await message.waitFor()
  await page.keyboard.press('r')
  await page.getByText(approvals.wordless.ASK).waitFor()
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
  await press(
    page.getByRole('group', { name: approvals.snippets.ASK }).getByRole('button', {
      name: approvalSnippets.PRODUCT.ASK.allergens[0],
    }),
  )
  expect(await message.inputValue()).toBe(approvalSnippets.PRODUCT.ASK.allergens[1])
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('r')
  await page.getByRole('button', { name: approvals.undo }).waitFor()
  await page.keyboard.press('u')
  await message.waitFor()
  expect(await message.inputValue()).toBe(approvalSnippets.PRODUCT.ASK.allergens[1])
  expect(await shop.db`select state from approval where id = ${id}`).toMatchObject([{ state: 'OPEN' }])
  expect(problems).toEqual([])
  await context.close()
})
