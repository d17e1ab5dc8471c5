import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../test/runner/long.ts'
import { openShop } from '../support/shop.ts'

// Amounts and a name that occur nowhere else, so that finding one means a leak (promises.md I9).
const price = 9_173_317
const finalPrice = 8_351_923
const secretName = 'Zirbelnussgeheimnis'
const forbidden = [price, finalPrice].map((cents) => {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  return new RegExp(String(euros).replace(/(\d{3})$/, '[.,]?$1') + `[.,]?${rest}`)
})
const MOST_PAGES = isLong ? 400 : 160

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  await shop.db`update product set price_cents = ${price}, final_price_cents = ${finalPrice}, tier_prices = '[]'`
  await shop.db`update product set name_de = ${secretName}, name_en = ${secretName} where is_exclusive`
})
afterAll(() => shop?.close())

test('no page and no call behind it tells a visitor a price or an exclusive product', async () => {
  const hidden = await shop.db<{ skuId: string }[]>`select sku_id from product where is_exclusive`
  expect(hidden.length).toBeGreaterThan(5)
  const queue = ['/', '/de', '/search?sort=PRICE_ASC', '/de/search?priceMin=1&sale=true', '/robots.txt']
  const seen = new Set(queue)
  let pages = 0
  for (let path = queue.shift(); path && pages <= MOST_PAGES; path = queue.shift()) {
    const reply = await fetch(shop.origin + path)
    const text = await reply.text()
    expect(reply.status, path).toBe(200)
    for (const amount of forbidden) expect(amount.test(text), path).toBe(false)
    expect(text.includes(secretName), path).toBe(false)
    for (const { skuId } of hidden) expect(text.includes(`-${skuId}"`), path).toBe(false)
    pages += 1
    for (const next of linksIn(text)) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  }
  expect(pages).toBeGreaterThan(MOST_PAGES)
})

test('the page of an exclusive product is refused without its name', async () => {
  const [hidden] = await shop.db<{ skuId: string }[]>`select sku_id from product where is_exclusive limit 1`
  const reply = await fetch(`${shop.origin}/de/products/xxx-${hidden!.skuId}`)
  expect(reply.status).toBe(403)
  expect(await reply.text()).not.toContain(secretName)
})

/** Addresses of pages, in the order they stand, without those that only accounts have. */
function linksIn(html: string) {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&'))
}
