import type { Db } from '../db.ts'
import { gatherReads } from '../reads/gather-reads.ts'
import { readAsOf, type LogPosition } from '../replicas/read-replicas.ts'
import { findChanges, type ChangeMark, type Changes } from './change-log.ts'

/** Where more products have changed, all have. */
const MOST_PRODUCTS = 1000

/** What a check has found. */
export type Changed = {
  areAllProducts: boolean
  skuIds: ReadonlySet<string>
  /** See Changes. */
  kin: ReadonlySet<string>
  areAllOwners: boolean
  ownerIds: ReadonlySet<string>
}
export type ChangeCheck = ReturnType<typeof openCheck>

const checks = new WeakMap<Db, ChangeCheck>()

/** How a process finds what others have changed; all that is cached in memory follows it (decision 128). */
export function changeCheckOf(db: Db): ChangeCheck {
  const known = checks.get(db) ?? openCheck(db)
  checks.set(db, known)
  return known
}

function openCheck(db: Db) {
  const listeners: ((changed: Changed) => void)[] = []
  let mark: ChangeMark | null = null
  /** Behind the latest change of products that was told. */
  let position: LogPosition = null
  let begun = 0
  let latest = 0
  let checkedAt = -Infinity

  const checkNow = gatherReads(async () => {
    const number = ++begun
    const since = performance.now()
    const changes = await findChanges(db, mark, MOST_PRODUCTS + 1)
    // One that began later has found more already.
    if (number < latest) return
    latest = number
    checkedAt = since
    mark = { snapshot: changes.snapshot, at: changes.at, server: changes.server }
    const changed = changedBy(changes)
    if (position === null || changed.areAllProducts || changed.skuIds.size > 0) position = changes.position
    if (isAnything(changed)) for (const listener of listeners) listener(changed)
  })
  return {
    /** What was committed before `moment` has been told to the listeners. Calls of one moment share a statement, and one call needs no other. */
    async since(moment: number): Promise<void> {
      if (checkedAt <= moment) await checkNow(null)
    },
    /** Reads of products what is no older than the changes that were told: from a replica that has them, or from the primary. */
    read: <T>(work: (from: Db) => Promise<T>): Promise<T> => readAsOf(db, position, work),
    onChange: (listener: (changed: Changed) => void): void => void listeners.push(listener),
  }
}

function changedBy({ skuIds, kin, ownerIds, hasGap, areStoresOrCategoriesChanged }: Changes): Changed {
  return {
    areAllProducts: hasGap || areStoresOrCategoriesChanged || skuIds.length > MOST_PRODUCTS,
    skuIds: new Set(skuIds),
    kin: new Set(kin),
    areAllOwners: hasGap,
    ownerIds: new Set(ownerIds),
  }
}

const isAnything = ({ areAllProducts, skuIds, areAllOwners, ownerIds }: Changed) =>
  areAllProducts || areAllOwners || skuIds.size > 0 || ownerIds.size > 0
