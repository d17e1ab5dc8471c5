import { expect, test } from 'vitest'
import * as settingsApi from '../../contract/store-settings.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { storeSettingsScreen as texts } from '../../texts/de/store-settings/screen.ts'
import { ask, laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

test('an owner changes the minimum, is told that another was faster, keeps what was typed and saves it, then has orders confirmed', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings?view=terms')
  const minimum = page.getByLabel(texts.fields.minimumOrder)
  await minimum.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await type(minimum, '150,00')
  await shop.db`update store set minimum_order_cents = 7500, part_versions = '{"terms": 1}' where id = ${storeId}`
  const save = page.getByRole('button', { name: texts.save })
  await press(save)
  await page.getByText(texts.meanwhile('75,00')).waitFor()
  expect(await minimum.inputValue()).toBe('150,00')
  await press(save)
  await page.getByText(texts.saved).waitFor()
  const { terms } = await ask<{ terms: object }>(shop.origin, settingsApi.read.path.replace('/api/v1', ''), {
    token: owner.token,
  })
  expect(terms).toMatchObject({ minimumOrder: 150, version: 2 })

  const { tabs, autoConfirm } = texts
  await press(page.getByRole('main').getByRole('link', { name: tabs.orders }))
  const choice = page.getByRole('radio', { name: autoConfirm.names.IN_STOCK })
  await check(choice)
  await press(page.getByRole('main').getByRole('button', { name: texts.save }))
  const stored = async () => (await shop.db`select auto_confirm from store where id = ${storeId}`)[0]
  await expect.poll(stored).toEqual({ autoConfirm: 'IN_STOCK' })
  await page.reload()
  await choice.and(page.locator(':checked')).waitFor()
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
})

test('an owner pauses the store, buyers read why, and ends it again', { tags: ['long'] }, async () => {
  const { id: storeId, slug } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings?view=pause')
  await type(page.getByLabel(texts.pause.textDe), 'Wir machen Betriebsferien.')
  await press(page.getByRole('button', { name: texts.pause.save }))
  const resume = page.getByRole('button', { name: texts.pause.resume })
  await resume.waitFor()
  expect(await findBarriers(page)).toEqual([])
  const shown = await fetch(`${shop.origin}/de/stores/${slug}`)
  expect(await shown.text()).toContain('Wir machen Betriebsferien.')
  await press(resume)
  await page.getByRole('button', { name: texts.pause.save }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
