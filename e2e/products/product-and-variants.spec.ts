import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { glance, local, openAccount, stayAs, texts, visitsIn } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { press } from '../support/user-actions.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

type Size = { width: number; height: number }

openForAll({ isDrawn: true })

test.each(visitsIn('en'))(
  'a buyer looks closely, takes another variant and reaches a better tier (%s, %s)',
  async (language, device) => {
    const { page, context, problems } = await visitAsBuyer(device)
    const t = texts[language].catalogue
    await page.goto(local(language, await addressOf(variantWithTiers)), { waitUntil: 'networkidle' })

    const main = page.getByRole('main')
    await press(main.getByRole('button', { name: t.product.enlarge }).first())
    const zoom = page.getByRole('dialog')
    const shown = () => zoom.getByRole('img').getAttribute('src')
    const first = await shown()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).not.toBe(first)
    const { width, height } = page.viewportSize()!
    expect(await zoom.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    const size = async () => (await zoom.getByRole('img').boundingBox())!.width
    const whole = await size()
    await page.keyboard.press('+')
    await expect.poll(size).toBeGreaterThan(whole * 1.4)
    await page.keyboard.press('0')
    await expect.poll(size).toBe(whole)
    await zoom.getByRole('img').dblclick()
    await expect.poll(size).toBeGreaterThan(whole * 2)
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })

    const before = page.url()
    await press(main.locator('ul a[class*=chip]:not([aria-current])').first())
    await page.waitForURL((url) => url.href !== before && url.pathname.includes('/products/'))
    await page.waitForLoadState('networkidle')

    const tiers = main.getByRole('group', { name: t.product.tiers }).getByRole('button')
    const price = main.locator('section b').first()
    const base = await price.textContent()
    await press(tiers.nth(1))
    await expect.poll(() => tiers.nth(1).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => price.textContent()).not.toBe(base)
    const saved = page.waitForResponse(
      (reply) => reply.url().includes('/api/v1/cart?') && reply.request().method() === 'POST',
    )
    await press(main.getByRole('button', { name: new RegExp(`^${t.quantity.add}`) }).first())
    expect((await saved).status()).toBe(200)
    const inCart = main.getByRole('spinbutton').first()
    await expect.poll(() => inCart.evaluate((it) => it === document.activeElement)).toBe(true)
    const toCart = main.getByRole('link', { name: new RegExp(`^${t.product.toCartFor('').trim()}`) })
    const sum = await toCart.textContent()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => toCart.textContent()).not.toBe(sum)
    const raised = await inCart.getAttribute('aria-valuenow')
    await page.waitForResponse((reply) => reply.url().includes('/api/v1/cart?') && reply.request().method() === 'POST')
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => inCart.getAttribute('aria-valuenow')).toBe(raised)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(glance('en'))(
  'what is sold out offers word of its return, what a supplier answered is read, what was taken away is gone (%s, %s)',
  { tags: ['long'] },
  async (language, device) => {
    const { page, context, problems } = await visitAsBuyer(device)
    const { catalogue: t, restock } = texts[language]
    const main = page.getByRole('main')
    await page.goto(local(language, await addressOf(soldOut)), { waitUntil: 'networkidle' })
    await main.getByText(restock.title).waitFor()
    const notify = main.getByText(restock.notify, { exact: true })
    await press(notify)
    await press(main.getByText(restock.notified, { exact: true }))
    await notify.waitFor()
    expect(await main.getByRole('button', { name: new RegExp(`^${t.quantity.add}$`) }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])

    await page.goto(local(language, await addressOf(answered)), { waitUntil: 'networkidle' })
    await press(main.getByRole('tab', { name: new RegExp(t.product.tabs.reviews) }))
    await main.getByText(t.product.storeReply).first().waitFor()
    await press(main.getByRole('tab', { name: t.product.tabs.delivery }))
    await main.getByRole('heading', { name: t.product.safety }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])

    const [archived] = await shop.db<{ skuId: string }[]>`
      update product set status = 'ARCHIVED'
      where sku_id = (select sku_id from product where status = 'ACTIVE' order by popularity, sku_id limit 1)
      returning sku_id`
    const gone = await page.goto(local(language, `/products/xxx-${archived!.skuId}`))
    expect(gone!.status()).toBe(410)
    await context.close()
  },
)

test('the pictures of a card follow the pointer and go back to the first', { tags: ['long'] }, async () => {
  const { page, context, problems } = await visitAsBuyer({ width: 1440, height: 1000 })
  await page.goto('/kaffee-tee', { waitUntil: 'networkidle' })
  const card = page.getByRole('main').getByRole('article').nth(1)
  const opacities = () =>
    card.locator('.card-view').evaluateAll((all) => all.map((it) => it.classList.contains('opacity-100')))
  const onTop = async () => (await opacities()).lastIndexOf(true)
  const heart = card.locator('.card-picture').getByRole('button')
  expect(await opacities()).toEqual([true])
  expect(await opacityOf(heart)).toBe('0')
  const { x, y, width, height } = (await card.locator('.card-gallery').boundingBox())!
  await page.mouse.move(x + width - 5, y + height / 2)
  await expect.poll(async () => (await opacities()).at(-1)).toBe(true)
  expect((await opacities()).length).toBeGreaterThan(1)
  await expect.poll(() => opacityOf(heart)).toBe('1')
  await page.mouse.move(5, 5)
  await expect.poll(onTop).toBe(0)

  await card.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(onTop).toBe(1)
  await page.keyboard.press('Tab')
  await expect.poll(onTop).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

const variantWithTiers = () => shop.db<{ skuId: string }[]>`
  with plenty as (
    select p.sku_id, p.store_id, p.variant_group, p.variant_options from product p join stock s on s.sku_id = p.sku_id
    where p.status = 'ACTIVE' and not p.is_exclusive and p.variant_group is not null
      and s.quantity > 500 and jsonb_array_length(p.tier_prices) > 0)
  select sku_id from plenty p
  where not exists (select from product o where o.store_id = p.store_id and o.variant_group = p.variant_group
      and o.sku_id not in (select sku_id from plenty))
    and exists (select from plenty o where o.store_id = p.store_id and o.variant_group = p.variant_group
      and o.variant_options <> p.variant_options)
  order by sku_id limit 1`
const soldOut = () => shop.db<{ skuId: string }[]>`
  select p.sku_id from product p join stock s on s.sku_id = p.sku_id
  where p.status = 'ACTIVE' and not p.is_exclusive and s.quantity = 0 order by p.sku_id limit 1`
const answered = () => shop.db<{ skuId: string }[]>`
  select p.sku_id from product p join review r on r.sku_id = p.sku_id and r.is_shown
  where p.status = 'ACTIVE' and not p.is_exclusive and r.store_reply is not null order by r.created_at desc limit 1`

/** The address, of whose name the shop makes the right one. */
async function addressOf(find: () => Promise<{ skuId: string }[]>) {
  const [row] = await find()
  return `/products/xxx-${row!.skuId}`
}

const opacityOf = (heart: { evaluate: (read: (it: Element) => string) => Promise<string> }) =>
  heart.evaluate((it) => getComputedStyle(it).opacity)

async function visitAsBuyer(size: Size) {
  const token = await openAccount(shop.origin, { email: `${randomUUID()}@cafe.example`, language: 'de' })
  const visited = await visit(browser, shop.origin, size)
  await stayAs(visited.context, token)
  return visited
}
