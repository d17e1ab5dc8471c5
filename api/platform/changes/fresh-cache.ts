import type { ChangeCheck, Changed } from './change-check.ts'

type Options<Value> = {
  /** Beyond so many entries the one that was used longest ago goes. */
  most: number
  /** Whether the value may be another one after this change. */
  concerns: (changed: Changed, value: Value) => boolean
}

/** Caches what was read until a change concerns it. After `check.since` nothing in it is older than that check. */
export function createFreshCache<Value>(check: ChangeCheck, { most, concerns }: Options<Value>) {
  const cached = new Map<string, Value>()
  /** What has changed while each read is under way. */
  const underWay = new Set<Changed[]>()

  check.onChange((changed) => {
    for (const changes of underWay) changes.push(changed)
    for (const [key, value] of cached) if (concerns(changed, value)) cached.delete(key)
  })
  function get(key: string): Value | undefined {
    const value = cached.get(key)
    if (value !== undefined) put(key, value)
    return value
  }
  // A map has its keys in the order in which they were set.
  function put(key: string, value: Value) {
    cached.delete(key)
    if (cached.size >= most) cached.delete(cached.keys().next().value!)
    cached.set(key, value)
  }
  async function read<Found extends Iterable<readonly [string, Value]>>(find: () => Promise<Found>): Promise<Found> {
    const changes: Changed[] = []
    underWay.add(changes)
    try {
      const found = await find()
      for (const [key, value] of found) {
        if (!changes.some((changed) => concerns(changed, value))) put(key, value)
      }
      return found
    } finally {
      underWay.delete(changes)
    }
  }
  return {
    get,
    /** Answers what was found, and caches of it what did not change meanwhile. */
    read,
    /** What is found of one key, as it is at a moment after `since`; null, which is not cached, where nothing is. */
    async readOne(key: string, find: () => Promise<Value | null>, since = performance.now()): Promise<Value | null> {
      await check.since(since)
      const known = get(key)
      if (known !== undefined) return known
      let value: Value | null = null
      await read(async () => {
        value = await find()
        return value === null ? [] : [[key, value] as const]
      })
      return value
    },
  }
}
