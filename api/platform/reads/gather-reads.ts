/** Nobody waits longer for a read that does not end before one of his own begins. */
const LONGEST_WAIT_MS = 100

type Batch<Key, Answer> = { keys: Key[]; answer: PromiseWithResolvers<Answer> }

/**
 * Lets calls that come at once share a read. It begins when all that has arrived by then was begun, where none is under way; who asks
 * while one is waits for the next, together with all others who do. So each answer was read after it was asked for, as if everybody had read alone.
 */
export function gatherReads<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<Answer>,
  maxWaitMs = LONGEST_WAIT_MS,
): (key: Key) => Promise<Answer> {
  let underWay: Batch<Key, Answer> | null = null
  let waiting: Batch<Key, Answer> | null = null
  let isDue = false

  function begin() {
    isDue = false
    const batch = waiting
    if (underWay || !batch) return
    underWay = batch
    waiting = null
    const impatient = setTimeout(leave, maxWaitMs, batch).unref()
    read(batch.keys)
      .then(batch.answer.resolve, batch.answer.reject)
      .finally(() => {
        clearTimeout(impatient)
        leave(batch)
      })
  }
  function leave(batch: Batch<Key, Answer>) {
    if (underWay !== batch) return
    underWay = null
    if (waiting) beginSoon()
  }
  function beginSoon() {
    if (isDue) return
    isDue = true
    setImmediate(begin)
  }
  return (key) => {
    waiting ??= { keys: [], answer: Promise.withResolvers<Answer>() }
    waiting.keys.push(key)
    if (!underWay) beginSoon()
    return waiting.answer.promise
  }
}
