import type * as categoriesApi from '../../contract/categories/categories.ts'
import type { Effects, OperatorCategory } from '../../contract/categories/categories.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { categoryName } from '../products/categories.ts'
import { countEffects, countGoods, findFormerPaths, findOwnerOfPath, findTree, type CategoryRow } from './queries.ts'
import { siblingsBelow } from './tree-rules.ts'

/** Each root before its leaves, in the order of the shop. */
export async function readCategories(db: Db): Promise<OperatorCategory[]> {
  const [tree, counts, former] = await Promise.all([findTree(db), countGoods(db), findFormerPaths(db)])
  const goodsOf = new Map(counts.map(({ slug, goods }) => [slug, goods]))
  const pathsOf = new Map(former.map(({ slug, paths }) => [slug, paths]))
  const leafGoods = ({ slug }: CategoryRow) => goodsOf.get(slug) ?? 0
  const shown = ({ taxRateBp, ...row }: CategoryRow) => ({
    ...row,
    taxRate: taxRateBp / 100,
    goods:
      row.parentSlug === null
        ? siblingsBelow(tree, row.slug).reduce((sum, leaf) => sum + leafGoods(leaf), 0)
        : (goodsOf.get(row.slug) ?? 0),
    formerPaths: pathsOf.get(row.slug) ?? [],
  })
  return siblingsBelow(tree, null).flatMap((root) => [root, ...siblingsBelow(tree, root.slug)].map(shown))
}

/** What a move or another path would touch. */
export async function readEffects(
  db: Db,
  { slug, parentSlug, path }: InputOf<typeof categoriesApi.readEffects>,
  language: Language,
): Promise<Effects> {
  const tree = await findTree(db)
  const held = tree.find((row) => row.slug === slug)
  if (!held) throw Problem.of('NOT_FOUND')
  const isMove = parentSlug !== undefined && held.parentSlug !== null && parentSlug !== held.parentSlug
  const isNewPath = path !== undefined && path !== held.path
  const leaves = [slug, ...siblingsBelow(tree, slug).map((leaf) => leaf.slug)]
  const roots = isMove ? { left: held.parentSlug!, found: parentSlug } : null
  const [counts, owner] = await Promise.all([
    countEffects(db, { slug, leaves, path: held.path, roots }),
    isNewPath ? findOwnerOfPath(db, path) : null,
  ])
  const takenFrom = tree.find((row) => row.slug === owner && row.slug !== slug)
  return {
    ...counts,
    redirect: isNewPath ? { from: held.path, to: path } : null,
    takesFrom: takenFrom ? categoryName(takenFrom, language) : null,
  }
}
