/**
 * Adds covers of goods on the counter, for articles of the magazine, promotions and collections that no scene suits:
 * node seed/studio/publish-covers.mjs [PICTURES]. Covers that are there stay as they are.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { openComposer } from '../../api/platform/pictures/compose-picture.ts'
import { brands } from './identities.mjs'
import { SAMPLE_TEXT } from './texts.mjs'

const [pictures = path.join(import.meta.dirname, '../pictures')] = process.argv.slice(2)
const manifestFile = path.join(pictures, 'manifest.json')
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))
const composer = openComposer(pictures)

/** What is shown, and the category whose brand is on it. */
const GOODS = {
  nuts: 'nuesse-trockenfruechte',
  'bowl-muesli': 'muesli-cerealien',
  spray: 'reiniger',
  crate: 'bier',
  'espresso-machine': 'bar-zubehoer',
  storage: 'lagern',
  'gn-set': 'gn-behaelter',
  'knife-black': 'messer-schneiden',
  'plate-rim': 'teller-schalen',
  foodbowl: 'mehrweg',
  towels: 'handtuecher',
  'glasses-wine': 'glaeser',
  'plate-coupe': 'teller-schalen',
  'cutlery-gold': 'besteck',
  linen: 'servietten-tischwaesche',
  croissants: 'brot-broetchen',
  'glass-white': 'glaeser',
  grinder: 'bar-zubehoer',
  cupstack: 'tassen-becher',
  basket: 'buffet-servieren',
  'bowl-olives': 'feinkost-salate',
  'glass-highball': 'glaeser',
}
const [WIDTH, HEIGHT] = [1200, 750]

for (const [id, leaf] of Object.entries(GOODS)) {
  const source = `${id}-use`
  if (manifest.covers.some((cover) => cover.source === source)) continue
  const archetype = manifest.archetypes.find((each) => each.id === id)
  if (!archetype?.views.use) throw new Error(`${id} is not shown in use`)
  const file = `covers/cover-${String(manifest.covers.length + 1).padStart(2, '0')}.webp`
  const picture = await composer.compose({
    recipe: recipeOf(archetype, leaf),
    view: 'use',
    width: 1500,
    format: 'webp',
  })
  const height = Math.round((1500 * HEIGHT) / WIDTH)
  await sharp(picture)
    .extract({ left: 0, top: Math.round((1500 - height) * 0.55), width: 1500, height })
    .resize(WIDTH)
    .webp({ quality: 82, effort: 4, smartSubsample: true })
    .toFile(path.join(pictures, file))
  manifest.covers.push({ file, source, alt: archetype.views.use.alt })
  console.log(file, source)
}
manifest.version++
fs.writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)

function recipeOf(archetype, leaf) {
  const brand = brands.find((each) => each.categories.includes(leaf)) ?? brands.at(-1)
  const [name, sub, size] = SAMPLE_TEXT[leaf] ?? ['Auslese', '', '']
  const palette = archetype.type === 'labelled' ? brand.paletteName : archetype.palettes[0]
  const { layout, font, icon } = brand
  return { archetype: archetype.id, palette: palette ?? '', layout, font, icon, brand: brand.name, name, sub, size }
}
