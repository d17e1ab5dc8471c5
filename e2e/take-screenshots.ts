import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser } from './browser.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 1000 },
]
type Shot = { name: string; path: string; isBuyer?: boolean }

/** Pictures of the main screens of a running shop with the demo catalogue, in all widths and both languages. */
export async function takeScreenshots(origin: string, folder: string) {
  await mkdir(folder, { recursive: true })
  const token = await signIn(origin)
  const shots = await shotsOf(origin, token)
  const browser = await openBrowser()
  try {
    for (const language of ['de', 'en'] as const)
      for (const size of sizes) await takeAll({ browser, origin, folder, token, shots, language, size })
  } finally {
    await browser.close()
  }
}

type Round = {
  browser: Browser
  origin: string
  folder: string
  token: string
  shots: Shot[]
  language: 'de' | 'en'
  size: { width: number; height: number }
}

async function takeAll({ browser, origin, folder, token, shots, language, size }: Round) {
  const visitor = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const buyer = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  await buyer.addInitScript((stored) => localStorage.setItem('Authorization', stored), token)
  for (const { name, path, isBuyer } of shots) {
    const url = origin + (language === 'de' ? `/de${path === '/' ? '' : path}` : path)
    await take(isBuyer ? buyer : visitor, url, join(folder, `${name}-${language}-${size.width}.png`))
  }
  await visitor.close()
  await buyer.close()
}

async function take(context: BrowserContext, url: string, file: string) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  // Pictures further down load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

async function shotsOf(origin: string, token: string): Promise<Shot[]> {
  const ask = asker(origin, token)
  const coffee = await ask<Cards>('/listings/category?slug=kaffee-tee&inStock=true')
  const table = await ask<Cards>('/listings/category?slug=tisch-service&inStock=true')
  const plenty = ({ items }: Cards) => items.filter(({ stock, countPerBox }) => stock >= countPerBox * 8).slice(0, 2)
  const goods = [...plenty(coffee), ...plenty(table)]
  const items = goods.map(({ skuId, countPerBox, minimumQuantity }) => ({
    productSkuId: skuId,
    quantity: Math.max(countPerBox * 4, minimumQuantity),
  }))
  await ask('/cart', { items })
  const orders = await ask<{ items: { id: string }[] }>('/account/orders')
  const store = await ask<{ items: { storeUrl: string }[] }>('/stores')
  return [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/kaffee-tee' },
    { name: 'listing-buyer', path: '/kaffee-tee', isBuyer: true },
    { name: 'search', path: '/search?q=Messer' },
    { name: 'stores', path: '/stores' },
    { name: 'store', path: store.items[0]!.storeUrl },
    { name: 'product', path: goods[0]!.canonicalUrl },
    { name: 'product-buyer', path: goods[2]!.canonicalUrl, isBuyer: true },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'new-password', path: '/new-password?token=of-the-mail' },
    { name: 'contact', path: '/static/contact-us' },
    { name: 'contact-buyer', path: '/static/contact-us', isBuyer: true },
    { name: 'impersonate-expired', path: '/impersonate#code=used' },
    { name: 'imprint', path: '/static/imprint' },
    { name: 'cart', path: '/cart', isBuyer: true },
    { name: 'checkout', path: '/checkout', isBuyer: true },
    { name: 'orders', path: '/account/orders', isBuyer: true },
    ...orders.items.slice(0, 1).map(({ id }) => ({ name: 'order', path: `/account/orders/${id}`, isBuyer: true })),
    { name: 'wishlist', path: '/account/wishlist', isBuyer: true },
    { name: 'addresses', path: '/account/addresses', isBuyer: true },
    { name: 'account-info', path: '/account/info', isBuyer: true },
    { name: 'exclusive', path: '/account/exclusive', isBuyer: true },
    { name: 'change-password', path: '/account/change-password', isBuyer: true },
    { name: 'not-found', path: '/nothing-here' },
  ]
}
type Cards = {
  items: { skuId: string; canonicalUrl: string; countPerBox: number; minimumQuantity: number; stock: number }[]
}

async function signIn(origin: string) {
  const ask = asker(origin)
  const credentials = { email: 'hotel@demo.tresen.example', password: 'Tresen2026' }
  return (await ask<{ authToken: string }>('/auth/sign-in', credentials)).authToken
}

function asker(origin: string, token?: string) {
  return async <T>(path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as T
  }
}
