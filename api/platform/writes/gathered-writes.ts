/** Written so long after the first thing that waits. */
const WRITE_AFTER_MS = 60_000

type Gathered = {
  /** Writes all that waits, nothing where nothing does. What could not be written has to wait again. */
  writeAll(): Promise<void>
  warn: (what: string, details: object) => void
  /** What could not be done, in a sentence of the log. */
  failure: string
}

/** Writes from time to time what was gathered in memory, as none who brings it may wait for the database. */
export function gatheredWrites({ writeAll, warn, failure }: Gathered) {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  /** One after the other, so that who reads afterwards reads all that was gathered before. */
  const write = (): Promise<void> =>
    (writing = writing
      .catch(() => {})
      .then(() => {
        clearTimeout(timer)
        timer = undefined
        return writeAll()
      }))
  const stop = () => write().catch((error: unknown) => warn(failure, { reason: String(error) }))
  return {
    writeSoon: () => void (timer ??= setTimeout(stop, WRITE_AFTER_MS).unref()),
    write,
    stop,
  }
}
