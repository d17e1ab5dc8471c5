/**
 * Local and session storage that may refuse: a browser that blocks cookies throws at the mere access, a full one at each
 * write. Then a value lives in memory, for this document.
 */
function storageArea(area: () => Storage) {
  // What the browser has refused to take or to let go (null); it counts before what stands in the browser.
  const memory = new Map<string, string | null>()
  const read = (key: string): string | null => {
    const own = memory.get(key)
    return own === undefined ? attempt(() => area().getItem(key), null) : own
  }
  const remove = (key: string): void => {
    const isGone = attempt(() => (area().removeItem(key), true), false)
    if (isGone) memory.delete(key)
    else memory.set(key, null)
  }
  return {
    read,
    remove,
    /** Null for what is no JSON: another version or another hand may have written it. */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null') as unknown, null),
    write(key: string, value: string): void {
      if (attempt(() => (area().setItem(key, value), true), false)) return void memory.delete(key)
      // The value before would come back in the next document; to remove it needs no room.
      remove(key)
      memory.set(key, value)
    },
    keys: (): string[] => {
      const stored = attempt(() => Object.keys(area()), [])
      return [...new Set([...stored, ...memory.keys()])].filter((key) => read(key) !== null)
    },
  }
}

export const localStore = storageArea(() => localStorage)
export const sessionStore = storageArea(() => sessionStorage)

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
