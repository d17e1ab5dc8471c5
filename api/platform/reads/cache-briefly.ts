/**
 * Reads what all viewers have in common anew when it is as old as a listing may be, whoever asks; who comes meanwhile waits for the same
 * read. One that fails is cached for nobody. `drop` has it read anew by who asks next: what was read before a change must not be in a
 * page that is made after it.
 */
export function cacheBriefly<T>(maxAgeMs: number, read: () => Promise<T>): (() => Promise<T>) & { drop(): void } {
  let cached: { since: number; value: Promise<T> } | undefined
  const cachedRead = () => {
    if (cached && performance.now() - cached.since < maxAgeMs) return cached.value
    const made = { since: performance.now(), value: read() }
    cached = made
    made.value.catch(() => {
      if (cached === made) cached = undefined
    })
    return made.value
  }
  return Object.assign(cachedRead, { drop: () => void (cached = undefined) })
}
