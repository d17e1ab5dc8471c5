import { expect, test } from 'vitest'
import { CallProblem } from '../calls/call-problem.ts'
import { createAsSent } from './as-sent.ts'

const lost = () => Promise.reject(new CallProblem(0, {}))
const parcel = { order: 'T1-1', chosen: { a: 8 } }

/** Sends one after the other; what reached the server. */
function sender() {
  const time = { now: 0 }
  const asSent = createAsSent(() => time.now)
  const sent: object[] = []
  const send = (deed: object, input: object, answer: () => Promise<unknown> = async () => 'done') =>
    asSent(deed, input, (content) => {
      sent.push(content)
      return answer()
    }).catch(() => null)
  return { send, sent, time }
}

test('what had no answer goes out as it was, whatever has been read since', async () => {
  const { send, sent } = sender()
  await send(parcel, { version: 1, pieces: 16 }, lost)
  await send(parcel, { version: 2, pieces: 8 }, () => Promise.reject(new CallProblem(503, {})))
  await send(parcel, { version: 2, pieces: 8 })
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ version: 1, pieces: 16 })))
})

test.each([
  ['a success', async () => 'done'],
  ['a refusal', () => Promise.reject(new CallProblem(409, {}))],
])('after %s the same deed is a new one', async (_, answer) => {
  const { send, sent } = sender()
  await send(parcel, { version: 1 }, lost)
  await send(parcel, { version: 2 }, answer)
  await send(parcel, { version: 3 })
  expect(sent).toEqual([{ version: 1 }, { version: 1 }, { version: 3 }])
})

test('another deed, or one after its key has ended, is sent as it is now', async () => {
  const { send, sent, time } = sender()
  await send(parcel, { version: 1 }, lost)
  await send({ ...parcel, chosen: { a: 4 } }, { version: 2 })
  time.now = 10 * 60_000
  await send(parcel, { version: 3 })
  expect(sent).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }])
})
