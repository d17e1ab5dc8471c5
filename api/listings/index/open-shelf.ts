import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../../platform/db.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import type { Shelf } from './shelf.ts'
import { openShelfPasses } from './shelf-passes.ts'
import { openShelfReader, type PutRows } from './shelf-reader.ts'

/** The shelf as it was at most a moment ago; rejects only while it has never been read as a whole. */
export type ReadShelf = () => Promise<Shelf>
export type OpenShelf = {
  read: ReadShelf
  /** Something has changed: who asks from now on gets what was committed before. */
  expire: () => void
  /**
   * Reads the goods before anybody asks, and looks for changes while nobody does; resolves when all were read once.
   * Tells when the shelf has caught up after readers were answered from an older one.
   */
  watch: (onCaughtUp: () => void) => Promise<void>
  stop: () => void
}
export type ShelfOptions = {
  /** How old a listing may be; a change of another process is seen within a second. */
  maxAgeMs?: number | undefined
  /** How long a reader waits for what has changed; then the shelf answers as it is. */
  patienceMs?: number | undefined
  /** From that many changed goods on nobody waits for them. */
  many?: number | undefined
  onRead?: PutRows | undefined
  warn?: ((what: string, details: object) => void) | undefined
}

/** More often than changes are forgotten, see findShelfChanges. */
const LOOK_EVERY_MS = 60_000
/** So many failures in a row while all goods are read for the first time; then who waits is told. */
const MOST_FAILURES = 3

/**
 * Keeps one shelf for the process. Who asks after `maxAgeMs` waits until what was committed meanwhile, by whatever
 * process, is on it: while it is a few goods, and for `patienceMs`. All else is read on the side, in pages, and the
 * shelf answers as it is.
 */
export function openShelf(db: Db, options: ShelfOptions = {}): OpenShelf {
  const { maxAgeMs = 500, patienceMs = 1000, many = 1000, warn } = options
  const reader = openShelfReader(db, options.onRead)
  const passes = openShelfPasses(db, reader, { many, onDone, warn })
  const { state } = passes
  let expiredAt = -Infinity
  let wasLate = false
  let onCaughtUp = () => {}
  let watching: NodeJS.Timeout | undefined

  function onDone() {
    if (!wasLate) return
    wasLate = false
    onCaughtUp()
  }
  async function untilComplete() {
    while (!reader.isComplete()) {
      await passes.next().catch(async (error: unknown) => {
        if (state.failures >= MOST_FAILURES || state.isStopped) throw error
        await delay(passes.pauseMs())
      })
    }
  }
  // A pass that began before may have missed what this reader must see.
  async function untilFresh(since: number) {
    while (state.lookedAt < since) await passes.next()
    return true
  }
  // Once somebody has waited in vain for a pass, nobody waits for it any more.
  const patienceLeft = () =>
    passes.isUnderway() ? Math.max(0, state.beganAt + patienceMs - performance.now()) : patienceMs

  return {
    async read() {
      await untilComplete()
      const since = Math.max(expiredAt, performance.now() - maxAgeMs)
      const isFresh =
        state.lookedAt >= since || (await withTimeout(patienceLeft(), untilFresh(since)).catch(() => false))
      if (!isFresh || reader.isBehind()) wasLate = true
      return reader.shelf
    },
    expire: () => (expiredAt = performance.now()),
    async watch(listener) {
      onCaughtUp = listener
      watching = setInterval(() => void passes.next().catch(() => {}), LOOK_EVERY_MS).unref()
      while (!reader.isComplete() && !state.isStopped) await untilComplete().catch(() => delay(passes.pauseMs()))
    },
    stop() {
      passes.stop()
      clearInterval(watching)
    },
  }
}
