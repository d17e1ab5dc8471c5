import { expect, test } from 'vitest'
import { createSaver, type SaveState } from './saver.ts'

/** A saver of words whose clock is moved by hand, and a server that answers by hand. */
function saving({ refuses = (_: string): boolean => false } = {}) {
  const states: SaveState[] = []
  const sent: string[] = []
  let due: (() => void) | null = null
  let answer: (() => void) | null = null
  const saver = createSaver<string>({
    saved: 'a',
    isSame: (a, b) => a === b,
    send: (content) => {
      sent.push(content)
      return new Promise((resolve, reject) => {
        answer = () => (refuses(content) ? reject(new Error('refused')) : resolve(content))
      })
    },
    failed: () => 'refused',
    onState: (state) => states.push(state),
    later: (run) => {
      due = run
      return () => {
        due = null
      }
    },
  })
  return {
    ...saver,
    states,
    sent,
    pass: () => due?.(),
    answered: async () => {
      answer?.()
      await new Promise(setImmediate)
    },
  }
}

test('a change is saved once, some time after the last one', async () => {
  const { want, pass, answered, sent, states } = saving()
  want('b')
  want('c')
  expect(sent).toEqual([])
  pass()
  await answered()
  expect(sent).toEqual(['c'])
  expect(states.at(-1)).toBe('saved')
})

test('what changes while it is saved is saved after it', async () => {
  const { want, flush, answered, sent } = saving()
  want('b')
  const done = flush()
  want('c')
  await answered()
  await answered()
  expect(await done).toBe(true)
  expect(sent).toEqual(['b', 'c'])
})

test('what the server refuses is not sent again until it changes', async () => {
  const { want, flush, answered, sent, states } = saving({ refuses: (content) => content === 'b' })
  want('b')
  const done = flush()
  await answered()
  expect(await done).toBe(false)
  expect(states.at(-1)).toBe('refused')
  want('c')
  void flush()
  await answered()
  expect(sent).toEqual(['b', 'c'])
  expect(states.at(-1)).toBe('saved')
})

test('taking a change back before it is saved saves nothing', () => {
  const { want, pass, sent, states } = saving()
  want('b')
  want('a')
  pass()
  expect(sent).toEqual([])
  expect(states.at(-1)).toBe('saved')
})
