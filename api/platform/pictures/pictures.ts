import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { limitConcurrency } from '../limit-concurrency.ts'
import { drawableRecipes } from './can-draw.ts'
import { composeInThread } from './compose-in-thread.ts'
import type { Composer, PictureRequest } from './compose-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { createFileCache } from './file-cache.ts'
import {
  archetypeNamed,
  groundOf,
  paletteOf,
  readPictureManifest,
  viewNamed,
  type Archetype,
} from './picture-manifest.ts'
import { locatePrintArea, printBaseNamed, type PrintPlace } from './print-area.ts'
import type { PictureFormat, PictureRecipe, PictureView, PictureWidth } from './picture-recipe.ts'

export type PictureService = {
  /** Views of an archetype, main picture first. Throws when there is no such archetype. */
  viewsOf(archetype: string): PictureView[]
  /** The colour of the set an archetype stands in; '' of an unknown one. */
  setOf(archetype: string): string
  /** Whether everything a recipe names is known. */
  canDraw(recipe: PictureRecipe): boolean
  /**
   * A square picture of an article, composed when it is first requested and then cached.
   * `key` names the cached file: letters, digits, '.', '_' and '-' only, and a different one for every recipe.
   */
  picture(input: { key: string } & PictureRequest): Promise<Buffer>
  /** Deletes what is cached under a key, in all sizes. */
  remove(key: string): Promise<void>
  /** Whether the main picture of a recipe has a surface for a buyer's own print. */
  isPrintable(recipe: PictureRecipe): boolean
  /** Where on the main picture that surface lies, how wide it is for its height, and its colour. Throws without one. */
  printArea(recipe: PictureRecipe): Promise<PrintPlace & { ground: string }>
  /** A committed scene such as 'heroes/hero-1.webp', never enlarged; null when the manifest has none of that name. */
  stored(path: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>
  /** Names of the scenes that content can show, 'covers/cover-07'. */
  scenes(): string[]
  /** A picture of somebody's own, made when it is first requested and then cached; `remove(key)` takes away what it begins. */
  cached(of: { key: string; file: string }, make: () => Promise<Buffer>): Promise<Buffer>
}

type Deps = {
  /** Folder of manifest, bases and scenes. */
  source: string
  /** Folder of finished pictures; may be emptied at any time. */
  cacheFolder: string
  /** Another composer than the thread of its own. */
  composer?: Composer
}

/** Throws when `source` has no manifest. */
export function openPictures({ source, cacheFolder, composer = composeInThread(source) }: Deps): PictureService {
  const manifest = readPictureManifest(source)
  const cached = createFileCache(
    join(cacheFolder, `v${manifest.version}`),
    limitConcurrency({ atOnce: MAX_ENCODES, waiting: MAX_WAITING }),
  )
  const areas = new Map<string, PrintPlace>()

  return {
    viewsOf: (archetype) => Object.keys(archetypeNamed(manifest, archetype).views) as PictureView[],

    setOf: (archetype) => manifest.archetypes.get(archetype)?.set ?? '',

    canDraw: drawableRecipes(manifest),

    async picture({ key, ...request }) {
      const { recipe, view, width, format } = request
      if (!SAFE_KEY.test(key)) throw new Error(`'${key}' cannot name a picture file`)
      const archetype = archetypeNamed(manifest, recipe.archetype)
      viewNamed(archetype, view)
      if (archetype.type !== 'plain') paletteOf(manifest, archetype, recipe)
      const file = join(subfolder(key), `${key}-${view}-${width}.${format}`)
      return cached(file, () => composer.compose(request))
    },

    async remove(key) {
      const folder = join(cacheFolder, `v${manifest.version}`, subfolder(key))
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (name.startsWith(`${key}-`)) await rm(join(folder, name), { force: true })
    },

    isPrintable(recipe) {
      const archetype = manifest.archetypes.get(recipe.archetype)
      return archetype?.type === 'labelled' && mainBase(archetype) !== undefined
    },

    async printArea(recipe) {
      const archetype = archetypeNamed(manifest, recipe.archetype)
      const path = join(source, printBaseNamed(source, archetype.id, mainBase(archetype) ?? ''))
      const area = areas.get(path) ?? (await locatePrintArea(path))
      areas.set(path, area)
      return { ...area, ground: groundOf(archetype, paletteOf(manifest, archetype, recipe)) }
    },

    async stored(path, width, format) {
      if (!manifest.stored.has(path)) return null
      const resized = () => sharp(join(source, path)).resize({ width, withoutEnlargement: true })
      return cached(`${path}-${width}.${format}`, () => encodePicture(resized(), format))
    },

    scenes: () =>
      [...manifest.stored]
        .flatMap((path) => /^((?:covers|heroes)\/[a-z0-9-]+)\.webp$/.exec(path)?.[1] ?? [])
        .toSorted(),

    cached({ key, file }, make) {
      if (!SAFE_KEY.test(file) || !file.startsWith(`${key}-`)) throw new Error(`'${file}' cannot name a picture file`)
      return cached(join(subfolder(key), file), make)
    },
  }
}

/** AVIF encoding takes a core each. */
const MAX_ENCODES = 2

/** A page of goods that nobody has opened has up to 60; cached ones do not wait. */
const MAX_WAITING = 200

const SAFE_KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,150}$/

/** Spreads the files over 256 folders. */
const subfolder = (key: string) => createHash('sha1').update(key).digest('hex').slice(0, 2)

const mainBase = ({ views }: Archetype) => Object.values(views)[0]?.base
