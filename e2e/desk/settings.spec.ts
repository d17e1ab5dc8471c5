import { expect, test } from 'vitest'
import * as settingsApi from '../../contract/store-settings.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { photoFile } from '../../test/range/photos.ts'
import { storeSettingsScreen as texts } from '../../texts/de/store-settings/screen.ts'
import { ask, laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press, type, upload } from '../support/user-actions.ts'

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

test('an owner uploads a cover, sees card and page with it in both languages, saves it, and buyers see it', async () => {
  const { id: storeId, slug } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings?view=pictures')
  const { pictures: t } = texts
  const preview = page.locator('.store-preview')
  await preview.getByText('Geröstet am Hafen.').first().waitFor()
  const buffer = Buffer.from(await (await photoFile()).arrayBuffer())
  await upload(page.getByLabel(t.upload(t.kinds.COVER)).and(page.locator('input')), {
    name: 'haus.png',
    mimeType: 'image/png',
    buffer,
  })
  const drawn = preview.locator('.store-cover img[src^="data:"]')
  await drawn.waitFor()
  const before = await drawn.getAttribute('src')
  // By keys, and nothing is seen by buyers yet.
  await page.getByRole('slider', { name: t.focus(t.kinds.COVER) }).focus()
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp')
  await expect.poll(() => drawn.getAttribute('src')).not.toBe(before)
  await check(page.getByRole('radio', { name: texts.preview.languages.en }))
  await preview.getByText('Roasted by the harbour.').first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  const shown = async () => (await fetch(`${shop.origin}/de/stores/${slug}`)).text()
  expect(await shown()).not.toContain('/cover-')
  // What is chosen and not saved outlives a reload.
  await page.reload()
  await drawn.waitFor()
  await press(page.getByRole('button', { name: texts.save }))
  await page.getByText(texts.saved).waitFor()
  await expect.poll(shown).toContain(`/pictures/stores/${slug}/cover-`)
  await press(page.getByRole('button', { name: t.remove(t.kinds.COVER) }))
  await press(page.getByRole('button', { name: texts.save }))
  await expect.poll(shown).not.toContain('/cover-')
  expect(problems).toEqual([])
  await context.close()
})

test('what is typed of the profile is seen in the preview before it is saved', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings')
  await type(page.getByLabel(texts.fields.taglineDe), 'Frisch vom Kai.')
  await page.locator('.store-preview').getByText('Frisch vom Kai.').first().waitFor()
  const [row] = await shop.db`select tagline_de from store where id = ${storeId}`
  expect(row).toEqual({ taglineDe: 'Geröstet am Hafen.' })
  expect(problems).toEqual([])
  await context.close()
})

test('an owner states an establishment with its number, finds it again and takes it back', async () => {
  const { id: storeId } = await createStore(shop.db)
  const owner = await createMember(shop.db, { storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'de', owner.token, '/supplier/settings?view=legal')
  const { state, taxId } = texts.establishments
  await choose(page.getByLabel(state(1)), { label: 'Österreich' })
  await type(page.getByLabel(taxId('Österreich')), 'ATU12345678')
  expect(await findBarriers(page)).toEqual([])
  expect(await page.getByLabel(state(2)).getByRole('option', { name: 'Österreich' }).count()).toBe(0)
  const save = page.getByRole('button', { name: texts.save })
  const stored = async () =>
    (await shop.db`select establishments from store where id = ${storeId}`)[0]!['establishments']
  await press(save)
  await expect.poll(stored).toEqual([{ isoCode: 'AT', taxId: 'ATU12345678' }])
  await page.reload()
  await expect.poll(() => page.getByLabel(taxId('Österreich')).inputValue()).toBe('ATU12345678')
  await choose(page.getByLabel(state(1)), { label: texts.establishments.none })
  await press(save)
  await expect.poll(stored).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
