import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRow } from '../../api/import/check-row.ts'
import type { ImportCategory } from '../../api/import/check-row.ts'
import { importColumns } from '../../api/import/import-columns.ts'
import { systemClock } from '../../api/platform/clock.ts'
import { LAYOUTS } from '../../api/platform/pictures/label/label-layouts.ts'
import { isFontName } from '../../api/platform/pictures/label/label-outline.ts'
import { paletteOf, readPictureManifest } from '../../api/platform/pictures/picture-manifest.ts'
import type { PictureRecipe } from '../../api/platform/pictures/picture-recipe.ts'
import { goodsRows } from './goods-rows.ts'

const leaves = [
  'teller-schalen tassen-becher glaeser besteck servietten-tischwaesche buffet-servieren tischaccessoires speisekarten',
  'toepfe-pfannen messer-schneiden gn-behaelter kuechenhelfer lagern bar-zubehoer',
  'bettwaren handtuecher hotelkosmetik spender reiniger spuelen papier handhygiene',
  'becher-deckel boxen-schalen beutel-tueten mehrweg stuehle tische leuchten outdoor',
].flatMap((line) => line.split(' '))

const manifest = readPictureManifest(join(import.meta.dirname, '..', 'pictures'))
const icons = join(import.meta.dirname, '../../node_modules/@phosphor-icons/core/assets/fill')
const articles = [...goodsRows()]
const texts = (column: string) => articles.map(({ row }) => row[column] ?? '')

function isDrawable(recipe: PictureRecipe) {
  const archetype = manifest.archetypes.get(recipe.archetype)
  if (!archetype || !isFontName(recipe.font) || !(LAYOUTS as string[]).includes(recipe.layout)) return false
  readFileSync(join(icons, `${recipe.icon}-fill.svg`))
  paletteOf(manifest, archetype, recipe)
  // A tinted good in the palette of a label would be of no colour it is offered in.
  return archetype.type !== 'tinted' || archetype.palettes.includes(recipe.palette)
}

test('the demo has at least 1,250 articles that are not food, ten or more in every category', () => {
  expect(articles.length).toBeGreaterThanOrEqual(1250)
  const counts = Object.groupBy(articles, ({ category }) => category)
  expect(Object.keys(counts).toSorted()).toEqual(leaves.toSorted())
  for (const leaf of leaves) expect(counts[leaf]!.length, leaf).toBeGreaterThanOrEqual(10)
})

test('two runs give the same articles', () => {
  expect([...goodsRows()]).toEqual(articles)
})

test('no supplier number and no name comes twice', () => {
  for (const column of ['supplier_sku', 'name_de', 'name_en']) {
    const repeated = texts(column).filter((text, index, all) => all.indexOf(text) !== index)
    expect(repeated, column).toEqual([])
  }
})

test('the import takes every article over as it stands', () => {
  const categories = new Map(
    leaves.map((slug): [string, ImportCategory] => [slug, { slug, rootSlug: 'root', taxRateBp: 1900, isRoot: false }]),
  )
  const pictureOf = () => {
    throw new Error('every article states its picture')
  }
  for (const { row, category, brand } of articles) {
    const checked = checkRow(row, { categories, pictureOf, isDrawable, clock: systemClock })
    expect(checked, row.name_de).not.toHaveProperty('problems')
    expect(Object.keys(row).filter((column) => !(importColumns as readonly string[]).includes(column))).toEqual([])
    expect(row.category).toEqual(category)
    expect(row.brand).toEqual(brand)
  }
})

test('variants of a group have the same axes and never the same options', () => {
  const grouped = articles.filter(({ row }) => row.variant_group)
  for (const members of Object.values(Object.groupBy(grouped, ({ row }) => row.variant_group!))) {
    const options = members!.map(({ row }) => row.variant_options)
    expect(new Set(options).size, members![0]!.row.name_de).toBe(options.length)
    expect(members!.length).toBeGreaterThan(1)
  }
})

test('descriptions say something in both languages', () => {
  for (const { row } of articles) {
    expect(row.description_de!.length, row.name_de).toBeGreaterThan(120)
    expect(row.description_en!.length, row.name_de).toBeGreaterThan(100)
    expect(`${row.name_de} ${row.name_en} ${row.description_de} ${row.attributes}`).not.toMatch(/undefined|[{}]/)
  }
})

test('no name of a real brand is used', () => {
  const real =
    /wmf|villeroy|rosenthal|schott|zwiesel|riedel|zwilling|wüsthof|tork|dettol|nespresso|ikea|kärcher|rational/i
  for (const { row } of articles) {
    expect([row.name_de, row.name_en, row.brand, row.description_de].join(' ')).not.toMatch(real)
  }
})

test('knives are found by their German name', () => {
  expect(texts('name_de').filter((name) => /messer/i.test(name)).length).toBeGreaterThanOrEqual(20)
})
