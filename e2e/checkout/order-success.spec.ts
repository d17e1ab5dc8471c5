import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { glance, texts } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { buyerWith, enter, goodsOf } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { check, press } from '../support/user-actions.ts'

openForAll({ tagManagerId: 'GTM-TEST123' })

test.each(glance('en'))(
  'who orders sees what was ordered, and statistics hear of it once (%s, %s)',
  async (language, size) => {
    const t = texts[language]
    const goods = await goodsOf(shop, language, { count: 2 })
    const { token } = await buyerWith(shop, language, goods)
    const { page, context, problems } = await visit(browser, shop.origin, size)
    await context.route(
      (url) => url.origin !== shop.origin,
      (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await context.addInitScript(() => localStorage.setItem('consent', 'granted'))
    type TrackedEvent = {
      event?: string
      ecommerce?: { currency: string; value: number; transaction_id?: string; items: unknown[] }
    }
    const trackedEvents = (name: string) =>
      page.evaluate(
        (event) => ((window.dataLayer ?? []) as TrackedEvent[]).filter((entry) => entry.event === event),
        name,
      )

    await enter(page, language, token, paths.checkout())
    await press(page.getByRole('button', { name: t.checkout.next.address }))
    await check(page.getByRole('radio', { name: { de: /Überweisung/, en: /Bank transfer/ }[language] }))
    await press(page.getByRole('button', { name: t.checkout.next.payment }))
    await check(page.getByRole('checkbox', { name: new RegExp(`^${t.checkout.review.terms.split('{')[0]}`) }))
    await expect.poll(async () => (await trackedEvents('begin_checkout')).length).toBe(1)
    const [begun] = await trackedEvents('begin_checkout')
    expect(begun!.ecommerce!.currency).toBe('EUR')
    expect(begun!.ecommerce!.items).toHaveLength(2)
    await press(page.getByRole('button', { name: new RegExp(`^${t.checkout.review.order}`) }))
    await page.getByRole('heading', { level: 1, name: t.checkout.success.title }).waitFor()
    const ordered = page.getByRole('region', { name: t.checkout.success.goods })
    for (const { name } of goods) await ordered.getByText(name).waitFor()
    const title = page.getByRole('heading', { level: 1, name: t.checkout.success.title })
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await expect.poll(async () => (await trackedEvents('purchase')).length).toBe(1)
    const purchases = await trackedEvents('purchase')
    expect(purchases[0]!.ecommerce).toMatchObject({ currency: 'EUR', value: begun!.ecommerce!.value })
    expect(page.url()).toContain(purchases[0]!.ecommerce!.transaction_id)
    expect((await trackedEvents('begin_checkout')).length).toBe(1)

    await press(page.getByRole('link', { name: t.checkout.success.toOrder }))
    const tab = page.getByRole('link', { name: t.orders.title, exact: true }).locator('visible=true')
    await page.locator('nav a[aria-current=true]').filter({ hasText: t.orders.title }).waitFor()
    expect(await tab.count()).toBeGreaterThan(0)
    await page.goBack()
    await ordered.waitFor()
    await page.reload()
    await ordered.waitFor()
    expect(await trackedEvents('purchase')).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
