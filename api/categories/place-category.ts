import { Problem } from '../http/problem.ts'
import { inOrder } from '../platform/in-order.ts'
import { placeGoods } from '../products/changes/place-goods.ts'
import { texts } from '../../texts/texts.ts'
import { wrong } from './change-category.ts'
import { changeTree, seenIn, type ChangeDeps, type Operator, type Seen } from './change-tree.ts'
import { findContents, lockCategory, putLast, updateCategory } from './queries.ts'
import { isOpenRoot, refusalOfMove, siblingsBelow } from './tree-rules.ts'

/** Puts a leaf with its goods below another root, an empty leaf on top, or an empty root below another. */
export async function moveCategory(
  deps: ChangeDeps,
  caller: Operator,
  { parentSlug, ...seen }: Seen & { parentSlug: string | null },
): Promise<void> {
  const { slug, reason } = seen
  await changeTree(deps, { caller, action: 'category.move', reason }, async ({ tx, tree }) => {
    const held = seenIn(tree, seen)
    const [, { hasAny }] = await inOrder([() => lockCategory(tx, slug), () => findContents(tx, slug)])
    const refusal = refusalOfMove(tree, { slug, parentSlug }, hasAny)
    if (refusal) throw wrong({ parentSlug: texts(caller.language).categories.moveRefusals[refusal] })
    // Only roots stand in the footer.
    const showInFooter = parentSlug === null && held.showInFooter
    return {
      slug,
      before: { parentSlug: held.parentSlug, showInFooter: held.showInFooter },
      after: { parentSlug, showInFooter },
      steps: [
        () => updateCategory(tx, slug, { parentSlug, showInFooter }),
        () => putLast(tx, slug, parentSlug),
        async () => {
          if (parentSlug !== null) await placeGoods(tx, { leaf: slug, root: parentSlug })
        },
      ],
    }
  })
}

/** Takes it out of the shop where nothing stands in it; what was archived before stays in it. */
export async function archiveCategory(deps: ChangeDeps, caller: Operator, seen: Seen): Promise<void> {
  const { slug, reason } = seen
  await changeTree(deps, { caller, action: 'category.archive', reason }, async ({ tx, tree, now }) => {
    const held = seenIn(tree, seen)
    if (held.isArchived) throw Problem.of('CATEGORY_STATE', { reason: 'ARCHIVED' })
    const [, { hasGoods }] = await inOrder([() => lockCategory(tx, slug), () => findContents(tx, slug)])
    if (hasGoods) throw Problem.of('CATEGORY_STATE', { reason: 'HAS_GOODS' })
    if (siblingsBelow(tree, slug).some(({ isArchived }) => !isArchived))
      throw Problem.of('CATEGORY_STATE', { reason: 'HAS_LEAVES' })
    return archived(true, { slug, step: () => updateCategory(tx, slug, { archivedAt: now, showInFooter: false }) })
  })
}

export async function restoreCategory(deps: ChangeDeps, caller: Operator, seen: Seen): Promise<void> {
  const { slug, reason } = seen
  await changeTree(deps, { caller, action: 'category.restore', reason }, ({ tx, tree }) => {
    const held = seenIn(tree, seen)
    if (!held.isArchived) throw Problem.of('CATEGORY_STATE', { reason: 'OPEN' })
    if (held.parentSlug !== null && !isOpenRoot(tree, held.parentSlug))
      throw Problem.of('CATEGORY_STATE', { reason: 'ROOT_ARCHIVED' })
    return archived(false, { slug, step: () => updateCategory(tx, slug, { archivedAt: null }) })
  })
}

const archived = (isArchived: boolean, { slug, step }: { slug: string; step: () => Promise<void> }) => ({
  slug,
  before: { isArchived: !isArchived },
  after: { isArchived },
  steps: [step],
})
