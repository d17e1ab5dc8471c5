import { createCatalogIndex } from '../../api/listings/index/catalog-index.ts'
import type { IndexRow } from '../../api/listings/index/index-queries.ts'
import { viewOf } from '../../api/listings/index/index-view.ts'
import { findListingPage } from '../../api/listings/listing-page.ts'
import { openDatabase } from '../../api/platform/db.ts'
import { completionsOf } from '../../api/search/completions.ts'
import { findProducts } from '../../api/search/words/find-products.ts'
import { chosenOf, firstSkus } from '../../api/search/words/found-products.ts'
import { createWordIndex } from '../../api/search/words/word-index.ts'
import type { ListingFilters } from '../../contract/listings.ts'
import { startTestCluster } from '../../test/database/cluster.ts'
import { readDemoCatalogue, type DemoCatalogue } from '../../test/search-evaluation/demo-products.ts'
import { readQueries, type JudgedQuery } from '../../test/search-evaluation/read-queries.ts'
import { measureSized } from '../sized/measure-sized.ts'

// What a search and a suggestion cost inside the process, without database and HTTP, then over HTTP: npm run bench -- search 10000 100000. The queries are
// those of test/search-evaluation; products beyond the demo's are further editions of them. `npm run bench -- api search`
// measures the calls over HTTP beside a bare route.

const ROUNDS = 5
const sizes = process.argv.slice(3).map(Number).filter(Number.isInteger)
const queries = readQueries()
const filters: ListingFilters = { page: 1, pageSize: 24, sort: 'RELEVANCE' }

const cluster = await startTestCluster()
const db = openDatabase(cluster.url, { connections: 1 })
const catalogue = await readDemoCatalogue(db)
await db.end()
await cluster.stop()

if (!process.argv.includes('--json'))
  for (const size of sizes.length > 0 ? sizes : [catalogue.rows.length]) measure({ ...catalogue, rows: editions(size) })

// Then the calls themselves, in a shop of so many products beside a bare route and the plain way; `--json` for machines.
await measureSized(async ({ headers }) => {
  const ask = (kind: (query: JudgedQuery) => boolean, more = '') => {
    const texts = queries.filter(kind).map(({ q }) => encodeURIComponent(q))
    return {
      requests: texts.map((q) => ({ path: `/api/v1/listings/search?q=${q}${more}`, headers })),
      plain: texts.map((q) => ({ path: `/search?q=${q}` })),
    }
  }
  return [
    { name: 'search', ...ask(({ kind }) => kind !== 'typing error') },
    { name: 'search, filtered', requests: ask(() => true, '&inStock=true&priceMax=20').requests },
    { name: 'search, by price', requests: ask(() => true, '&sort=PRICE_ASC').requests },
    { name: 'search, mistyped', requests: ask(({ kind }) => kind === 'typing error').requests },
  ]
})

function measure({ rows, ...frame }: DemoCatalogue) {
  const before = memory()
  const index = createCatalogIndex()
  index.setFrame(frame)
  index.putProducts(rows)
  const listed = memory()
  const words = createWordIndex()
  const began = performance.now()
  words.put(rows, [], frame.categories)
  const built = performance.now() - began
  const [listings, search] = [listed - before, memory() - listed]
  const view = viewOf(index, new Set())
  const contextOf = (language: 'de' | 'en') => ({ index: words, view, language, ordered: new Set<string>() })
  console.log(`\n${rows.length} products: words read in ${built.toFixed(0)} ms, ${search.toFixed(0)} MB`)
  console.log(`beside ${listings.toFixed(0)} MB of the listings' index`)
  print('search with facets and total', ({ q, language }) => {
    const found = findProducts(contextOf(language), q)
    const scope = { isLeaf: false, chosen: chosenOf(found, { withNear: true }) }
    findListingPage(view, { scope, filters, arePricesSeen: true }).ofCounts('', (counts) => counts)
  })
  print('suggestion for three letters', ({ q, language }) => {
    firstSkus(findProducts(contextOf(language), q.slice(0, 3), { isTyped: true }), 8)
    completionsOf(contextOf(language), q.slice(0, 3), 4)
  })
  print('suggestion for all letters', ({ q, language }) => {
    firstSkus(findProducts(contextOf(language), q, { isTyped: true }), 8)
    completionsOf(contextOf(language), q, 4)
  })
}

function print(name: string, ask: (query: (typeof queries)[number]) => void) {
  for (const query of queries) ask(query)
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++)
    for (const query of queries) {
      const began = performance.now()
      ask(query)
      times.push(performance.now() - began)
    }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2)
  const cpu = ((user + system) / 1000 / times.length).toFixed(2)
  console.log(`${name.padEnd(30)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${cpu} ms of CPU each`)
}

/** The demo's products again and again, told apart by a word and their numbers. */
function editions(size: number): IndexRow[] {
  return Array.from({ length: size }, (_, i) => {
    const row = catalogue.rows[i % catalogue.rows.length]!
    const edition = Math.floor(i / catalogue.rows.length)
    if (edition === 0) return row
    const own = { skuId: `${200_000 + i}`, supplierSku: `${row.supplierSku}~${edition}`, gtin: null }
    return { ...row, ...own, nameDe: `${row.nameDe}, Edition ${edition}`, nameEn: `${row.nameEn}, edition ${edition}` }
  })
}

function memory() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_000_000
}
