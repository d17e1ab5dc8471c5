type Row = Record<string, string>
type Slot = { row: Row; leaf: string; root: string }

/** A page of a listing. */
const PAGE = 24

/**
 * Lets articles of a category trade their (invented) popularity, so that the first page of each category and each
 * department shows many kinds: a row whose picture stands there often enough gives way to the next one that differs.
 * Changes the rows. `isPlain`: whether a shape looks the same in every palette.
 */
export function varyFirstPages(rows: Row[], rootOf: Map<string, string>, isPlain: (shape: string) => boolean): void {
  const slots = inListingOrder(
    rows.filter(({ stock }) => Number(stock) > 0),
    rootOf,
  )
  const popularity = slots.map(({ row }) => row.popularity!)
  const waiting = new Map<string, Slot[]>()
  for (const slot of slots) waiting.set(slot.root, [...(waiting.get(slot.root) ?? []), slot])
  const pages = createPages(isPlain)
  for (const [index, { root }] of slots.entries()) {
    const taken = pages.takeFrom(waiting.get(root)!)
    taken.row.popularity = popularity[index]!
  }
}

function inListingOrder(rows: Row[], rootOf: Map<string, string>): Slot[] {
  const leafOf = (row: Row) => row.category ?? ''
  return rows
    .toSorted((a, b) => Number(b.popularity) - Number(a.popularity))
    .map((row) => ({ row, leaf: leafOf(row), root: rootOf.get(leafOf(row)) ?? leafOf(row) }))
}

type Page = { size: number; pairs: Map<string, number>; shapes: Map<string, number> }

/** What stands on the first page of each category so far. */
function createPages(isPlain: (shape: string) => boolean) {
  const pages = new Map<string, Page>()
  const pageOf = (category: string) => {
    const page = pages.get(category) ?? { size: 0, pairs: new Map(), shapes: new Map() }
    pages.set(category, page)
    return page
  }
  const shownBy = ({ row }: Slot) => {
    const [shape = '', palette = ''] = (row.picture ?? '').split(':')
    return { shape, pair: isPlain(shape) ? shape : `${shape} ${palette}` }
  }
  /** 0 where the row may stand; else how much is too much of it. */
  const excess = (slot: Slot, page: Page, mostOfShape: number) => {
    if (page.size >= PAGE) return 0
    const { shape, pair } = shownBy(slot)
    const [pairs, shapes] = [page.pairs.get(pair) ?? 0, page.shapes.get(shape) ?? 0]
    return Math.max(0, pairs - 1) ** 2 * 4 + Math.max(0, shapes + 1 - mostOfShape)
  }
  const add = (slot: Slot) => {
    const { shape, pair } = shownBy(slot)
    for (const page of new Set([pageOf(slot.leaf), pageOf(slot.root)])) {
      if (page.size >= PAGE) continue
      page.size++
      page.pairs.set(pair, (page.pairs.get(pair) ?? 0) + 1)
      page.shapes.set(shape, (page.shapes.get(shape) ?? 0) + 1)
    }
  }
  return {
    /** The next of a department: of all its articles for its own first page, then of the category that has its turn. */
    takeFrom(queue: Slot[]): Slot {
      const { leaf, root } = queue[0]!
      const isFirstPage = pageOf(root).size < PAGE
      let [best, least] = [0, Infinity]
      for (const [index, slot] of queue.entries()) {
        if (!isFirstPage && slot.leaf !== leaf) continue
        const much = excess(slot, pageOf(root), 2) + 2 * excess(slot, pageOf(slot.leaf), 5)
        if (much < least) [best, least] = [index, much]
        if (least === 0) break
      }
      const [taken] = queue.splice(best, 1)
      add(taken!)
      return taken!
    },
  }
}
