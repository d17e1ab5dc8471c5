/**
 * Lets so many callers go at the same moment: each stands ready before the first may start. Tells how each call ended.
 */
export async function atOnce<Result>(
  callers: number,
  call: (caller: number) => Promise<Result>,
): Promise<{ done: Result[]; refused: { code: string; message: string; cart?: unknown }[] }> {
  const barrier = Promise.withResolvers<void>()
  const running = Array.from({ length: callers }, async (_, caller) => {
    await barrier.promise
    return call(caller)
  })
  barrier.resolve()
  const ends = await Promise.allSettled(running)
  return {
    done: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    refused: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])),
  }
}
