/** A shape and a palette an article may be shown in; `cost` is what its place in the lists costs. */
export type Pair = { archetype: string; palette: string; cost: number }

/** What is chosen for: `leaf` and the root it belongs to. */
export type Choice = { leaf: string; root: string; pairs: Pair[] }

/** A page of a listing. */
const PAGE = 24
/** So often a page of a category may show the same. */
const MOST_EQUAL = 3

/**
 * Chooses so that neighbours differ: each article takes the pair of least cost over the last 23 of its root and of its
 * leaf. Articles come in the order in which listings show them; equal ones always give the same shop.
 */
export function pairChooser(): (choice: Choice) => Pair {
  const recent = new Map<string, Pair[]>()
  const lastOf = (category: string) => recent.get(category) ?? []
  return ({ leaf, root, pairs }) => {
    const [inLeaf, inRoot] = [lastOf(leaf), lastOf(root)]
    const priced = pairs.map((pair) => ({ pair, cost: costOf(pair, inLeaf, inRoot) }))
    const { pair } = priced.reduce((best, next) => (next.cost < best.cost ? next : best))
    for (const category of new Set([leaf, root])) recent.set(category, [...lastOf(category).slice(-(PAGE - 2)), pair])
    return pair
  }
}

const count = (pairs: Pair[], fits: (pair: Pair) => boolean) => pairs.reduce((sum, pair) => sum + Number(fits(pair)), 0)

function costOf({ archetype, palette, cost }: Pair, inLeaf: Pair[], inRoot: Pair[]): number {
  const isSame = (pair: Pair) => pair.archetype === archetype && pair.palette === palette
  const equal = count(inLeaf, isSame)
  const shapes = count(inRoot, (pair) => pair.archetype === archetype)
  return (
    cost +
    6 * (count(inRoot, isSame) + equal) +
    (equal >= MOST_EQUAL ? 40 : 0) +
    1.2 * shapes +
    0.7 * shapes ** 2 +
    0.7 * count(inRoot, (pair) => pair.palette === palette) +
    (inRoot.slice(-3).some((pair) => pair.archetype === archetype) ? 1.5 : 0)
  )
}
