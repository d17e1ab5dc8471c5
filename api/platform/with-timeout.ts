/** Rejects when the work takes longer than so many milliseconds; it goes on, and how it ends is ignored. */
export async function withTimeout<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  if (ms === Infinity) return work
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Waits until the work has ended, well or not, but no longer than so many ms; the work itself goes on. */
export async function waitUpTo(limitMs: number, work: Promise<unknown>): Promise<void> {
  const isOver = Promise.withResolvers<void>()
  const timer = setTimeout(isOver.resolve, limitMs)
  await Promise.race([Promise.allSettled([work]), isOver.promise])
  clearTimeout(timer)
}
