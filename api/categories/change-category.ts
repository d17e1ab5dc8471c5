import type * as categoriesApi from '../../contract/categories/categories.ts'
import { MOST_IN_FOOTER } from '../../contract/categories/categories.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { categoryName } from '../products/categories.ts'
import { existsPicture } from '../uploads/exists-picture.ts'
import { holdPictures } from '../uploads/hold-pictures.ts'
import { changedMeanwhile, changeTree, seenIn, type ChangeDeps, type Operator } from './change-tree.ts'
import { putLast, insertCategory, updateCategory, updateOrder, type CategoryRow } from './queries.ts'
import { reservedPaths } from './reserved-paths.ts'
import { isOpenRoot, siblingsBelow } from './tree-rules.ts'

/** Names, texts, path, tax rate and footer. A path of the past goes on leading here. */
export async function changeCategory(
  deps: ChangeDeps,
  caller: Operator,
  { taxRate, slug, version, reason, ...input }: InputOf<typeof categoriesApi.change>,
): Promise<void> {
  const fields = { ...input, taxRateBp: Math.round(taxRate * 100) }
  await changeTree(deps, { caller, action: 'category.change', reason }, ({ tx, tree }) => {
    const held = seenIn(tree, { slug, version, reason })
    checkPath(tree, { slug, path: fields.path }, caller)
    if (fields.showInFooter && !held.showInFooter) checkFooter(tree, held, caller)
    const changed = Object.entries(fields).filter(([name, value]) => held[name as keyof CategoryRow] !== value)
    const before = Object.fromEntries(changed.map(([name]) => [name, held[name as keyof CategoryRow]]))
    return { slug, before, after: Object.fromEntries(changed), steps: [() => updateCategory(tx, slug, fields)] }
  })
}

/** Adds it behind its siblings; answers what it is named by from now on. */
export async function createCategory(
  deps: ChangeDeps & Pick<Deps, 'pictures'>,
  caller: Operator,
  { taxRate, reason, ...input }: InputOf<typeof categoriesApi.create>,
): Promise<string> {
  if (!(await existsPicture(deps, input.picture))) throw wrong({ picture: texts(caller.language).categories.noPicture })
  return changeTree(deps, { caller, action: 'category.create', reason }, ({ tx, tree }) => {
    const { parentSlug, path } = input
    const root = tree.find(({ slug }) => slug === parentSlug)
    if (parentSlug !== null && !isOpenRoot(tree, parentSlug))
      throw wrong({ parentSlug: texts(caller.language).categories.noRoot })
    checkPath(tree, { slug: null, path }, caller)
    const slug = freeSlug(tree, path)
    const isFood = root?.isFood ?? input.isFood
    const after = { ...input, isFood, slug, taxRateBp: Math.round(taxRate * 100), showInFooter: false }
    return {
      slug,
      before: null,
      after,
      steps: [
        () => holdPictures(tx, { picture: input.picture }, caller.language),
        () => insertCategory(tx, after),
        () => putLast(tx, slug, parentSlug),
      ],
    }
  })
}

/** The order of all that stand beside each other. */
export async function orderCategories(
  deps: ChangeDeps,
  caller: Operator,
  { parentSlug, seen, slugs }: InputOf<typeof categoriesApi.order>,
): Promise<void> {
  await changeTree(deps, { caller, action: 'category.order' }, ({ tx, tree }) => {
    const siblings = tree.filter((row) => row.parentSlug === parentSlug)
    const held = siblings.map(({ slug }) => slug)
    if (siblings.length === 0) throw Problem.of('NOT_FOUND')
    const isSame = (one: string[], other: string[]) => one.join() === other.join()
    const isSeen = isSame(held, seen) && !isSame(held, slugs)
    if (!isSeen || !isSame(held.toSorted(), slugs.toSorted())) throw changedMeanwhile(tree, siblings[0]!)
    return {
      slug: parentSlug ?? 'ROOTS',
      before: { order: held },
      after: { order: slugs },
      steps: [() => updateOrder(tx, slugs)],
    }
  })
}

export const wrong = (fieldErrors: Record<string, string>): Problem =>
  Problem.of('VALIDATION', undefined, { fieldErrors })

/** Refuses the address of another page, and the path that another category has now; who had it before loses it. */
function checkPath(
  tree: readonly CategoryRow[],
  { slug, path }: { slug: string | null; path: string },
  caller: Operator,
) {
  const t = texts(caller.language).categories
  if (reservedPaths.includes(path)) throw wrong({ path: t.reservedPath })
  const owner = tree.find((row) => row.path === path && row.slug !== slug)
  if (!owner) return
  throw Problem.of('SLUG_TAKEN', undefined, {
    fieldErrors: { path: t.takenPath(categoryName(owner, caller.language)) },
  })
}

function checkFooter(tree: readonly CategoryRow[], held: CategoryRow, { language }: Operator) {
  const t = texts(language).categories
  if (held.parentSlug !== null) throw wrong({ showInFooter: t.footerOfRoots })
  const shown = siblingsBelow(tree, null).filter(({ showInFooter, isArchived }) => showInFooter && !isArchived)
  if (shown.length >= MOST_IN_FOOTER) throw wrong({ showInFooter: t.footerFull(MOST_IN_FOOTER) })
}

/** As its path; with a number where a category is named so that has moved away from there. */
function freeSlug(tree: readonly CategoryRow[], path: string): string {
  const isTaken = (slug: string) => tree.some((row) => row.slug === slug)
  if (!isTaken(path)) return path
  for (let number = 2; ; number++) {
    const slug = `${path.slice(0, 74)}-${number}`
    if (!isTaken(slug)) return slug
  }
}
