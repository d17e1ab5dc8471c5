import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { magazinePosts } from '../magazine/posts.ts'
import { demoPromotions } from './demo-promotions.ts'
import { demoCollections } from './load-collections.ts'

type Stored = { file: string; source?: string }
const root = join(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'seed/pictures/manifest.json'), 'utf8')) as {
  covers: Stored[]
  heroes: Stored[]
  categories: Record<string, Stored>
}

/** What a stored picture shows: crops of one scene show the same. */
const sourceOf = new Map([
  ...[...manifest.covers, ...manifest.heroes].map(({ file, source }) => [file, source] as const),
  ...Object.entries(manifest.categories).map(([slug, { file }]) => [file, `scene-${slug}`] as const),
])

test('the home page shows no scene twice', () => {
  const hero = readFileSync(join(root, 'web/pages/parts/Hero.tsx'), 'utf8')
  const shown = [
    ...[...hero.matchAll(/picture: '([^']+)'/g)].map(([, picture]) => picture!),
    ...demoPromotions.filter(({ placement, days }) => placement === 'HOME' && !days).map(({ picture }) => picture),
    ...demoCollections.filter(({ homeRank }) => homeRank !== null).map(({ cover }) => `covers/${cover}`),
    ...magazinePosts.map(({ picture }) => `covers/${picture}`),
    ...Object.keys(manifest.categories).map((slug) => `categories/${slug}`),
  ]
  const scenes = shown.map((path) => sourceOf.get(`${path}.webp`) ?? path)
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([])
})
