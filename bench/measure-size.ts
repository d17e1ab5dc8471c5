import { brotliCompressSync, constants } from 'node:zlib'
import { startShopProcess } from './shop-process.ts'

// Bytes of a first visit, brotli: HTML and the JavaScript it names (the module, what it preloads, what those import).
const shop = await startShopProcess()
for (const path of ['/', '/de', '/search', '/kaffee-tee', '/login']) {
  const html = await textOf(path)
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script!))
  for (const script of scripts) await addImports(script, scripts)
  let javascript = 0
  for (const script of scripts) javascript += brotli(await textOf(script))
  console.log(
    `${path.padEnd(12)} HTML ${kilobytes(brotli(html))}   JavaScript ${kilobytes(javascript)} in ${scripts.size} files`,
  )
}
await shop.stop()

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
