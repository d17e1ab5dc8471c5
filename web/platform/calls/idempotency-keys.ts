import { CallProblem } from './call-problem.ts'

/** How long an attempt without an answer waits for its repeat; what is sent later is meant anew. */
const LIFE_MS = 10 * 60_000
const MOST = 100

/**
 * One key per content until an answer comes: pressing the button twice, or again after a lost connection, sends the same
 * key. What was answered, by a success or a refusal, is over: the same content is a new attempt with a new key.
 */
export function createIdempotencyKeys(newKey: () => string = randomKey, now: () => number = Date.now) {
  const open = new Map<string, { key: string; at: number }>()
  const keyOf = (text: string) => {
    const known = open.get(text)
    if (known && now() - known.at < LIFE_MS) return known.key
    open.delete(text)
    const key = newKey()
    open.set(text, { key, at: now() })
    if (open.size > MOST) open.delete(open.keys().next().value!)
    return key
  }
  /** Sends the content under its key. */
  return async <T>(content: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(content, fileAsText)
    const key = keyOf(text)
    const end = () => open.get(text)?.key === key && open.delete(text)
    try {
      const reply = await send(key)
      end()
      return reply
    } catch (error) {
      if (error instanceof CallProblem && error.status >= 400 && error.status < 500) end()
      throw error
    }
  }
}

/** The keys of this tab. */
export const withKey = createIdempotencyKeys()

const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

// Not crypto.randomUUID: browsers have it on https and localhost only, and a shop may be tried on a plain address.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
