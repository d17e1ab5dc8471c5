/** Waits until the work has ended, well or not, but no longer than so many ms; the work itself goes on. */
export async function waitUpTo(limitMs: number, work: Promise<unknown>): Promise<void> {
  const isOver = Promise.withResolvers<void>()
  const timer = setTimeout(isOver.resolve, limitMs)
  await Promise.race([Promise.allSettled([work]), isOver.promise])
  clearTimeout(timer)
}
