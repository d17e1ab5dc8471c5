import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom work is done. `signal` ends when the client has left or its time is over; `hasBegun` once a transaction has. */
type Client = { address: string; signal: AbortSignal; hasBegun?: boolean }

/** Set for each request by api/http/deadline.ts; jobs have none and share one line. */
export const currentClient = new AsyncLocalStorage<Client>()

/** There is no place: answered with 503 and Retry-After. */
export class Busy extends Error {
  readonly statusCode = 503
}
/** Nobody waits for the answer any more. */
export class Abandoned extends Busy {}

/**
 * Throws Abandoned where nobody waits any more for work that has not begun: it was told to come again, and done late it would come
 * after what was sent in its place. What has begun goes on, so that a payment made is written down.
 */
export function beginForClient(): void {
  const client = currentClient.getStore()
  if (!client) return
  if (client.signal.aborted && !client.hasBegun) throw new Abandoned('Nobody waits for it any more.')
  client.hasBegun = true
}

const OURSELVES = ''

type Bounds = {
  atOnce: number
  /** How many may wait, all clients together. */
  waiting: number
  /** Milliseconds each waits at most; for ever unless given. */
  waitMs?: number
  /** Whose turn it is: the clients', one after the other, or, whoever they are, the one's that came first. */
  turns?: 'BY_CLIENT' | 'BY_ARRIVAL'
}
type Place = { address: string; start: () => void; refuse: (reason: Error) => void }

/**
 * Runs at most `atOnce` pieces of work; the others wait, each client (by address) in a line of its own, and the lines take
 * turns. One client alone never has all places, so that another one's work begins when the shortest ends. When too many
 * wait, the longest line loses its last. Who is no longer waited for gives up its place in line. By arrival all share one
 * line, which who has left does not leave. Rejects with Busy what has not begun.
 */
export function limitConcurrency({ atOnce, waiting, waitMs, turns = 'BY_CLIENT' }: Bounds) {
  const mostOfOne = Math.max(1, atOnce - 1)
  const lines = openLines(waiting)
  const runningOf = new Map<string, number>()
  let running = 0

  const hasPlace = (address: string) =>
    running < atOnce && (address === OURSELVES || (runningOf.get(address) ?? 0) < mostOfOne)
  function begin(address: string) {
    running++
    runningOf.set(address, (runningOf.get(address) ?? 0) + 1)
  }
  function end(address: string) {
    running--
    const left = runningOf.get(address)! - 1
    if (left > 0) runningOf.set(address, left)
    else runningOf.delete(address)
    for (let next = lines.next(hasPlace); next; next = lines.next(hasPlace)) {
      begin(next.address)
      next.start()
    }
  }
  async function wait(address: string, signal: AbortSignal | undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { address, start: resolve, refuse: reject }
    lines.join(place)
    const giveUp = () => {
      lines.leave(place)
      reject(new Abandoned('Nobody waits for it any more.'))
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    const timer = waitMs !== undefined && setTimeout(tooLate, waitMs, place)
    await promise.finally(() => {
      signal?.removeEventListener('abort', giveUp)
      if (timer) clearTimeout(timer)
    })
  }

  function tooLate(place: Place) {
    lines.leave(place)
    place.refuse(new Busy(`Nobody left within ${waitMs} ms.`))
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { address = OURSELVES, signal } = (turns === 'BY_CLIENT' && currentClient.getStore()) || {}
    if (signal?.aborted) throw new Abandoned('Nobody waits for it any more.')
    if (hasPlace(address)) begin(address)
    else await wait(address, signal)
    try {
      return await work()
    } finally {
      end(address)
    }
  }
}

/** The same bounds for each key; a key that nobody uses takes no memory. */
export function limitConcurrencyByKey(bounds: Bounds): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const byKey = new Map<string, { inTurn: Limiter; users: number }>()
  return async (key, work) => {
    const limiter = byKey.get(key) ?? { inTurn: limitConcurrency(bounds), users: 0 }
    byKey.set(key, limiter)
    limiter.users++
    try {
      return await limiter.inTurn(work)
    } finally {
      if (--limiter.users === 0) byKey.delete(key)
    }
  }
}

/** A line for each client, the one whose turn it is first. */
function openLines(most: number) {
  const lines = new Map<string, Place[]>()
  let waiting = 0

  function leave(place: Place) {
    const line = lines.get(place.address)
    const index = line?.indexOf(place) ?? -1
    if (!line || index < 0) return
    line.splice(index, 1)
    waiting--
    if (line.length === 0) lines.delete(place.address)
  }
  function makeRoom(address: string) {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= (lines.get(address)?.length ?? 0) + 1) throw new Busy('Too many are waiting.')
    const last = longest.at(-1)!
    leave(last)
    last.refuse(new Busy('Too many of one client are waiting.'))
  }
  return {
    leave,
    /** Throws Busy where there is no room. */
    join(place: Place) {
      if (waiting >= most) makeRoom(place.address)
      const line = lines.get(place.address)
      if (line) line.push(place)
      else lines.set(place.address, [place])
      waiting++
    },
    /** Takes the first of the first line that may have a place; its next turn comes after all others. */
    next(hasPlace: (address: string) => boolean): Place | null {
      for (const [address, line] of lines) {
        if (!hasPlace(address)) continue
        const place = line[0]!
        leave(place)
        if (lines.delete(address)) lines.set(address, line)
        return place
      }
      return null
    },
  }
}

/** Waits for the same work that somebody else has asked for; begins it `anew` when that one has left. */
export function joined<T>(running: Promise<T>, anew: () => Promise<T>): Promise<T> {
  return running.catch((error: unknown) => {
    if (error instanceof Abandoned) return anew()
    throw error
  })
}

export type Limiter = ReturnType<typeof limitConcurrency>
