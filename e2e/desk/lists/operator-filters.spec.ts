import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { newId } from '../../../api/platform/ids.ts'
import { createMember } from '../../../test/builders.ts'
import { operatorAudit as auditDe } from '../../../texts/de/audit/operator.ts'
import { operatorBuyers as buyersDe } from '../../../texts/de/buyers/operator.ts'
import { desk as deskDe } from '../../../texts/de/desk/frame.ts'
import { operatorCoupons as couponsDe } from '../../../texts/de/promotions/coupons.ts'
import { operatorAudit as auditEn } from '../../../texts/en/audit/operator.ts'
import { operatorBuyers as buyersEn } from '../../../texts/en/buyers/operator.ts'
import { desk as deskEn } from '../../../texts/en/desk/frame.ts'
import { operatorCoupons as couponsEn } from '../../../texts/en/promotions/coupons.ts'
import { glance } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { choose, press, type } from '../../support/user-actions.ts'

openForAll()

const texts = {
  de: { audit: auditDe, coupons: couponsDe, list: deskDe.list, buyers: buyersDe },
  en: { audit: auditEn, coupons: couponsEn, list: deskEn.list, buyers: buyersEn },
}

test.each(glance('en'))(
  'audit, coupons and buyers are narrowed by several filters, which the address and the file have (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { audit, coupons, list, buyers } = texts[language]
    const { id, token } = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    await shop.db`update session set second_factor_at = now() where account_id = ${id}`
    const [store] = await shop.db<{ id: string; slug: string }[]>`
      select id, slug from store where status = 'ACTIVE' order by name limit 1`
    const [full, free] = [`VOLL-${language}`, `FREI-${language}`].map((code) => code.toUpperCase()) as [string, string]
    for (const code of [full, free])
      await shop.db`
        insert into coupon (code, kind, value, store_id, limit_total, redeemed_count, starts_at, ends_at, description_de, description_en)
        values (${code}, 'PERCENT', 1000, ${store!.id}, 1, ${code === full ? 1 : 0}, now() - interval '1 day', now() + interval '1 day', '', '')`
    for (const [action, code] of [
      ['coupon.end', full],
      ['coupon.create', free],
    ] as const)
      await shop.db`
        insert into audit_entry (id, at, actor_id, action, target_kind, target_id)
        values (${newId()}, now(), ${id}, ${action}, 'coupon', ${code})`
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const main = page.getByRole('main')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const save = async (name = list.csv) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        press(main.getByRole('button', { name, exact: true })),
      ])
      return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
    }

    await enter(page, language, token, `/operator/audit?actor=${id}`)
    if (device.width < 640) await press(main.getByRole('button', { name: list.filters, exact: true }))
    await choose(main.getByRole('combobox', { name: audit.filters.action }), 'coupon.end')
    await page.waitForURL(/action=coupon\.end/)
    // What is chosen has taken the place of what chose it, and the focus with it.
    await expect.poll(focused).toContain(audit.filters.action)
    await choose(main.getByRole('combobox', { name: audit.filters.store }), store!.id)
    await page.waitForURL(/storeId=/)
    await page.reload()
    await main.getByText(full, { exact: true }).waitFor()
    expect(await main.getByText(free, { exact: true }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    expect(await save()).toEqual([expect.stringContaining(full)])

    await enter(page, language, token, '/operator/coupons')
    await press(main.getByRole('link', { name: coupons.views.USED_UP, exact: true }))
    await page.waitForURL(/view=USED_UP/)
    await type(main.getByRole('searchbox', { name: coupons.search }), full.toLowerCase().slice(0, 6))
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=voll/)
    expect(await focused()).toBe(coupons.search)
    await main.getByRole('button', { name: full, exact: true }).waitFor()
    expect(await main.getByRole('button', { name: free, exact: true }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    expect(await save()).toEqual([expect.stringMatching(new RegExp(`^${full};`))])

    await enter(page, language, token, '/operator/buyers?businessType=HOTEL')
    await main.getByRole('table').waitFor()
    const lines = await save(buyers.csvWithEmails)
    const [{ count }] = await shop.db<[{ count: number }]>`
      select count(*)::int as count from company c where business_type = 'HOTEL' and exists (
        select from membership m where m.company_id = c.id)`
    expect(lines).toHaveLength(count)
    expect(lines[0]).toContain('@')
    expect(problems).toEqual([])
    await context.close()
  },
)
