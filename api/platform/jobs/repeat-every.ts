export type Repeating = {
  /** Begins nothing more, and is done when what has begun is. */
  stop(): Promise<void>
}

/**
 * Does the work every so many ms until it is stopped; while a round takes longer, the next ones are left out. A round that
 * fails is told to `onFailure`, and the next one catches up.
 */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void = () => {},
): Repeating {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFailure)
      .finally(() => (running = null))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** As repeatEvery, and a first time at once. */
export function repeatFromNow(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Repeating {
  const first = work().catch(onFailure)
  const repeating = repeatEvery(everyMs, () => first.then(work), onFailure)
  return {
    async stop() {
      await Promise.all([first, repeating.stop()])
    },
  }
}
