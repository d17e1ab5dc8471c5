import { brotliCompressSync, constants } from 'node:zlib'
import { startShopProcess } from './shop-process.ts'

const MOST_HTML = 9_000
const MOST_JAVASCRIPT = 118_000

// Bytes of a first visit, brotli: HTML and the JavaScript it names (the module, what it preloads, what those import).
// Fails where a page is beyond its budget.
const shop = await startShopProcess()
const product = await firstLink('/search', '/products/')
const store = await firstLink('/stores', '/stores/')
const post = await firstLink('/magazine', '/magazine/')
const shown = ['/', '/search', '/kaffee-tee', product, '/stores', store, '/magazine', post]
const listings = shown.flatMap((path) => [path, path === '/' ? '/de' : `/de${path}`])
const accounts = ['/login', '/register', '/de/register', '/forgot-password', '/new-password', '/cart', '/de/cart']
const content = ['/static/imprint', '/de/static/faqs', '/static/contact-us']
for (const path of [...listings, ...accounts, ...content]) {
  const html = await textOf(path)
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script!))
  for (const script of scripts) await addImports(script, scripts)
  let javascript = 0
  for (const script of scripts) javascript += brotli(await textOf(script))
  const isBeyond = brotli(html) > MOST_HTML || javascript > MOST_JAVASCRIPT
  if (isBeyond) process.exitCode = 1
  const sizes = `HTML ${kilobytes(brotli(html))}   JavaScript ${kilobytes(javascript)} in ${scripts.size} files`
  console.log(`${path.slice(0, 40).padEnd(40)} ${sizes}${isBeyond ? '   beyond the budget' : ''}`)
}
await shop.stop()

async function firstLink(path: string, start: string) {
  const [, link] = new RegExp(`href="(${start}[^"?]+)"`).exec(await textOf(path)) ?? []
  if (!link) throw new Error(`${path} links to nothing below ${start}`)
  return link
}

async function addImports(script: string, all: Set<string>) {
  const text = await textOf(script)
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    const imported = `/assets/${name}`
    if (all.has(imported)) continue
    all.add(imported)
    await addImports(imported, all)
  }
}

async function textOf(path: string) {
  const reply = await fetch(shop.origin + path)
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  return reply.text()
}

function brotli(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
