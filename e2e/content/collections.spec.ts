import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { goodsPicker as goods } from '../../texts/de/catalogue/goods-picker.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { operatorPreviews as previews } from '../../texts/de/previews/operator.ts'
import { operatorCollections as texts } from '../../texts/de/promotions/collections.ts'
import { operatorPromotions as content } from '../../texts/de/promotions/operator.ts'
import { operatorUploads as uploads } from '../../texts/de/uploads/operator.ts'
import { showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

const wide = { width: 1440, height: 1000 }
const statusOf = async (path: string) => (await fetch(shop.origin + path)).status

test('a collection is begun, filled by hand and by a rule, seen, shown and ended', { tags: ['long'] }, async () => {
  const { token } = await createMember(shop.db, { isOperator: true, roles: ['CONTENT'] })
  await showFactor(shop.db, token)
  const { page, context, problems } = await visit(browser, shop.origin, wide)
  const slug = `espresso-${Date.now()}`
  const title = `Espresso ${slug.slice(9)}`
  await enter(page, 'de', token, '/operator/collections')
  await press(page.getByRole('button', { name: texts.add }))
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(texts.fields.titleDe).fill(title)
  await dialog.getByLabel(texts.fields.titleEn).fill(title)
  await press(dialog.getByRole('button', { name: uploads.choose }))
  await press(page.getByRole('button', { name: uploads.take(uploads.studioPicture(7)) }))
  await press(dialog.getByRole('button', { name: texts.addAction }))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  await page.getByLabel(goods.find).fill('Espresso')
  await press(page.locator('.edit-found').first())
  await page.getByLabel(texts.fields.newDays).fill('365')
  await page.getByText(/Die Regel findet gerade \d+ Artikel/).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press(page.getByRole('button', { name: content.save }))
  await page.getByText(content.saved, { exact: true }).waitFor()
  await press(page.getByRole('button', { name: previews.load }))
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await statusOf(`/de/collections/${slug}`)).toBe(404)

  await press(page.getByLabel(texts.isDraft))
  await press(page.getByRole('button', { name: content.save }))
  await expect.poll(() => statusOf(`/de/collections/${slug}`)).toBe(200)

  await enter(page, 'de', token, '/operator/collections')
  await press(page.getByRole('button', { name: texts.endNamed(title) }))
  await page.getByLabel(desk.reason).fill('Nur ein Versuch')
  await press(page.getByRole('dialog').getByRole('button', { name: texts.end }))
  await page.getByText(texts.ended, { exact: true }).waitFor()
  await expect.poll(() => statusOf(`/de/collections/${slug}`)).toBe(404)
  expect(problems).toEqual([])
  await context.close()
})
