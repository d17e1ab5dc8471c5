import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRow } from '../api/import/check-row.ts'
import { importColumns } from '../api/import/import-columns.ts'
import { pictureOfArticle } from '../api/products/pictures/picture-of-article.ts'
import type { PictureRecipe } from '../api/platform/pictures/picture-recipe.ts'
import { systemClock } from '../api/platform/clock.ts'
import { openPictures } from '../api/platform/pictures/pictures.ts'
import { editionsOf, spread } from './editions.ts'
import { goodsBrands } from './goods/goods-brands.ts'
import { categoryKinds } from './labels/category-kinds.ts'
import { labelWords } from './labels/label-words.ts'
import { articlesByStore, demoArticles } from './load-catalogue.ts'
import { readDemoManifest } from './picture-manifest.ts'

type Category = { slug: string; parent: string | null }

const manifest = readDemoManifest()
const articles = [...demoArticles(manifest)]
const rows = articles.map(({ row }) => row)
const tree = JSON.parse(readFileSync(join(import.meta.dirname, 'data/categories.json'), 'utf8')) as Category[]
const source = parse<Record<string, string>>(readFileSync(join(import.meta.dirname, 'data/products-food-de.csv')), {
  columns: true,
  delimiter: ';',
})
const rootOf = new Map(tree.map(({ slug, parent }) => [slug, parent ?? slug]))

test('nine of ten real articles are there, each exactly once, and at least 1,200 others', () => {
  const isReal = new Set(source.map(({ gtin }) => gtin))
  expect(isReal.size).toBe(8716)
  const found = rows.map(({ gtin }) => gtin).filter((gtin) => gtin && isReal.has(gtin))
  expect(found.length).toBeGreaterThan(8716 * 0.88)
  expect(new Set(found).size).toBe(found.length)
  expect(rows.length).toBeGreaterThanOrEqual(found.length + 1200)
})

test('the same articles come out every time', () => {
  expect([...demoArticles(manifest)].map(({ row }) => row)).toEqual(rows)
})

test('supplier SKUs are unique, and so are the names within a brand of invented goods', () => {
  expect(new Set(rows.map((row) => row.supplier_sku)).size).toBe(rows.length)
  const invented = rows.filter(({ supplier_sku }) => !supplier_sku!.startsWith('F-'))
  expect(new Set(invented.map((row) => `${row.brand} ${row.name_de}`)).size).toBe(invented.length)
})

test('every leaf of the tree has articles, and each of the forty stores has some', () => {
  const parents = new Set(tree.map(({ parent }) => parent))
  const used = new Set(articles.map(({ category }) => category))
  expect(tree.filter(({ slug }) => !parents.has(slug) && !used.has(slug)).map(({ slug }) => slug)).toEqual([])
  const shares = [...articlesByStore(manifest, articles, rootOf).values()]
  expect(shares).toHaveLength(40)
  expect(Math.min(...shares.map((share) => share.length))).toBeGreaterThanOrEqual(5)
  expect(shares.flat()).toHaveLength(articles.length)
})

test('the import takes every article: prices, tiers, packs and pictures are right', () => {
  const pictures = openPictures({ source: join(import.meta.dirname, 'pictures'), cacheFolder: '' })
  const categories = new Map(
    tree.map(({ slug, parent }) => [slug, { slug, rootSlug: parent ?? slug, taxRateBp: 700, isRoot: !parent }]),
  )
  const deps = { categories, pictureOf: pictureOfArticle, isDrawable: pictures.canDraw, clock: systemClock }
  for (const row of rows) {
    const cells = Object.fromEntries(importColumns.map((column) => [column, row[column] ?? '']))
    const checked = checkRow(cells, deps)
    if ('problems' in checked) throw new Error(`${row.supplier_sku}: ${JSON.stringify(checked.problems)}`)
    const { product, stock } = checked.row
    expect(product.final_price_cents).toBeGreaterThan(0)
    expect(product.minimum_quantity % product.count_per_box).toBe(0)
    expect(stock).toBeGreaterThanOrEqual(0)
    expect(product.msrp_cents ?? Infinity).toBeGreaterThan(product.final_price_cents)
  }
})

test('at least forty articles take an own design, each with a surface to show it on', () => {
  const pictures = openPictures({ source: join(import.meta.dirname, 'pictures'), cacheFolder: '' })
  const designable = rows.filter((row) => row.designable === 'ja')
  expect(designable.length).toBeGreaterThanOrEqual(40)
  for (const row of designable) {
    const archetype = row.picture!.split(':')[0]!
    expect(pictures.isPrintable({ archetype } as PictureRecipe), archetype).toBe(true)
  }
})

test('no label carries a real brand', () => {
  const invented = new Set<string>([...Object.keys(goodsBrands), ''])
  const goods = rows.filter(({ supplier_sku }) => !supplier_sku!.startsWith('F-'))
  expect(goods.map(({ picture }) => picture!.split(':')[5]!).filter((brand) => !invented.has(brand))).toEqual([])
  const said = [...labelWords.variety, ...labelWords.heads, ...Object.values(categoryKinds)].flatMap(({ de, en }) => [
    de,
    en,
  ])
  const real = new Set(source.map(({ brand }) => brand?.toLowerCase()).filter(Boolean))
  const isReal = (label: string) => real.has(label.toLowerCase())
  expect(said.filter(isReal)).toEqual([])
  expect([...invented].filter(isReal)).toEqual([])
})

test('discounts, tiers, new and exclusive goods are as frequent as in the trade', () => {
  const share = (has: (row: Record<string, string>) => boolean) => rows.filter(has).length / rows.length
  expect(share((row) => Number(row.discount_percent) > 0)).toBeCloseTo(0.12, 1)
  expect(share((row) => Boolean(row.tiers))).toBeCloseTo(0.3, 1)
  const exclusive = rows.filter((row) => row.exclusive === 'ja').length
  expect(exclusive).toBeGreaterThan(5)
  expect(exclusive).toBeLessThan(60)
})

test.each(['name', 'description'])('no article has a %s in one language alone', (part) => {
  const isIn = (row: Record<string, string>, language: string) => Boolean(row[`${part}_${language}`])
  expect(rows.filter((row) => isIn(row, 'de') !== isIn(row, 'en')).map((row) => row.supplier_sku)).toEqual([])
  expect(rows.filter((row) => isIn(row, 'de')).length).toBeGreaterThan(4000)
})

test('one finds an oat drink and knives', () => {
  expect(rows.some(({ name_de }) => name_de!.startsWith('Haferdrink'))).toBe(true)
  expect(rows.filter(({ name_de }) => /messer/i.test(name_de!)).length).toBeGreaterThan(10)
})

test.each([100, 10_000, 25_000])(
  'for measuring, exactly %d products come out, each told apart by SKU and name',
  (products) => {
    const base = spread(rows, products)
    const made = [...editionsOf(base, products).of(base)]
    expect(made).toHaveLength(products)
    expect(new Set(made.map((row) => row.supplier_sku)).size).toBe(products)
    const gtins = made.map((row) => row.gtin).filter(Boolean)
    expect(new Set(gtins).size).toBe(gtins.length)
  },
)
