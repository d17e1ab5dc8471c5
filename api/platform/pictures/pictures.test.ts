import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentClient } from '../limit-concurrency.ts'
import type { Composer, PictureRequest } from './compose-picture.ts'
import { openPictures } from './pictures.ts'
import type { PictureFormat, PictureRecipe, PictureWidth } from './picture-recipe.ts'

const source = join(import.meta.dirname, '../../../seed/pictures')
const pouch: PictureRecipe = {
  archetype: 'pouch',
  palette: 'nacht',
  layout: 'sun',
  font: 'dm-serif-display',
  icon: 'coffee',
  brand: 'Tidemar',
  name: 'Espresso Bar',
  sub: 'ganze Bohne',
  size: '1 kg',
}
const order = (recipe: Partial<PictureRecipe> = {}, width: PictureWidth = 500, format: PictureFormat = 'webp') => ({
  recipe: { ...pouch, ...recipe },
  view: 'front' as const,
  width,
  format,
})

let cacheFolder: string
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(cacheFolder, { recursive: true, force: true }))

const openShop = (composer?: Composer) => openPictures({ source, cacheFolder, ...(composer ? { composer } : {}) })

/** Counts what is composed, and how much at once, and waits until it is let go. */
function countingComposer() {
  const composed: PictureRequest[] = []
  const held: (() => void)[] = []
  const composer: Composer = {
    async compose(requested) {
      composed.push(requested)
      await new Promise<void>((resolve) => held.push(resolve))
      return Buffer.from(requested.recipe.name)
    },
  }
  return { composer, composed, letGo: () => held.splice(0).forEach((resolve) => resolve()) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
async function until(isSo: () => boolean) {
  while (!isSo()) await settled()
}

test.each([
  ['avif', 'heif', 500],
  ['webp', 'webp', 1000],
  ['jpeg', 'jpeg', 1500],
] as const)('a picture asked for as %s has that format and size', async (format, decoded, width) => {
  const bytes = await openShop().picture({ key: `format-${format}`, ...order({}, width, format) })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width, height: width })
})

test('equal recipes give equal bytes, another name other ones', async () => {
  const shop = openShop()
  const first = await shop.picture({ key: 'equal-1', ...order() })
  const second = await shop.picture({ key: 'equal-2', ...order() })
  const other = await shop.picture({ key: 'equal-3', ...order({ name: 'Filterkaffee' }) })
  expect(second.equals(first)).toBe(true)
  expect(other.equals(first)).toBe(false)
})

test('every archetype has two to four views', async () => {
  const { archetypes } = (await import('../../../seed/pictures/manifest.json')).default
  const counts = archetypes.map(({ id }) => openShopOnce().viewsOf(id).length)
  expect(counts.filter((count) => count < 2 || count > 4)).toEqual([])
})

test('an article without a brand still carries its name', async () => {
  const shop = openShop()
  const named = await shop.picture({ key: 'brandless', ...order({ brand: '', layout: 'plain', palette: 'papier' }) })
  const texts = { brand: '', name: '', layout: 'plain', palette: 'papier' }
  const bare = await shop.picture({ key: 'textless', ...order(texts) })
  expect(named.equals(bare)).toBe(false)
})

test('a good without a label is coloured or shown as it is', async () => {
  const shop = openShop()
  const white = await shop.picture({ key: 'plate-white', ...order({ archetype: 'bowl', palette: 'weiss' }) })
  const petrol = await shop.picture({ key: 'plate-petrol', ...order({ archetype: 'bowl', palette: 'petrol' }) })
  const pasta = await shop.picture({ key: 'pasta', ...order({ archetype: 'pasta', palette: '' }) })
  expect(white.equals(petrol)).toBe(false)
  expect(await sharp(pasta).metadata()).toMatchObject({ format: 'webp', width: 500 })
})

test.each([
  [{ archetype: 'unicorn' }, "unknown archetype 'unicorn'"],
  [{ archetype: 'constructor' }, "unknown archetype 'constructor'"],
  [{ palette: 'neon' }, "unknown palette 'neon'"],
  [{ palette: 'toString' }, "unknown palette 'toString'"],
  [{ layout: 'poster' }, "unknown layout 'poster'"],
  [{ font: 'comic' }, "unknown font 'comic'"],
  [{ icon: '../coffee' }, "unknown icon '../coffee'"],
])('a recipe with %o is refused', async (wrong, reason) => {
  await expect(openShopOnce().picture({ key: 'refused', ...order(wrong) })).rejects.toThrow(reason)
})

test('a view the archetype does not have is refused', async () => {
  const requested = openShopOnce().picture({ key: 'refused', ...order({ archetype: 'box' }), view: 'front' })
  await expect(requested).rejects.toThrow("archetype 'box' has no view 'front'")
})

test.each(['../escape', 'a/b', '..', '.hidden', '', 'a\\b', 'a\0b', 'x'.repeat(200)])(
  'the key %o cannot name a file',
  async (key) => {
    await expect(openShopOnce().picture({ key, ...order() })).rejects.toThrow('cannot name a picture file')
  },
)

test('requests for the same picture at the same time compose it once', async () => {
  const { composer, composed, letGo } = countingComposer()
  const shop = openShop(composer)
  const requested = [1, 2, 3].map(() => shop.picture({ key: 'shared', ...order({ name: 'Once' }) }))
  await until(() => composed.length > 0)
  await settled()
  letGo()
  expect((await Promise.all(requested)).map(String)).toEqual(['Once', 'Once', 'Once'])
  expect(composed).toHaveLength(1)
})

test('a picture composed before is read from the disk', async () => {
  const { composer, composed } = countingComposer()
  expect(String(await openShop(composer).picture({ key: 'shared', ...order() }))).toBe('Once')
  expect(composed).toEqual([])
})

test('at most two pictures are composed at once', async () => {
  const { composer, composed, letGo } = countingComposer()
  const shop = openShop(composer)
  const requested = ['a', 'b', 'c'].map((key) => shop.picture({ key: `many-${key}`, ...order({ name: key }) }))
  await until(() => composed.length === 2)
  await settled()
  expect(composed).toHaveLength(2)
  letGo()
  await until(() => composed.length === 3)
  letGo()
  expect((await Promise.all(requested)).map(String)).toEqual(['a', 'b', 'c'])
})

test('one client who wants a hundred new pictures keeps nobody from a kept or another new one', async () => {
  const { composer, composed, letGo } = countingComposer()
  const shop = openShop(composer)
  const ask = (address: string, key: string) =>
    currentClient.run({ address, signal: new AbortController().signal }, () =>
      shop.picture({ key, ...order({ name: key }) }),
    )
  const all = Array.from({ length: 100 }, (_, i) => ask('203.0.113.1', `flood-${i}`))
  await until(() => composed.length === 1)
  expect(String(await ask('203.0.113.2', 'shared'))).toBe('Once')
  all.push(ask('203.0.113.2', 'wanted'))
  await until(() => composed.length === 2)
  expect(composed[1]!.recipe.name).toBe('wanted')
  for (let i = 0; i < all.length; i++) {
    await until(() => composed.length > i)
    letGo()
  }
  await Promise.all(all)
})

test('a picture that was begun for somebody who left is made for who still waits', async () => {
  const { composer, composed, letGo } = countingComposer()
  const shop = openShop(composer)
  const left = new AbortController()
  const ask = (address: string, key: string, { signal } = new AbortController()) =>
    currentClient.run({ address, signal }, () => shop.picture({ key, ...order({ name: key }) }))
  const running = ask('203.0.113.1', 'left-1')
  await until(() => composed.length === 1)
  const leaving = ask('203.0.113.1', 'left-2', left)
  await settled()
  const staying = ask('203.0.113.2', 'left-2')
  await settled()
  left.abort()
  await expect(leaving).rejects.toThrow()
  await until(() => composed.length === 2)
  letGo()
  expect(String(await staying)).toBe('left-2')
  await running
})

test('a failed composition is not kept and can be asked for again', async () => {
  const failing: Composer = { compose: () => Promise.reject(new Error('no memory')) }
  const requested = { key: 'retried', ...order({ name: 'Again' }) }
  await expect(openShop(failing).picture(requested)).rejects.toThrow('no memory')
  const { composer, composed, letGo } = countingComposer()
  const again = openShop(composer).picture(requested)
  await until(() => composed.length > 0)
  letGo()
  expect(String(await again)).toBe('Again')
})

test('a committed scene is resized and never enlarged', async () => {
  const small = await openShopOnce().stored('heroes/hero-1.webp', 500, 'avif')
  const large = await openShopOnce().stored('heroes/hero-1.webp', 1500, 'webp')
  expect(await sharp(small as Buffer).metadata()).toMatchObject({ format: 'heif', width: 500 })
  expect((await sharp(large as Buffer).metadata()).width).toBeLessThanOrEqual(1500)
})

test.each(['heroes/none.webp', '../pictures/heroes/hero-1.webp', 'manifest.json', 'bases/can.webp'])(
  'there is no scene %o',
  async (path) => expect(await openShopOnce().stored(path, 500, 'webp')).toBeNull(),
)

test('nothing unfinished is left behind', async () => {
  const names = await readdir(cacheFolder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
})

let shop: ReturnType<typeof openPictures> | null = null
function openShopOnce() {
  shop ??= openShop()
  return shop
}
