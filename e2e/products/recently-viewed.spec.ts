import { expect, test } from 'vitest'
import { recent as recentDe } from '../../texts/de/catalogue/recent.ts'
import { recent as recentEn } from '../../texts/en/catalogue/recent.ts'
import { local, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'
import { paths } from '../../web/paths.ts'

openForAll()

test.each(visitsIn('de'))(
  'what was looked at stands on home until the list is cleared (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const t = { de: recentDe, en: recentEn }[language]
    const goods = await goodsOf(shop, language, { count: 2 })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const row = page.getByRole('region', { name: t.title, exact: true })
    const skusIn = async () => {
      const links = await row.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      return links.map((href) => goods.find(({ skuId }) => href.includes(skuId))?.skuId)
    }
    await page.goto(local(language, '/'), { waitUntil: 'networkidle' })
    expect(await row.count()).toBe(0)
    for (const { skuId, name } of goods) {
      await page.goto(local(language, paths.product({ skuId })))
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.waitForFunction((viewed) => localStorage.getItem('recently-viewed')?.includes(viewed), skuId)
    }
    const newestFirst = goods.map(({ skuId }) => skuId).toReversed()
    await page.goto(local(language, '/'), { waitUntil: 'networkidle' })
    await row.scrollIntoViewIfNeeded()
    await expect.poll(skusIn).toEqual(newestFirst)
    // All that comes when it is near.
    for (let part = 1; part <= 10; part++)
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part / 10)
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page)).toEqual([])
    // Not the product whose page it is.
    await page.goto(local(language, paths.product({ skuId: newestFirst[0]! })))
    await row.scrollIntoViewIfNeeded()
    await expect.poll(skusIn).toEqual(newestFirst.slice(1))
    await press(page.getByRole('button', { name: t.clear, exact: true }))
    await row.waitFor({ state: 'detached' })
    await page.goto(local(language, '/'), { waitUntil: 'networkidle' })
    expect(await row.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)
