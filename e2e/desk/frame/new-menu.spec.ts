import { expect, test } from 'vitest'
import { createMember, createStore } from '../../../test/builders.ts'
import { desk } from '../../../texts/de/desk/frame.ts'
import { laptop, showFactor } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'

openForAll()

const { create, keys, places } = desk

test('an article is begun from another page, once; who may create nothing has no button, and all have the keys', async () => {
  const { id: storeId } = await createStore(shop.db)
  const catalogue = await createMember(shop.db, { storeId, roles: ['CATALOGUE'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', catalogue.token, '/supplier/imports')
  const button = page.getByRole('button', { name: create.open, exact: true })
  await press(button)
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('link', { name: create.names.products, exact: true }).last())
  await page.getByRole('heading', { level: 1, name: places.supplier.products }).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await press(page.getByRole('button', { name: keys.help }))
  await page.getByRole('dialog', { name: keys.title }).waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await press(button)
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('link', { name: create.names.imports, exact: true }))
  await page.getByRole('heading', { level: 1, name: places.supplier.imports }).waitFor()
  await page.setViewportSize(laptop)

  const counter = await createMember(shop.db, { storeId, roles: ['WAREHOUSE'] })
  await enter(page, 'de', counter.token, '/supplier/prices')
  await page.getByRole('button', { name: keys.help }).waitFor()
  expect(await button.count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test.each(['magazine', 'collections', 'coupons'] as const)('operators begin in %s from the overview', async (path) => {
  const editor = await createMember(shop.db, { isOperator: true, roles: ['CONTENT'] })
  await showFactor(shop.db, editor.token)
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', editor.token, '/operator')
  await press(page.getByRole('button', { name: create.open, exact: true }))
  await press(page.getByRole('link', { name: create.names[path], exact: true }).last())
  await page.getByRole('heading', { level: 1, name: places.operator[path] }).waitFor()
  await page.getByRole('dialog').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
