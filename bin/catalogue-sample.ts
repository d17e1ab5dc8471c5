import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '../api/platform/pictures/seeded-random.ts'
import { articlesByStore, demoArticles } from '../seed/load-catalogue.ts'
import { readDemoManifest } from '../seed/picture-manifest.ts'

// npm run catalogue-sample: articles of the demo at random, for a reader to judge; a seed draws the same ones again.
type Category = { slug: string; parent: string | null; de: string }

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '500' } },
})
if (![options.seed, options.count].every((number) => /^\d{1,9}$/.test(number))) {
  console.error('Usage: npm run catalogue-sample -- [--seed 31] [--count 500]')
  process.exit(2)
}

const file = join(import.meta.dirname, '../seed/data/categories.json')
const tree = new Map((JSON.parse(readFileSync(file, 'utf8')) as Category[]).map((one) => [one.slug, one]))
const rootOf = new Map([...tree.values()].map(({ slug, parent }) => [slug, parent ?? slug]))
const manifest = readDemoManifest()
const rows = [...articlesByStore(manifest, demoArticles(manifest), rootOf).values()]
  .flat()
  .toSorted((a, b) => (a.supplier_sku! < b.supplier_sku! ? -1 : 1))

const next = seededRandom(Number(options.seed))
for (let last = rows.length - 1; last > 0; last--) {
  const other = Math.floor(next() * (last + 1))
  ;[rows[last], rows[other]] = [rows[other]!, rows[last]!]
}

for (const row of rows.slice(0, Number(options.count))) {
  const [shape, palette, , , , , ...words] = row.picture!.split(':')
  const place = [rootOf.get(row.category!)!, row.category!].map((slug) => tree.get(slug)!.de).join(' › ')
  const content = `${row.content_amount} ${row.content_unit} × ${row.count_per_box}`
  console.log([row.name_de, place, content, `${shape} ${palette}`, words.join(' / ')].join(' | '))
}
