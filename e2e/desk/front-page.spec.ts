import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { operatorPreviews as previews } from '../../texts/de/previews/operator.ts'
import { operatorCoupons as coupons } from '../../texts/de/promotions/coupons.ts'
import { operatorPromotions as texts } from '../../texts/de/promotions/operator.ts'
import { showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press, type } from '../support/user-actions.ts'

openForAll()

const wide = { width: 1440, height: 1000 }
const stamp = String(Date.now())

test(
  'a carousel is drafted and seen in the preview; many codes are made and end together',
  { tags: ['long'] },
  async () => {
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['CONTENT'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, wide)
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByLabel(name).first()
    await enter(page, 'de', token, '/operator/front-page')
    await press(page.getByRole('button', { name: texts.frontPage.add }))
    await type(field(texts.frontPage.titleDe), `Advent ${stamp}`)
    await type(field(texts.frontPage.titleEn), `Advent season ${stamp}`)
    await type(field(texts.frontPage.slot), 'ADVENT')
    await check(field(texts.isDraft))
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: texts.save }))
    await page.getByRole('button', { name: texts.editNamed(`Advent ${stamp}`) }).waitFor()
    await press(page.getByRole('button', { name: previews.load }))
    const framed = page.frameLocator('iframe')
    const drafted = framed.getByRole('heading', { level: 2, name: `Advent ${stamp}` })
    await page.locator('iframe').hover()
    // Carousels come when they are near.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500)
        return drafted.count()
      })
      .toBe(1)
    expect(await findBarriers(page)).toEqual([])

    await enter(page, 'de', token, '/operator/coupons')
    await press(page.getByRole('button', { name: coupons.add }))
    await field(coupons.isMany).selectOption('many')
    await type(field(coupons.name), `Messe ${stamp}`)
    await type(field(coupons.prefix), 'messe')
    await type(field(coupons.count), '3')
    await type(dialog.getByLabel(coupons.value, { exact: true }), '12,5')
    await type(field(coupons.startsAt), '2026-01-01T00:00')
    await type(field(coupons.endsAt), '2099-01-01T00:00')
    await press(dialog.getByRole('button', { name: coupons.save, exact: true }))
    await dialog
      .getByRole('region', { name: coupons.codes })
      .getByText(/^MESSE-/)
      .nth(2)
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(dialog.getByRole('button', { name: coupons.end }))
    await type(dialog.getByLabel(desk.reason), 'Messe vorbei')
    await press(dialog.getByRole('button', { name: coupons.end }))
    await dialog.getByText(texts.states.OVER, { exact: true }).waitFor()
    const rows = await shop.db`select from coupon where batch_name = ${`Messe ${stamp}`} and ends_at <= now()`
    expect(rows).toHaveLength(3)
    expect(problems).toEqual([])
    await context.close()
  },
)
