import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { addOffers } from '../food/offers.ts'
import { articlesByStore, demoArticles } from '../load-catalogue.ts'
import { readDemoManifest } from '../picture-manifest.ts'
import { categoryKinds } from './category-kinds.ts'
import { labelWords } from './label-words.ts'

type Category = { slug: string; parent: string | null }
type Row = Record<string, string>

const folder = join(import.meta.dirname, '..')
const tree = JSON.parse(readFileSync(join(folder, 'data/categories.json'), 'utf8')) as Category[]
const rootOf = new Map(tree.map(({ slug, parent }) => [slug, parent ?? slug]))
const labelJson = (name: string) => JSON.parse(readFileSync(join(folder, 'pictures/labels', name), 'utf8'))
const palettes = labelJson('palettes.json') as Record<string, Record<string, string>>

let rows: Row[]
/** What is in stock in the order of bestsellers, which is also that of relevance where nothing is searched for. */
let listed: Row[]
beforeAll(() => {
  const manifest = readDemoManifest()
  const byStore = articlesByStore(manifest, demoArticles(manifest), rootOf)
  rows = [...byStore.values()].flat()
  // As the shop lists them: one card for an article that several stores offer, at the place of its most ordered offer.
  const offered = [...addOffers(byStore, manifest.stores).values()].flat()
  const isInStock = ({ stock }: Row) => Number(stock) > 0
  const byPopularity = offered.filter(isInStock).toSorted((a, b) => Number(b.popularity) - Number(a.popularity))
  const gtins = new Set<string>()
  listed = byPopularity.filter(({ gtin }) => !gtin || (!gtins.has(gtin) && gtins.add(gtin)))
})

const shapeOf = (row: Row) => row.picture!.split(':')[0]!
const plain = new Set(readDemoManifest().archetypes.flatMap(({ id, type }) => (type === 'plain' ? [id] : [])))
const pairOf = (row: Row) => (plain.has(shapeOf(row)) ? shapeOf(row) : row.picture!.split(':').slice(0, 2).join(' '))
const isFood = ({ supplier_sku }: Row) => supplier_sku!.startsWith('F-')

function mostEqual(page: Row[]): number {
  const counts = new Map<string, number>()
  for (const row of page) counts.set(pairOf(row), (counts.get(pairOf(row)) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

test('the first page of every category shows no shape and palette more than three times, where it has others', () => {
  const crowded = tree.flatMap(({ slug }) => {
    const all = listed.filter(({ category }) => category === slug || rootOf.get(category!) === slug)
    const page = all.slice(0, 24)
    const most = leastPossible(all.map(pairOf), page.length)
    return mostEqual(page) > most ? [`${slug}: ${mostEqual(page)}, ${most} would do`] : []
  })
  expect(crowded).toEqual([])
})

/**
 * Three; where the category has too few pairs for that, the fewest of each that fill a page, and one more, since the
 * department's page is laid out first.
 */
function leastPossible(pairs: string[], page: number): number {
  const counts = [...Map.groupBy(pairs, (pair) => pair).values()].map(({ length }) => length)
  const filled = (most: number) => counts.reduce((sum, count) => sum + Math.min(count, most), 0)
  let most = 3
  while (filled(most) < page) most++
  return most === 3 ? most : most + 1
}

test('the first page of every category shows at least twelve shapes, where it has them; a department all it has', () => {
  const poor = tree.flatMap(({ slug, parent }) => {
    const all = listed.filter(({ category }) => category === slug || rootOf.get(category!) === slug)
    const shapes = (some: Row[]) => new Set(some.map(shapeOf)).size
    const least = parent === null ? Math.min(12, shapes(all)) : shapes(all) >= 12 ? 12 : 0
    return shapes(all.slice(0, 24)) < least ? [`${slug}: ${shapes(all.slice(0, 24))} of ${shapes(all)}`] : []
  })
  expect(poor).toEqual([])
})

test('labels of real articles say only words of the lists, a content and a monogram', () => {
  const varieties = labelWords.variety.flatMap(({ de, en }) => [de, en])
  const kinds = [...labelWords.heads, ...Object.values(categoryKinds)].flatMap(({ de, en }) => [de, en])
  const known = new Set([...varieties, ...kinds, ''])
  const isKnown = (text: string) =>
    [text, ...text.split(' & ')].some((part) => known.has(part)) &&
    (known.has(text) || text.split(' & ').every((part) => known.has(part)))
  const unknown = rows.filter(isFood).flatMap((row) => {
    const [mark = '', name = '', sub = '', size = '', nameEn = '', subEn = '', sizeEn = ''] = row
      .picture!.split(':')
      .slice(5)
    const words = [name, sub, nameEn, subEn].map((text) => text.replace(/ \d\d %$/, ''))
    const isContent = [size, sizeEn].every((text) => text === '' || /^[\d.,]+ (g|kg|ml|l|Stück|pieces)$/.test(text))
    const isMark = mark === '' || /^[a-z]+ \p{Lu}{1,2}$/u.test(mark)
    return words.every(isKnown) && isContent && isMark ? [] : [row.picture!]
  })
  expect(unknown).toEqual([])
})

test('text stands out from its ground in every palette', () => {
  const faint = Object.entries(palettes).filter(
    ([, { ink, label, on, object }]) => contrast(ink!, label!) < 4.5 || contrast(on!, object!) < 4.5,
  )
  expect(faint.map(([name]) => name)).toEqual([])
})

test('the lists name only palettes and drawings that exist', () => {
  const motifs = labelJson('motifs.json') as Record<string, unknown>
  const entries = [...labelWords.heads, ...Object.values(categoryKinds)]
  const used = [
    ...labelWords.variety.map(({ palette }) => palette),
    ...entries.flatMap((head) => head.palettes),
    ...Object.values(palettes).flatMap(({ near }) => near!),
  ]
  expect(used.filter((name) => !(name in palettes))).toEqual([])
  expect([...labelWords.variety, ...entries].filter(({ motif }) => !(motif in motifs))).toEqual([])
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
