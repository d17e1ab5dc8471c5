import { newId } from '../../../api/platform/ids.ts'
import { createRoot } from '../../categories/create-root.ts'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

const reason = 'Neue Ordnung'

/** Two main categories without anything below them. */
async function createRoots({ app }: World) {
  const stamp = newId().slice(-12)
  return {
    slug: await createRoot(app.db, `wurzel-${stamp}`, { showInFooter: false }),
    other: await createRoot(app.db, `andere-${stamp}`, { showInFooter: false }),
  }
}
const seen = async (world: World) => ({ slug: (await createRoots(world)).slug, version: 1, reason })

async function changed(world: World) {
  const { slug, ...rest } = await seen(world)
  const names = { nameDe: 'Neu', nameEn: 'New', textDe: '', textEn: '' }
  return { slug, ...rest, ...names, path: `${slug}-neu`, taxRate: 19, showInFooter: false }
}
async function created() {
  const names = { nameDe: 'Neu', nameEn: 'New', path: `neu-${newId().slice(-12)}` }
  const facts = { taxRate: 7, isFood: false, temperature: 'AMBIENT', picture: 'covers/cover-07' }
  return { parentSlug: null, ...names, ...facts, reason }
}
async function moved(world: World) {
  const { slug, other } = await createRoots(world)
  return { slug, version: 1, reason, parentSlug: other }
}
async function ordered(world: World) {
  await createRoots(world)
  const rows = await world.app.db<
    { slug: string }[]
  >`select slug from category where parent_slug is null order by sort, slug`
  const seen = rows.map(({ slug }) => slug)
  return { parentSlug: null, seen, slugs: seen.toReversed() }
}
async function restored(world: World) {
  const input = await seen(world)
  await world.app.db`update category set archived_at = now() where slug = ${input.slug}`
  return input
}

/** The tree of categories. */
export const categoryEntries: Entries = {
  'GET /api/v1/operator/categories': open(),
  'GET /api/v1/operator/categories/{slug}/effects': open(({ product }) => ({
    slug: product.categorySlug,
    path: 'anderswo',
  })),
  'POST /api/v1/operator/categories': open(created),
  'PUT /api/v1/operator/categories/{slug}': open(changed),
  'POST /api/v1/operator/categories/{slug}/move': open(moved),
  'POST /api/v1/operator/categories/order': open(ordered),
  'POST /api/v1/operator/categories/{slug}/archive': open(seen),
  'POST /api/v1/operator/categories/{slug}/restore': open(restored),
}
