/** Nobody has left in time, or too many wait already. */
export class NoPlace extends Error {
  readonly code = 'NO_PLACE'
}

export type Bounds = {
  /** How many may run at once. */
  atOnce: number
  /** How many may wait. */
  waiting: number
  /** Milliseconds each waits at most. */
  waitMs: number
}

export type Places = {
  /** Runs the work when its turn has come, in the order of asking; throws NoPlace without having begun. */
  hold<T>(work: () => Promise<T>): Promise<T>
  isEmpty(): boolean
}

/** Bounds how much of something runs at once, how much waits for it, and how long. */
export function openPlaces({ atOnce, waiting, waitMs }: Bounds): Places {
  let running = 0
  const queue = new Set<() => void>()
  async function enter() {
    if (running < atOnce) return void running++
    if (queue.size >= waiting) throw new NoPlace('Too many wait already.')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      queue.delete(resolve)
      reject(new NoPlace(`Nobody left within ${waitMs} ms.`))
    }
    queue.add(resolve)
    const timer = setTimeout(giveUp, waitMs)
    await promise.finally(() => clearTimeout(timer))
  }
  function leave() {
    const [next] = queue
    if (!next) return void running--
    queue.delete(next)
    next()
  }
  return {
    async hold(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    isEmpty: () => running === 0,
  }
}

/** The same bounds for each key; a key that nobody holds is forgotten. */
export function openPlacesByKey(bounds: Bounds): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const byKey = new Map<string, Places>()
  return async (key, work) => {
    const places = byKey.get(key) ?? openPlaces(bounds)
    byKey.set(key, places)
    try {
      return await places.hold(work)
    } finally {
      if (places.isEmpty()) byKey.delete(key)
    }
  }
}
