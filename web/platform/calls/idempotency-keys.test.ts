import { expect, test } from 'vitest'
import { CallProblem } from './call-problem.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const order = { cartVersion: 12, paymentMethodCode: 'BANK_TRANSFER', note: '' }
const lost = () => Promise.reject(new CallProblem(0, {}))

/** Sends contents one after the other; the keys they went under. */
function sender() {
  const time = { now: 0 }
  const withKey = createIdempotencyKeys(undefined, () => time.now)
  const keys: string[] = []
  const send = (content: unknown, answer: () => Promise<unknown> = lost) =>
    withKey(content, (key) => {
      keys.push(key)
      return answer()
    }).catch(() => null)
  return { send, keys, time }
}

test('what got no answer is sent again under its key', async () => {
  const { send, keys } = sender()
  await send({ ...order })
  await send({ ...order }, () => Promise.reject(new CallProblem(503, {})))
  await send({ ...order })
  expect(new Set(keys).size).toBe(1)
})

test('two presses before the answer have one key', async () => {
  const { send, keys } = sender()
  await Promise.all([send(order, async () => 'done'), send(order, async () => 'done')])
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['a success', async () => 'done'],
  ['a refusal', () => Promise.reject(new CallProblem(409, {}))],
])('after %s the same content is a new attempt', async (_, answer) => {
  const { send, keys } = sender()
  await send(order, answer)
  await send(order, answer)
  expect(new Set(keys).size).toBe(2)
})

test.each([{ cartVersion: 13 }, { note: 'Rampe 2' }])('a change of %o gets a new key', async (change) => {
  const { send, keys } = sender()
  await send(order)
  await send({ ...order, ...change })
  expect(new Set(keys).size).toBe(2)
})

test('another file of the same name is another content', async () => {
  const { send, keys } = sender()
  await send({ file: new File(['a'], 'logo.png', { lastModified: 1 }) })
  await send({ file: new File(['b'], 'logo.png', { lastModified: 2 }) })
  await send({ file: new File(['a'], 'logo.png', { lastModified: 1 }) })
  expect(keys[0] === keys[1]).toBe(false)
  expect(keys[0] === keys[2]).toBe(true)
})

test('what is sent ten minutes later is meant anew, and two tabs never share a key', async () => {
  const { send, keys, time } = sender()
  await send(order)
  time.now = 600_000
  await send(order)
  const other = sender()
  await other.send(order)
  expect(new Set([...keys, ...other.keys]).size).toBe(3)
})

test('a key is 32 hexadecimal digits', async () => {
  const { send, keys } = sender()
  await send(order)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
