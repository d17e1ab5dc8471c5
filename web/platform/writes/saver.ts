/** `unreachable` is tried again, `refused` waits for another content, `closed` is over. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unreachable' | 'refused' | 'closed'

type SaverOptions<T> = {
  saved: T
  isSame: (a: T, b: T) => boolean
  /** Rejects with the reason that the content cannot be saved. */
  send: (content: T) => Promise<unknown>
  /** What a failure of `send` means. */
  failed: (error: unknown) => SaveState
  onState: (state: SaveState, content: T) => void
  /** Calls back later, as setTimeout; returns how to stop it. */
  later: (run: () => void) => () => void
}

/** Saves the newest content, one at a time, some time after the last change. */
export function createSaver<T>({ saved, isSame, send, failed, onState, later }: SaverOptions<T>) {
  let [next, stored] = [saved, saved]
  let stop = () => {}
  let running: Promise<boolean> | null = null

  async function run(): Promise<boolean> {
    while (!isSame(next, stored)) {
      const sent = next
      onState('saving', sent)
      try {
        await send(sent)
      } catch (error) {
        onState(failed(error), next)
        return false
      }
      stored = sent
    }
    onState('saved', stored)
    return true
  }

  /** Saves at once; returns whether the newest content is saved. */
  function flush(): Promise<boolean> {
    stop()
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  function want(content: T): void {
    next = content
    stop()
    if (isSame(content, stored) && !running) return onState('saved', content)
    if (!running) onState('waiting', content)
    stop = later(() => void flush())
  }
  /** What has not been saved; null where all is. */
  const unsaved = () => (isSame(next, stored) ? null : next)
  return { want, flush, unsaved }
}
