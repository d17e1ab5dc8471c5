import { expect, test } from 'vitest'
import { productReportReplies } from '../../texts/de/product-reports/replies.ts'
import { productReport as t } from '../../texts/de/product-reports/screen.ts'
import { glance, local, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { besides, visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, choose, press, type } from '../support/user-actions.ts'

openForAll()

const { reporterMissing } = productReportReplies

// Art. 16 Regulation (EU) 2022/2065.
test.each(glance('de'))(
  'a visitor reports a product and reads under which number (%s, %s)',
  async (language, device) => {
    const [goods] = await shop.db<[{ skuId: string }]>`
    select sku_id from product where status = 'ACTIVE' and not is_exclusive order by popularity desc limit 1`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(local(language, `/products/xxx-${goods.skuId}`))
    const open = page.getByRole('button', { name: texts[language].catalogue.product.report })
    await press(open)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: t.title }).waitFor()
    // The button stands at the right end of its line; what the window says does not.
    expect(await dialog.evaluate((it) => getComputedStyle(it).textAlign)).toBe('start')
    expect(await findBarriers(page)).toEqual([])

    // What is missing is said at its field, and nothing typed is lost.
    await type(dialog.getByLabel(t.explanation), 'Senf steht nicht dabei')
    await press(dialog.getByRole('button', { name: t.send }))
    await dialog.locator('[aria-invalid=true]').first().waitFor()
    await choose(dialog.getByLabel(t.reason), 'RIGHTS')
    await check(dialog.getByLabel(t.goodFaith))
    await press(dialog.getByRole('button', { name: t.send }))
    await expect.poll(() => dialog.getByText(reporterMissing).count()).toBe(2)
    expect(await dialog.getByLabel(t.explanation).inputValue()).toBe('Senf steht nicht dabei')
    expect(await findBarriers(page)).toEqual([])

    await choose(dialog.getByLabel(t.reason), 'LABELLING')
    await type(dialog.getByLabel(t.email), 'gast@hotel.example')
    await press(dialog.getByRole('button', { name: t.send }))
    await dialog.getByText(t.sentTo('gast@hotel.example')).waitFor()
    const [saved] = await shop.db<[{ reportNumber: string; reason: string; name: string | null }]>`
    select report_number, reason, name from product_report where sku_id = ${goods.skuId}`
    expect(saved).toMatchObject({ reason: 'LABELLING', name: null })
    await dialog.getByText(saved.reportNumber).waitFor()
    expect(await findBarriers(page)).toEqual([])
    // The X in the corner bears the same name.
    await press(dialog.getByRole('button', { name: t.close }).last())
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => open.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(besides(problems, /400/)).toEqual([])
    await context.close()
  },
)
