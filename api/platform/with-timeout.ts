/** Rejects when the work takes longer than so many milliseconds; it goes on, and nobody hears how it ends. */
export async function withTimeout<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  if (ms === Infinity) return work
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
