/**
 * Renders archetypes and scenes with headless Chromium: node seed/studio/render.mjs OUT [id …] [--preview]
 *   id         an archetype, one of its views ('can-case') or a scene; without ids everything
 *   --main     main pictures only
 *   --width=N  of so many pixels instead of its own
 *   CHROMIUM   browser executable (default: the one on the path)
 * Finished files are skipped, so a stopped run can be continued. One run at a time: it takes a whole core.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import esbuild from 'esbuild'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumPath } from '../../test/chromium.ts'
import { fontFile, readIcon } from '../../api/platform/pictures/label/label-fonts.ts'
import { FONTS } from '../../api/platform/pictures/label/label-outline.ts'
import { jobs } from './catalogue.mjs'
import { scenes } from './scenes.mjs'
import { encodeBase } from './src/encode.mjs'

const [out, ...ids] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const preview = process.argv.includes('--preview')
const mainOnly = process.argv.includes('--main')
const width = Number(process.argv.find((argument) => argument.startsWith('--width='))?.slice(8) ?? 0)
if (!out) throw new Error('usage: node seed/studio/render.mjs OUT [id …] [--preview]')
fs.mkdirSync(out, { recursive: true })
sharp.concurrency(1)

const all = [...jobs(), ...scenes()]
const asked = all.filter(
  (job) =>
    (ids.length === 0 || ids.includes(job.id) || ids.includes(job.archetype)) &&
    (!mainOnly || job.id === job.archetype),
)
const labels = all.flatMap((job) => [job.label, ...(job.props ?? []).map((prop) => prop.label)]).filter(Boolean)
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/** Chromium's software GL loses memory with every picture. */
const PICTURES_PER_BROWSER = 60

function writePage() {
  const bundle = { bundle: true, write: false, format: 'iife' }
  const entryPoints = [path.join(import.meta.dirname, 'src/scene/page.js')]
  const [script] = esbuild.buildSync({ entryPoints, ...bundle }).outputFiles
  const icons = new Set(labels.map((label) => label.icon).filter(Boolean))
  const assets = {
    icons: Object.fromEntries([...icons].map((icon) => [icon, readIcon(icon)])),
    fonts: Object.fromEntries(Object.keys(FONTS).map((id) => [id, fs.readFileSync(fontFile(id)).toString('base64')])),
  }
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'studio-')), 'page.html')
  const scripts = [`window.studioAssets=${JSON.stringify(assets)}`, script.text.replace(/<\/script/g, '<\\/script')]
  const head = '<!doctype html><meta charset="utf-8"><body style="margin:0">'
  fs.writeFileSync(file, head + scripts.map((text) => `<script>${text}</script>`).join(''))
  return file
}

async function openStudio(file) {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } })
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()) && !/GPU stall|GL Driver/.test(m.text()))
      console.log('[page]', m.text().slice(0, 400))
  })
  page.on('pageerror', (e) => console.log('[page]', e.message))
  await page.goto('file://' + file)
  return { browser, page }
}

const png = (url) => Buffer.from(url.split(',')[1], 'base64')
async function save(job, result) {
  if (!result.mask)
    return sharp(png(result.picture))
      .removeAlpha()
      .webp({ quality: 86, effort: 5, smartSubsample: true })
      .toFile(path.join(out, job.id + '.webp'))
  const base = await encodeBase({
    picture: png(result.picture),
    mask: png(result.mask),
    gloss: png(result.gloss),
    uv: result.uv && png(result.uv),
    arts: result.arts,
  })
  const file = (ext, data) => data && fs.writeFileSync(path.join(out, `${job.id}.${ext}`), data)
  file('mask.webp', base.mask)
  file('gloss.webp', base.gloss)
  file('uv.br', base.uv)
  file('json', JSON.stringify({ id: job.id, kind: job.kind, view: job.view ?? 'front', set: job.set, ...base.meta }))
  file('webp', base.picture)
}

const isDone = (job) => fs.existsSync(path.join(out, `${job.id}.webp`))
const small = (job) => ({ ...job, w: 300, h: job.h ? Math.round((300 * job.h) / job.w) : 300, samples: 8, ambient: 2 })

const file = writePage()
let studio = null
let count = 0
for (const job of asked) {
  if (isDone(job)) continue
  if (!studio || count >= PICTURES_PER_BROWSER) {
    await studio?.browser.close()
    studio = await openStudio(file)
    count = 0
  }
  const start = Date.now()
  try {
    await save(
      job,
      await studio.page.evaluate(
        (order) => window.studio.render(order),
        preview ? small(job) : width ? { ...job, w: width } : job,
      ),
    )
    count++
    console.log(job.id, Date.now() - start, 'ms')
  } catch (error) {
    console.log('FAILED', job.id, error.message.slice(0, 300))
    await studio.browser.close().catch(() => {})
    studio = null
  }
}
await studio?.browser.close()
