import { expect, test } from 'vitest'
import { createMember } from '../../../test/builders.ts'
import { visit } from '../../support/browser.ts'
import { enter } from '../../support/filled-cart.ts'
import { browser, openForAll, shop } from '../../support/opened.ts'

openForAll()

test('beside the rail of a tablet names in lists have room for their words', async () => {
  const [store] = await shop.db<{ storeId: string }[]>`
    select store_id from design where submitted_at is not null group by 1 order by count(*) desc, 1 limit 1`
  const member = await createMember(shop.db, { storeId: store!.storeId, roles: ['OWNER'] })
  const { page, context, problems } = await visit(browser, shop.origin, { width: 820, height: 1180 })
  for (const path of ['/supplier/products', '/supplier/product-designs']) {
    await enter(page, 'en', member.token, path)
    const names = page.locator('.desk-open > span')
    await names.first().waitFor()
    const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width))
    expect(Math.min(...widths), path).toBeGreaterThan(200)
    const list = page.locator('.desk-list')
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0)
  }
  expect(problems).toEqual([])
  await context.close()
})
