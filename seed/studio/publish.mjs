/**
 * Takes rendered archetypes into the pictures of the shop: node seed/studio/publish.mjs RENDERED [PICTURES]
 * Copies bases and finished goods and rewrites archetypes, ranking and palettes of manifest.json; archetypes that were
 * not rendered again keep their files. Scenes (categories, covers, heroes, leaves) and design bases stay as they are.
 */
import fs from 'node:fs'
import path from 'node:path'
import { archetypes, SIDE_BY_SIDE, viewsOf } from './catalogue.mjs'
import { visiblePart } from './visible-part.mjs'
import { brands, neutralPalettes, palettes, stores } from './identities.mjs'

const [rendered, pictures = path.join(import.meta.dirname, '../pictures')] = process.argv.slice(2)
if (!rendered) throw new Error('usage: node seed/studio/publish.mjs RENDERED [PICTURES]')
const manifestFile = path.join(pictures, 'manifest.json')
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))
const rejected = new Set(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'rejected.json'), 'utf8')))

const BASE_FILES = ['webp', 'mask.webp', 'gloss.webp', 'uv.br', 'json']
const MOST_RANKED = 12

/** Goods that carry a mark; where the good has a colour of its own, ground and ink are fixed. */
const MARKS = {
  mug: null,
  napkins: null,
  menu: null,
  apron: null,
  'menu-leather': { ground: '#5b3a26', ink: '#ecd9b8' },
  dispenser: { ground: '#f1efea', ink: '#3d4a52' },
  'dispenser-steel': { ground: '#d5d8d9', ink: '#2b2f31' },
}

const VIEW_TEXTS = {
  front: { de: 'Vorderansicht', en: 'front' },
  angle: { de: 'Schrägansicht', en: 'three-quarter view' },
  case: { de: 'Gebinde', en: 'case pack' },
  use: { de: 'auf dem Tresen', en: 'on the counter' },
  together: { de: 'nebeneinander', en: 'side by side' },
}

for (const folder of ['bases', 'goods']) fs.mkdirSync(path.join(pictures, folder), { recursive: true })
const entries = archetypes.map(entryOf).filter((entry) => Object.keys(entry.views).length > 0)
removeUnused()
for (const entry of entries) {
  const { base } = Object.values(entry.views)[0]
  const visible = entry.type === 'labelled' && base ? await visiblePart(pictures, base) : null
  if (visible) entry.visible = visible
}
const { licence, leaves, categories, covers, heroes, design } = manifest
const written = {
  version: manifest.version + 1,
  licence,
  format: {
    bases: 'bases/<base>.{webp,mask.webp,gloss.webp,uv.br,json}',
    mask: 'red = label, green = accent, blue = body',
    see: '../studio/README.md',
  },
  archetypes: entries,
  ranking: Object.fromEntries(Object.keys(leaves).map((leaf) => [leaf, rankingOf(leaf)])),
  leaves,
  categories,
  covers,
  heroes,
  design,
  palettes: { ...palettes, ...neutralPalettes },
  neutralPalettes: Object.keys(neutralPalettes),
  brands,
  stores,
}
fs.writeFileSync(manifestFile, `${JSON.stringify(written, null, 1)}\n`)
const count = entries.reduce((sum, entry) => sum + Object.keys(entry.views).length, 0)
console.log(`${entries.length} archetypes, ${count} views`)

function entryOf(archetype) {
  const { id, kind, type, set, de, en, categories: slugs, tints } = archetype
  const [first] = viewsOf(archetype)
  const views = {}
  for (const view of viewsOf(archetype)) {
    const name = view === first ? id : `${id}-${view}`
    const source = rejected.has(name) ? null : pictureOf(name, type)
    if (source) views[view] = { ...source, alt: altOf(archetype, view) }
  }
  return {
    id,
    family: kind,
    type,
    isLabelled: type === 'labelled',
    set,
    alt: { de, en },
    categories: slugs,
    palettes: palettesOf(archetype),
    ...(tints ? { tints: tintsOf(tints) } : {}),
    ...(id in MARKS ? { print: 'mark' } : {}),
    ...(MARKS[id] ? { mark: MARKS[id] } : {}),
    // the main picture first
    views: views[first] ? views : {},
  }
}

/** Copies what was rendered; null when there is neither a new nor an earlier picture. */
function pictureOf(name, type) {
  const isPlain = type === 'plain'
  const [folder, files] = isPlain ? ['goods', ['webp']] : ['bases', BASE_FILES]
  for (const ending of files) {
    const from = path.join(rendered, `${name}.${ending}`)
    if (fs.existsSync(from)) fs.copyFileSync(from, path.join(pictures, folder, `${name}.${ending}`))
  }
  const needed = path.join(pictures, folder, `${name}.${isPlain ? 'webp' : 'json'}`)
  if (!fs.existsSync(needed)) return null
  return isPlain ? { file: `goods/${name}.webp` } : { base: name }
}

function altOf({ kind, de, en }, view) {
  const text = VIEW_TEXTS[view === 'case' && SIDE_BY_SIDE[kind] ? 'together' : view]
  return { de: `${de}, ${text.de}`, en: `${en}, ${text.en}` }
}

function tintsOf(tints) {
  return Object.fromEntries(Object.entries(tints).map(([name, { ac, bg = '#f4efe6' }]) => [name, { ac, bg }]))
}

function palettesOf({ type, categories: [slug], tints }) {
  if (type === 'tinted') return Object.keys(tints)
  if (type === 'plain') return []
  const fitting = brands.filter((brand) => brand.categories.includes(slug)).map((brand) => brand.paletteName)
  return [...new Set([...fitting, ...Object.keys(palettes)])].slice(0, 6)
}

/** Archetypes of a category, best first: those that name it early, then what was ranked before. */
function rankingOf(leaf) {
  const fitting = entries.filter((entry) => entry.categories.includes(leaf))
  fitting.sort((one, other) => one.categories.indexOf(leaf) - other.categories.indexOf(leaf))
  return [...new Set([...fitting.map((entry) => entry.id), ...manifest.ranking[leaf]])].slice(0, MOST_RANKED)
}

function removeUnused() {
  const used = new Set(entries.flatMap((entry) => Object.values(entry.views).map((view) => view.base ?? view.file)))
  for (const file of fs.readdirSync(path.join(pictures, 'bases'))) {
    if (!used.has(file.split('.')[0])) fs.rmSync(path.join(pictures, 'bases', file))
  }
  for (const file of fs.readdirSync(path.join(pictures, 'goods'))) {
    if (!used.has(`goods/${file}`)) fs.rmSync(path.join(pictures, 'goods', file))
  }
}
