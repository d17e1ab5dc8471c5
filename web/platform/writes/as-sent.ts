import { mayBeDone } from '../calls/call-problem.ts'

/** As long as the key of a call without an answer waits for its repeat, or a moment less. */
const LIFE_MS = 9 * 60_000

/**
 * Sends what somebody means to do with a thing by what they see of it now. Where an earlier sending had no answer, the same deed goes
 * out as it did then, under its key: it may be done, and the thing may have been read anew since, so that another sending would do
 * it twice.
 */
export function createAsSent(now: () => number = Date.now) {
  const open = new Map<string, { input: unknown; at: number }>()
  return async <Input, Reply>(deed: unknown, input: Input, send: (input: Input) => Promise<Reply>): Promise<Reply> => {
    const text = JSON.stringify(deed)
    const known = open.get(text)
    const sent = known && now() - known.at < LIFE_MS ? known : { input, at: now() }
    open.set(text, sent)
    const end = () => open.get(text) === sent && open.delete(text)
    try {
      const reply = await send(sent.input as Input)
      end()
      return reply
    } catch (error) {
      if (!mayBeDone(error)) end()
      throw error
    }
  }
}

/** Of this tab. */
export const asSent = createAsSent()
