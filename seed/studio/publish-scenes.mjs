/**
 * Makes leaves, categories, covers and heroes: node seed/studio/publish-scenes.mjs SCENES [PICTURES]
 * Run it after publish.mjs: leaves and some covers are composed from the published bases.
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { openComposer } from '../../api/platform/pictures/compose-picture.ts'
import { brands } from './identities.mjs'
import { SCENES } from './scenes.mjs'
import { SAMPLE_TEXT } from './texts.mjs'

const [rendered, pictures = path.join(import.meta.dirname, '../pictures')] = process.argv.slice(2)
if (!rendered) throw new Error('usage: node seed/studio/publish-scenes.mjs SCENES [PICTURES]')
const manifestFile = path.join(pictures, 'manifest.json')
const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))
const byId = new Map(manifest.archetypes.map((archetype) => [archetype.id, archetype]))
const composer = openComposer(pictures)

const HERO_SCENES = [
  'getraenke',
  'kaffee-tee',
  'fruehstueck',
  'wein',
  'tisch-service',
  'frische',
  'to-go',
  'lebensmittel',
]
/** Low enough for a wide strip. */
const COVER_GOODS = {
  'pouch-valve': 'kaffee-bohne',
  'jar-honey': 'aufstriche-honig',
  sack: 'mehl-backen',
  tin: 'konserven',
  caddy: 'tee',
  'tub-deli': 'feinkost-salate',
  'tub-ice': 'eis',
  'box-wide': 'kekse',
  napkins: 'servietten-tischwaesche',
  pump: 'hotelkosmetik',
  papercup: 'becher-deckel',
}
/** Fresh goods and equipment are shown as they are, packed goods in their pack. */
const NATURAL = new Set(
  `obst-gemuese eier kaese fisch fleisch-gefluegel wurst-schinken brot-broetchen kuchen-gebaeck eis tk-pizza-snacks
   feinkost-salate vegan-tofu milch-sahne muesli-cerealien nuesse-trockenfruechte bonbons-fruchtgummi kekse tk-gemuese
   suppen-fertiggerichte schokolade`.split(/\s+/),
)
/** What stands for a category where the ranking's first archetype would not. */
const CHOSEN = {
  kakao: 'jar-cocoa',
  spender: 'dispenser',
  riegel: 'box-wide',
  kaese: 'cheese-gouda',
  bettwaren: 'bed',
  'buffet-servieren': 'chafing',
  kuechenhelfer: 'utensils',
}
const COVER = { aspect: 1.6, width: 1200 }
const HERO = { aspect: 16 / 9, width: 1500 }

const sceneFile = (name) => path.join(rendered, `scene-${name}.webp`)
const scenes = Object.keys(SCENES).map((id) => id.replace('scene-', ''))
const missing = scenes.filter((name) => !fs.existsSync(sceneFile(name)))
if (missing.length > 0) throw new Error(`not rendered: ${missing.join(', ')}`)

for (const folder of ['leaves', 'categories', 'covers', 'heroes']) {
  fs.rmSync(path.join(pictures, folder), { recursive: true, force: true })
  fs.mkdirSync(path.join(pictures, folder))
}
const leaves = await makeLeaves()
const categories = await makeCategories()
const covers = await makeCovers()
const heroes = await makeHeroes()
const written = { ...manifest, version: manifest.version + 1, leaves, categories, covers, heroes }
fs.writeFileSync(manifestFile, `${JSON.stringify(written, null, 1)}\n`)
console.log(`${Object.keys(leaves).length} leaves, ${covers.length} covers, ${heroes.length} heroes`)

async function makeLeaves() {
  const used = new Set()
  const made = {}
  for (const [leaf, ranked] of Object.entries(manifest.ranking)) {
    const free = ranked.map((id) => byId.get(id)).filter((archetype) => archetype && !used.has(archetype.id))
    const natural = NATURAL.has(leaf) ? free.find((archetype) => archetype.type !== 'labelled') : null
    const archetype = byId.get(CHOSEN[leaf]) ?? natural ?? free[0] ?? byId.get(ranked[0])
    used.add(archetype.id)
    const file = `leaves/${leaf}.webp`
    await write(file, sharp(await goodPicture(archetype, leaf, Object.keys(archetype.views)[0])).resize(800))
    const before = manifest.leaves[leaf].alt
    const [de, en] = [before.de, before.en].map((text) => text.slice(0, text.lastIndexOf(': ')))
    const alt = { de: `${de}: ${archetype.alt.de}`, en: `${en}: ${archetype.alt.en}` }
    made[leaf] = { file, archetype: archetype.id, alt }
  }
  return made
}

async function makeCategories() {
  const made = {}
  for (const [category, { alt }] of Object.entries(manifest.categories)) {
    const file = `categories/${category}.webp`
    await write(file, await cropped(category, { aspect: 1, width: 800, zoom: 0.86 }))
    made[category] = { file, alt }
  }
  return made
}

async function makeCovers() {
  const made = []
  const next = () => `covers/cover-${String(made.length + 1).padStart(2, '0')}.webp`
  for (const [number, name] of scenes.entries()) {
    const file = next()
    await write(file, await cropped(name, { ...COVER, at: number % 2 ? 0.42 : 0.58, zoom: 0.84 }))
    const alt = { de: 'Stillleben mit Gastronomiebedarf', en: 'Still life with hospitality goods' }
    made.push({ file, source: `scene-${name}`, alt })
  }
  for (const [id, leaf] of Object.entries(COVER_GOODS)) {
    const archetype = byId.get(id)
    if (!archetype?.views.use) continue
    const file = next()
    const height = Math.round(1500 / COVER.aspect)
    const strip = { left: 0, top: Math.round((1500 - height) * 0.55), width: 1500, height }
    await write(
      file,
      sharp(await goodPicture(archetype, leaf, 'use'))
        .extract(strip)
        .resize(COVER.width),
    )
    made.push({ file, source: `${id}-use`, alt: archetype.views.use.alt })
  }
  return made
}

async function makeHeroes() {
  const made = []
  for (const [number, name] of HERO_SCENES.entries()) {
    const file = `heroes/hero-${number + 1}.webp`
    await write(file, await cropped(name, { ...HERO, zoom: 0.86 }))
    made.push({ file, source: `scene-${name}`, alt: { de: 'Tresen mit Waren', en: 'Counter with goods' } })
  }
  return made
}

/** The middle of a scene, `at` moving it to the left (0) or right (1). */
async function cropped(name, { aspect, width, at = 0.5, zoom }) {
  const scene = sharp(sceneFile(name))
  const { width: w, height: h } = await scene.metadata()
  const high = Math.round(h * zoom)
  const wide = Math.min(w, Math.round(high * aspect))
  const part = { left: Math.round((w - wide) * at), top: Math.round((h - high) * 0.55), width: wide, height: high }
  return scene.extract(part).resize(width, Math.round(width / aspect), { fit: 'cover', kernel: 'lanczos3' })
}

/** A good with the label of a brand of that category, 1500 pixels wide. */
function goodPicture(archetype, leaf, view) {
  const fitting = brands.filter((each) => each.categories.includes(leaf))
  const brand = fitting[0] ?? brands[brands.length - 1]
  const [name, sub, size] = SAMPLE_TEXT[leaf] ?? ['Auslese', '', '']
  const palette = archetype.type === 'tinted' ? archetype.palettes[0] : brand.paletteName
  const { layout, font, icon } = brand
  const recipe = { archetype: archetype.id, palette, layout, font, icon, brand: brand.name, name, sub, size }
  return composer.compose({ recipe, view, width: 1500, format: 'webp' })
}

function write(file, picture) {
  return picture.webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(path.join(pictures, file))
}
