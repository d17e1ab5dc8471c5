import { expect, test } from 'vitest'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { glance, texts } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

const labels = { de: 'Lieferung bis', en: 'Delivery by' }
const onCards = { de: /^Lieferung \p{L}{2}/u, en: /^Delivery \p{L}{3}/u }

test.each(glance('de'))(
  'cards name the day goods arrive, and a listing holds what is there by a day (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const buyer = await createBuyer(shop.db, { language })
    await createAddress(shop.db, buyer.id)
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const t = texts[language].catalogue.listing
    await enter(page, language, buyer.token, '/kaffee-tee')
    await page.getByRole('main').getByRole('article').getByText(onCards[language]).first().waitFor()
    const filters =
      device.width < 1024 ? page.getByRole('dialog') : page.getByRole('complementary', { name: t.filters })
    const open = page.getByRole('button', { name: t.filters, exact: true })
    if (device.width < 1024) await press(open)
    const field = filters.getByLabel(labels[language], { exact: true })
    const form = filters.locator('form').filter({ has: page.getByLabel(labels[language], { exact: true }) })
    // Nobody delivers on a day that is over.
    await field.fill('2026-01-02')
    await press(form.getByRole('button', { name: t.apply }))
    await page.waitForURL(/arrivesBy=2026-01-02/)
    if (device.width < 1024) await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: t.nothingTitle }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    if (device.width < 1024) await press(page.getByRole('button', { name: t.filterCount(1) }))
    await field.fill('2098-12-31')
    await press(form.getByRole('button', { name: t.apply }))
    await page.waitForURL(/arrivesBy=2098-12-31/)
    if (device.width < 1024) await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('article').first().waitFor()
    const chips = page.getByRole('list', { name: t.activeFilters }).getByRole('button')
    await press(chips.filter({ hasText: labels[language] }))
    await page.waitForURL((url) => !url.search.includes('arrivesBy'))
    expect(problems).toEqual([])
    await context.close()
  },
)
