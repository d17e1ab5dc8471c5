import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { openThread } from './open-thread.ts'

/** Answers a request with what it is replied to its one call; 'hang' stops the thread, 'call and die' ends it after its call. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let lastCall = 0
    const calls = new Map()
    parentPort.on('message', ({ id, request, callId, reply }) => {
      if (callId) return parentPort.postMessage({ id: calls.get(callId), answer: reply })
      while (request === 'hang');
      if (request === 'die') process.exit(3)
      calls.set(++lastCall, id)
      parentPort.postMessage({ id, callId: lastCall, call: request })
    })`)}`,
)
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

function open(limitMs = 60_000) {
  const thread = openThread<string, string, string>(() => new Worker(module), { limitMs })
  close = thread.close
  return thread
}
const echo = async (call: string) => `${call}!`

test('a request makes calls before it is answered', async () => {
  const { request } = open()
  expect(await Promise.all(['a', 'b'].map((one) => request<string>(one, echo)))).toEqual(['a!', 'b!'])
})

test('a late reply to a thread that has ended reaches no call of the one in its place', async () => {
  const { request } = open()
  const [late, called] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const first = request('first', () => {
    called.resolve()
    return late.promise
  })
  const failed = expect(first).rejects.toThrow('ended with code 3')
  await called.promise
  await expect(request('die')).rejects.toThrow('ended with code 3')
  await failed
  const [own, ownCalled] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const second = request<string>('second', () => {
    ownCalled.resolve()
    return own.promise
  })
  await ownCalled.promise
  late.resolve('of the first')
  await late.promise
  own.resolve('of the second')
  expect(await second).toBe('of the second')
})

test('requests that go on coming do not put off that a thread which hangs is ended', async () => {
  const { request } = open(1000)
  const hanging = request('hang')
  const more = setInterval(() => void request('more', echo).catch(() => {}), 20)
  await expect(hanging).rejects.toThrow('no answer within 1000 ms')
  clearInterval(more)
})
