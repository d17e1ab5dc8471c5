import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { today as de } from '../../../texts/de/today/supplier.ts'
import { today as en } from '../../../texts/en/today/supplier.ts'
import { laptop } from '../../support/account.ts'
import { findBarriers } from '../../support/axe.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'
import { press } from '../../support/user-actions.ts'
import { eachNth } from '../../../test/runner/long.ts'

openForAll()

/** The demo's store with most orders. */
async function busiestStore() {
  const [row] = await shop.db<[{ storeId: string }]>`
    select store_id from sub_order group by store_id order by count(*) desc limit 1`
  return row.storeId
}

const owners = [
  { language: 'de', device: laptop, t: de },
  { language: 'en', device: { ...laptop, width: 390, height: 844 }, t: en },
] as const

test.each(eachNth(2, owners))(
  'an owner reads how the store delivers and sells, in $language',
  { tags: ['long'] },
  async ({ language, device, t }) => {
    const owner = await createMember(shop.db, { storeId: await busiestStore(), roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await enter(page, language, owner.token, '/supplier')
    for (const name of [t.tasks, t.levels, t.payout.title, t.days.title, t.best.title])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    for (const name of Object.values(t.figures.names)) await page.getByRole('heading', { name, exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const [tasks, figures] = await Promise.all(
      [t.tasks, t.days.title].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
    )
    expect(tasks!.y).toBeLessThan(figures!.y)
    await press(page.getByRole('button', { name: t.days.asTable }))
    expect(await page.getByRole('region', { name: t.days.table }).getByRole('row').count()).toBe(29)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('who packs sees how the store delivers, and no sums', async () => {
  const packer = await createMember(shop.db, { storeId: await busiestStore(), roles: ['WAREHOUSE'] })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await enter(page, 'en', packer.token, '/supplier')
  await page.getByRole('heading', { name: en.levels, exact: true }).waitFor()
  await page.getByText(en.levelNames.CONFIRMED).waitFor()
  for (const name of [en.payout.title, en.days.title, en.best.title])
    expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toContain('€')
  expect(problems).toEqual([])
  await context.close()
})
