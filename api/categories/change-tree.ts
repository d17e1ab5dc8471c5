import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { findTree, lockTree, type CategoryRow } from './queries.ts'

export type Operator = Caller<'operator'>
export type ChangeDeps = Pick<Deps, 'db' | 'clock'>
/** A category as the operator has seen it. */
export type Seen = { slug: string; version: number; reason: string }

type Work = { tx: Tx; tree: CategoryRow[]; now: Date }
/** What is written, and what it was before. */
export type Done = { slug: string; before: object | null; after: object | null; steps: (() => Promise<unknown>)[] }
type Deed = { action: `category.${string}`; reason?: string }

/**
 * Changes the tree and notes it, both or none, one operator after the other; every process follows within a second: the tree
 * stands on every page.
 */
export async function changeTree(
  { db, clock }: ChangeDeps,
  { caller, action, reason }: Deed & { caller: Operator },
  work: (it: Work) => Promise<Done> | Done,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [, tree] = await inOrder([() => lockTree(tx), () => findTree(tx)])
    const now = clock.now()
    const { slug, before, after, steps } = await work({ tx, tree, now })
    const target = { kind: 'category', id: slug }
    await inOrder([
      ...steps,
      () => recordAudit(tx, caller, { at: now, action, target, reason, before, after }),
      () => recordChange(tx, ['categories']),
    ])
    return slug
  })
}

/** Throws NOT_FOUND, and CATEGORY_CHANGED with what is there now for who has seen another version. */
export function seenIn(tree: readonly CategoryRow[], { slug, version }: Seen): CategoryRow {
  const held = tree.find((row) => row.slug === slug)
  if (!held) throw Problem.of('NOT_FOUND')
  if (held.version !== version) throw changedMeanwhile(tree, held)
  return held
}

export function changedMeanwhile(tree: readonly CategoryRow[], held: CategoryRow): Problem {
  const parent = tree.find(({ slug }) => slug === held.parentSlug)
  const { nameDe, nameEn, path, isArchived } = held
  return Problem.of('CATEGORY_CHANGED', {
    nameDe,
    nameEn,
    path,
    isArchived,
    parent: parent ? { nameDe: parent.nameDe, nameEn: parent.nameEn } : null,
  })
}
