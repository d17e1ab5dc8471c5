import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../contract/platform/languages.ts'
import type { Language } from '../../contract/platform/values.ts'
import { localPath, splitPath, staticPages, paths } from '../../web/paths.ts'
import { texts, visitsIn } from '../support/account.ts'
import { isWalk } from '../../test/runner/long.ts'
import { shareBrowser, leaveBrowser, visit } from '../support/browser.ts'
import { choose, press } from '../support/user-actions.ts'
import { openShop } from '../support/shop.ts'

const names = { de: 'Deutsch', en: 'English' }
const labels = { de: 'Sprache', en: 'Language' }

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
let publicPages: string[]

beforeAll(async () => {
  shop = await openShop()
  browser = await shareBrowser()
  const { db } = shop
  const [category, collection, store, post] = await Promise.all([
    db`select root_category_slug as slug from product where status = 'ACTIVE' and not is_exclusive limit 1`,
    db`select collection_slug as slug from collection_product limit 1`,
    db`select slug from store where status = 'ACTIVE' limit 1`,
    db`select path as slug from post limit 1`,
  ])
  const [, product] = /<loc>[^<]*?(\/products\/[^<]*)<\/loc>/.exec(await textOf('/sitemaps/products-1.xml')) ?? []
  publicPages = [
    paths.home(),
    paths.category(category[0]!.slug),
    paths.collection(collection[0]!.slug),
    paths.stores(),
    paths.store(store[0]!.slug),
    paths.magazine(),
    paths.post(post[0]!.slug),
    product!,
    ...staticPages.map((name) => paths.static(name)),
  ]
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
})

const textOf = async (path: string) => (await fetch(shop.origin + path)).text()

test('every public page names itself, its other language and a picture, and stands in the sitemap', async () => {
  const sitemap = (await Promise.all(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'].map(textOf))).join('')
  for (const path of publicPages)
    for (const language of languages) {
      const own = shop.origin + localPath(language, path)
      const html = await textOf(localPath(language, path))
      const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link)
      expect(links).toEqual([
        `<link rel="canonical" href="${own}"/>`,
        `<link rel="alternate" hrefLang="en" href="${shop.origin}${path}"/>`,
        `<link rel="alternate" hrefLang="de" href="${shop.origin}${localPath('de', path)}"/>`,
        `<link rel="alternate" hrefLang="x-default" href="${shop.origin}${path}"/>`,
      ])
      expect(sitemap.includes(`<loc>${own}</loc>`), path).toBe(true)
      for (const name of ['title', 'site_name', 'url', 'description', 'type', 'image'])
        expect(html.includes(`<meta property="og:${name}"`), path).toBe(true)
      for (const [, block] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        const described = JSON.parse(block!) as object
        expect(described).toMatchObject({ '@context': 'https://schema.org' })
        expect(JSON.stringify(described)).not.toMatch(/price|offers/i)
      }
    }
})

test.each(['/search', '/search?page=2&q=glas', '/login', '/cart', '/account/orders'])(
  '%s, which search engines do not list, names both its addresses as well',
  async (path) => {
    const html = (await textOf(`/de${path}`)).replaceAll('&amp;', '&')
    const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g)].map(([, href]) => href)
    const [german, english] = [`${shop.origin}/de${path}`, shop.origin + path]
    expect(links).toEqual([german, english, german, english])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('the picture of every page is a JPEG', async () => {
  const images = await Promise.all(
    publicPages.map(async (path) => /property="og:image" content="([^"]+)"/.exec(await textOf(path))![1]!),
  )
  for (const image of new Set(images)) {
    const reply = await fetch(image)
    expect(reply.status, image).toBe(200)
    expect(reply.headers.get('content-type'), image).toBe('image/jpeg')
  }
})

test.each(visitsIn('de'))(
  'from %s on a %s the picker leads to the same page in the other language, from the top',
  { tags: ['long'] },
  async (from, device) => {
    const to = from === 'en' ? 'de' : 'en'
    const { page, context, problems } = await visit(browser, shop.origin, device)
    const all = [...publicPages, '/search', '/search?sort=NEWEST']
    // The footer is the same on each of them: the long way there by keys is gone on three, in a walk on all.
    const few = [all[0], all.find((path) => path.includes('/products/')), all.at(-1)]
    for (const path of isWalk || device.input === 'pointer' ? all : all.filter((one) => few.includes(one))) {
      await page.goto(localPath(from, path))
      await chooseLanguage(page, from, to)
      expect(await page.evaluate(() => location.pathname + location.search)).toBe(localPath(to, path))
      expect(
        await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('X-Language'), scrollY]),
      ).toEqual([to, to, 0])
    }
    expect(problems).toEqual([])
    await context.close()
  },
)

async function chooseLanguage(page: Page, from: Language, to: Language) {
  const footer = page.locator('footer')
  await footer.scrollIntoViewIfNeeded()
  const picker = footer.getByRole('combobox', { name: labels[from] })
  // The footer listens as soon as it is seen.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer select')!).some((key) => key.startsWith('__reactProps')),
  )
  const loaded = page.waitForEvent('load')
  await choose(picker, { label: names[to] })
  await loaded
  await page.waitForFunction((language) => localStorage.getItem('X-Language') === language, to)
}

test('each refusal has its status and its words', async () => {
  const [goods] = await shop.db<{ skuId: string }[]>`
    update product set status = 'ARCHIVED' where sku_id = (
      select sku_id from product where status = 'ACTIVE' and not is_exclusive limit 1) returning sku_id`
  const [hidden] = await shop.db<{ skuId: string }[]>`
    select sku_id from product where is_exclusive and status = 'ACTIVE' limit 1`
  const pages = [
    ['/de/no/such/page', 404, 'Dieses Regal ist leer'],
    ['/DE', 404, 'Nothing on this shelf'],
    ['/DE/stores', 404, 'Nothing on this shelf'],
    [`/products/xxx-${goods!.skuId}`, 410, 'No longer in the range'],
    [`/products/xxx-${hidden!.skuId}`, 403, 'You are not authorized to view this product'],
  ] as const
  for (const [path, status, words] of pages) {
    const reply = await fetch(shop.origin + path)
    const html = await reply.text()
    expect(reply.status, path).toEqual(status)
    expect(html.includes(words), path).toBe(true)
    expect(html.includes('<footer'), path).toBe(true)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="(canonical|alternate)"/)
  }
})

test('without a connection a page says so and goes on once it is back', async () => {
  const { page, context } = await visit(browser, shop.origin, { width: 390, height: 900 })
  await page.goto('/de/magazine', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await press(page.locator('main a[href^="/de/magazine/"]').first())
  await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor()
  expect(splitPath(new URL(page.url()).pathname).path).toMatch(/^\/magazine\/./)
  await context.setOffline(false)
  await page.locator('.prose').waitFor()
  await context.close()
})

test.each(['de', 'en'] as const)('the page of offers is called as the link to it (%s)', async (language) => {
  const html = await (await fetch(shop.origin + localPath(language, paths.offers()))).text()
  const name = { de: 'Angebote', en: 'Offers' }[language]
  expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(`${name} - Tresen`)
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(name)
})

test.each(visitsIn('en'))(
  'a reader chooses a topic, which another language keeps (%s, %s)',
  async (language, device) => {
    const [topic, inOther] = language === 'de' ? ['Recht', 'Law'] : ['Law', 'Recht']
    const t = texts[language].magazine
    const { page, context, problems } = await visit(browser, shop.origin, device)
    await page.goto(localPath(language, paths.magazine()))
    const topics = page.getByRole('navigation', { name: t.topics })
    await press(topics.getByRole('link', { name: topic, exact: true }))
    await topics.locator('a[aria-current]', { hasText: topic }).waitFor()
    const found = () => page.locator('main .post-topic').allTextContents()
    await expect.poll(found).toEqual([topic, topic])
    await page.goto(localPath(language === 'de' ? 'en' : 'de', `/magazine?topic=${topic}`))
    await page.locator('main nav a[aria-current]', { hasText: inOther }).waitFor()
    expect(await found()).toEqual([inOther, inOther])
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(visitsIn('de'))('a reader of the magazine finds the goods of a post (%s, %s)', async (language, device) => {
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await page.goto(localPath(language, paths.magazine()))
  await press(page.locator('main h3 a').first())
  await page.locator('.prose').waitFor()
  await page.getByRole('button', { name: { de: 'Link kopieren', en: 'Copy link' }[language] }).waitFor()
  const goods = page.locator('main a[href*="/products/"]').locator('visible=true')
  const name = await page.locator('main h3 a[href*="/products/"]').first().textContent()
  await press(goods.nth(1))
  await page.waitForURL('**/products/**')
  await page.getByRole('heading', { level: 1, name: name!.trim() }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
