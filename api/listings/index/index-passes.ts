import { deleteOldIndexChanges } from './index-queries.ts'
import type { Db } from '../../platform/db.ts'
import type { IndexReader } from './index-reader.ts'

export type PassOptions = {
  /** From that many changed products on nobody waits for them. */
  many: number
  /** A pass has ended with nothing left to read. */
  onDone: () => void
  warn: ((what: string, details: object) => void) | undefined
}

const SWEEP_EVERY_MS = 60_000
const WARN_EVERY_MS = 60_000
const UNREAD = 'The products of the listings cannot be read; what was read is shown.'
const LONGEST_PAUSE_MS = 5000

const newState = () => ({
  beganAt: -Infinity,
  checkedAt: -Infinity,
  failures: 0,
  /** Since when something that was found is left to read. */
  behindSince: null as number | null,
  isStopped: false,
})

/** The part of a pass that readers wait for. What changed last is read first, so a few are awaited also while more is under way. */
async function check(reader: IndexReader, state: ReturnType<typeof newState>, many: number): Promise<number> {
  const began = (state.beganAt = performance.now())
  const found = await reader.findChanges()
  for (let due = found <= many ? found : 0; due > 0;) due -= await reader.readPage()
  state.checkedAt = began
  return found
}

/** Does it, but no more often than that. */
function atMostEach<What, Done>(everyMs: number, act: (what: What) => Done) {
  let doneAt = -Infinity
  return (what: What): Done | undefined => {
    if (performance.now() - doneAt <= everyMs) return undefined
    doneAt = performance.now()
    return act(what)
  }
}

/** Seconds since changes were last searched for (null: never yet), and for how long some of those found are not in it. */
export type IndexAge = { isComplete: boolean; checkedSeconds: number | null; behindSeconds: number; failures: number }
export const ageOf = (state: ReturnType<typeof newState>, isComplete: boolean): IndexAge => ({
  isComplete,
  checkedSeconds: Number.isFinite(state.checkedAt) ? (performance.now() - state.checkedAt) / 1000 : null,
  behindSeconds: state.behindSince === null ? 0 : (performance.now() - state.behindSince) / 1000,
  failures: state.failures,
})

/**
 * Passes bring the index up to date, one at a time: find the changes and read the few products they name, or a page of what is left. While
 * something is left the next one follows at once, after a failure with growing pauses.
 */
export function openIndexPasses(db: Db, reader: IndexReader, { many, onDone, warn }: PassOptions) {
  const state = newState()
  const sweep = atMostEach(SWEEP_EVERY_MS, deleteOldIndexChanges)
  const warnOf = atMostEach(WARN_EVERY_MS, (err: unknown) => warn?.(UNREAD, { err }))
  let passing: Promise<void> | null = null
  /** The first part of the pass under way, which readers wait for; null once it is over. */
  let checking: Promise<number> | null = null
  let following: NodeJS.Timeout | undefined

  async function pass(checked: Promise<number>) {
    const found = await checked
    checking = null
    if (found === 0 || found > many) await reader.readPage()
    if (found > 0) await sweep(db)
  }
  function succeeded() {
    passing = null
    state.failures = 0
    state.behindSince = reader.isBehind() ? (state.behindSince ?? performance.now()) : null
    if (reader.isBehind()) follow(0)
    else onDone()
  }
  function failed(error: unknown): never {
    passing = null
    checking = null
    state.failures++
    warnOf(error)
    follow(pauseMs())
    throw error
  }
  function follow(afterMs: number) {
    if (!state.isStopped) following = setTimeout(() => void next().catch(() => {}), afterMs).unref()
  }
  /** Shared by all who may see what it finds. */
  function next(): Promise<void> {
    clearTimeout(following)
    passing ??= pass((checking = check(reader, state, many))).then(succeeded, failed)
    return passing
  }
  /** Until what has changed is found, and read where it is little: nobody waits for a page of what is read on the side. */
  function nextCheck(): Promise<unknown> {
    const whole = next()
    return checking ? Promise.race([checking, whole]) : whole
  }
  const pauseMs = () => Math.min(LONGEST_PAUSE_MS, 10 * 2 ** state.failures)

  return {
    /** `lookedAt`: what was committed before is in the index, or known to be left to read. */
    state: state as Readonly<typeof state>,
    isUnderway: () => passing !== null,
    next,
    nextCheck,
    pauseMs,
    /** Does what never fails while no pass is under way, unless one begins before; passes wait for its end. */
    async alone(work: () => Promise<void>): Promise<void> {
      await passing?.catch(() => {})
      if (passing) return
      state.beganAt = performance.now()
      await (passing = work().then(succeeded))
    },
    stop() {
      state.isStopped = true
      clearTimeout(following)
    },
  }
}
