/** A category as far as its place in the tree goes. */
export type Place = { slug: string; parentSlug: string | null; isArchived: boolean }
type Tree = readonly Place[]

/** Why a category cannot stand somewhere. */
export type MoveRefusal = 'SAME' | 'ITSELF' | 'NO_ROOT' | 'HAS_LEAVES' | 'HAS_GOODS'

/**
 * There are two levels, and goods stand in the lower one: so what has leaves stays a root, what has goods stays a leaf, and nothing
 * comes below a leaf. As a root is below nothing, no move can make a circle.
 */
export function refusalOfMove(
  tree: Tree,
  { slug, parentSlug }: { slug: string; parentSlug: string | null },
  hasGoods: boolean,
): MoveRefusal | null {
  const moved = tree.find((place) => place.slug === slug)
  if (moved?.parentSlug === parentSlug) return 'SAME'
  if (parentSlug === null) return hasGoods ? 'HAS_GOODS' : null
  if (parentSlug === slug) return 'ITSELF'
  if (!isOpenRoot(tree, parentSlug)) return 'NO_ROOT'
  return siblingsBelow(tree, slug).length > 0 ? 'HAS_LEAVES' : null
}

/** A root that is not archived: where leaves can be put. */
export function isOpenRoot(tree: Tree, slug: string): boolean {
  const root = tree.find((place) => place.slug === slug)
  return root !== undefined && root.parentSlug === null && !root.isArchived
}

export const siblingsBelow = <P extends Place>(tree: readonly P[], slug: string | null): P[] =>
  tree.filter(({ parentSlug }) => parentSlug === slug)
