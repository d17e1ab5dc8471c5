import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../../platform/db.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { ageOf, openIndexPasses, type IndexAge } from './index-passes.ts'
import { openIndexSnapshot, type SnapshotPlace } from './index-snapshot.ts'
import { openIndexReader, type PutRows } from './index-reader.ts'

/** The index as it was at most a moment ago; rejects only while it has never been read as a whole. */
export type ReadIndex = () => Promise<CatalogIndex>
export type LiveIndex = {
  read: ReadIndex
  /** Whether all products were read once: from then on every listing is answered from memory. */
  isComplete: () => boolean
  /** How well it follows what changes, in this process. */
  age: () => IndexAge
  /** Something has changed: later reads see what was committed before. */
  invalidate: () => void
  /**
   * Reads the products before the first request, and polls for changes without requests; resolves when all were read once.
   * Calls back when the index has caught up after readers were answered from an older one.
   */
  watch: (onCaughtUp: () => void) => Promise<void>
  /** Saves it once more. */
  stop: () => Promise<void>
}
export type IndexOptions = {
  /** How old a listing may be; a change of another process is seen within a second. */
  maxAgeMs?: number | undefined
  /** How long a reader waits for what has changed; then the index answers as it is. */
  maxWaitMs?: number | undefined
  /** From that many changed products on nobody waits for them. */
  many?: number | undefined
  onRead?: PutRows | undefined
  /** Where it is saved; nowhere unless given. */
  snapshot?: SnapshotPlace | undefined
  warn?: ((what: string, details: object) => void) | undefined
}

/** More often than changes are deleted, see findProductChanges. */
const CHECK_EVERY_MS = 60_000
/** More often than changes are deleted, see findProductChanges: then what has changed since is known. */
const SAVE_EVERY_MS = 6 * 3600_000
/** More than somebody changes by hand: a bulk change of a store holds up no listing. */
const MANY = 50
/** Failures in a row during the first read after which waiting calls fail. */
const MOST_FAILURES = 3

/**
 * Holds one index for the process. A read after `maxAgeMs` waits until what was committed meanwhile, by whatever
 * process, is in it: while it is a few products, and for `patienceMs`. All else is read on the side, in pages, and the
 * index answers as it is.
 */
export function openLiveIndex(db: Db, options: IndexOptions = {}): LiveIndex {
  const { maxAgeMs = 500, maxWaitMs = 1000, many = MANY, warn } = options
  const snapshot = options.snapshot ? openIndexSnapshot(db, options.snapshot) : null
  const reader = openIndexReader(db, options.onRead, snapshot)
  const passes = openIndexPasses(db, reader, { many, onDone, warn })
  const { state } = passes
  let invalidatedAt = -Infinity
  let wasLate = false
  let onCaughtUp = () => {}
  let [watching, saving]: (NodeJS.Timeout | undefined)[] = []
  let restored: Promise<void> | undefined

  function onDone() {
    if (!wasLate) return
    wasLate = false
    onCaughtUp()
  }
  const failed = (what: string) => (error: unknown) => warn?.(what, { err: error })
  const restore = () => reader.restore().catch(failed('The saved index cannot be read.'))
  const save = () => passes.alone(() => reader.save().catch(failed('The index cannot be saved.')))
  async function untilComplete() {
    if (!reader.isComplete()) await (restored ??= restore())
    while (!reader.isComplete()) {
      await passes.next().catch(async (error: unknown) => {
        if (state.failures >= MOST_FAILURES || state.isStopped) throw error
        await delay(passes.pauseMs())
      })
    }
  }
  // A pass that began before may have missed what this reader must see.
  async function untilFresh(since: number) {
    while (state.checkedAt < since) await passes.nextCheck()
    return true
  }
  // Once somebody has waited in vain for a pass, nobody waits for it any more.
  const waitLeft = () => (passes.isUnderway() ? Math.max(0, state.beganAt + maxWaitMs - performance.now()) : maxWaitMs)

  return {
    async read() {
      await untilComplete()
      const since = Math.max(invalidatedAt, performance.now() - maxAgeMs)
      const isFresh = state.checkedAt >= since || (await withTimeout(waitLeft(), untilFresh(since)).catch(() => false))
      if (!isFresh || reader.isBehind()) wasLate = true
      return reader.index
    },
    isComplete: reader.isComplete,
    age: () => ageOf(state, reader.isComplete()),
    invalidate: () => (invalidatedAt = performance.now()),
    async watch(listener) {
      onCaughtUp = listener
      watching = setInterval(() => void passes.next().catch(() => {}), CHECK_EVERY_MS).unref()
      while (!reader.isComplete() && !state.isStopped) await untilComplete().catch(() => delay(passes.pauseMs()))
      if (!snapshot || state.isStopped) return
      saving = setInterval(() => void save(), SAVE_EVERY_MS).unref()
      void save()
    },
    async stop() {
      clearInterval(watching)
      clearInterval(saving)
      passes.stop()
      if (snapshot) await save()
    },
  }
}
