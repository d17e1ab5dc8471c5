import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The most bytes of a first visit to a public page, brotli (issue "Speed"), and of scripts of one to a workplace. */
export const budget = { html: 9_000, javascript: 118_000, desk: 160_000 }

const accounts = [
  '/login',
  '/register',
  '/forgot-password',
  '/new-password?token=x',
  '/confirm-email?token=x',
  '/change-email',
  '/sign-in-link?token=x',
  '/cart',
]
const staticPages = [
  'faqs',
  'about-us',
  'contact-us',
  'imprint',
  'terms-and-conditions',
  'privacy-policy',
  'cookie-policy',
]

/** One address of every kind of page that needs no account, in both languages. */
export async function publicPaths(origin: string): Promise<string[]> {
  const kinds = [
    '/',
    '/kaffee-tee',
    await firstLink(origin, '/', '/collections/'),
    '/search',
    ...(await products(origin)),
    '/stores',
    await firstLink(origin, '/stores', '/stores/'),
    '/magazine',
    await firstLink(origin, '/magazine', '/magazine/'),
    ...accounts,
    ...staticPages.map((name) => `/static/${name}`),
  ]
  return kinds.flatMap((path) => [path, path === '/' ? '/de' : `/de${path}`])
}

/** Brotli bytes of the page and of the JavaScript it names: the module, what it preloads and what those import. */
export async function firstVisitTo(origin: string, path: string) {
  const html = await textOf(origin + path)
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script!))
  let javascript = 0
  // The set grows while it is read.
  for (const script of scripts) {
    const { bytes, imports } = await readScript(origin + script)
    javascript += bytes
    for (const imported of imports) scripts.add(imported)
  }
  return { html: await brotli(html), javascript, scripts: [...scripts] }
}

// Most scripts are those of other pages as well, and packing takes a while.
const known = new Map<string, { bytes: number; imports: string[] }>()
async function readScript(address: string) {
  const before = known.get(address)
  if (before) return before
  const source = await textOf(address)
  const names = [...source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)]
  const script = { bytes: await brotli(source), imports: names.map(([, name]) => new URL(name!, address).pathname) }
  known.set(address, script)
  return script
}

/** One that nobody has reviewed, and the one of the first that most have: its reviews are drawn in the browser. */
async function products(origin: string) {
  const { items } = JSON.parse(await textOf(`${origin}/api/v1/listings/search?pageSize=48`)) as {
    items: { canonicalUrl: string; rating: { count: number } | null }[]
  }
  const byReviews = items.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0))
  const [most, none] = [byReviews[0], byReviews.at(-1)]
  if (!most?.rating || !none || none.rating)
    throw new Error('The first products are not some with and some without reviews')
  return [most.canonicalUrl, none.canonicalUrl]
}

async function firstLink(origin: string, path: string, start: string) {
  const [, link] = new RegExp(`href="(${start}[^"?]+)"`).exec(await textOf(origin + path)) ?? []
  if (!link) throw new Error(`${path} links to nothing below ${start}`)
  return link
}

async function textOf(address: string) {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  return reply.text()
}

const compressed = promisify(brotliCompress)

// Beside the event loop: the server runs in the same one, and a held one ends connections that are in use.
const brotli = async (text: string) =>
  (await compressed(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })).length
