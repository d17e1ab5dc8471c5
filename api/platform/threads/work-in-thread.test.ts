import { expect, test } from 'vitest'
import { workInThread } from './work-in-thread.ts'

/** Echoes its request with its own number in front; 'die' ends it, 'hang' keeps it from answering. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from 'node:worker_threads'
    parentPort.on('message', ({ id, request }) => {
      if (request === 'die') throw new Error('died')
      if (request === 'hang') return
      if (request === 'refuse') return parentPort.postMessage({ id, reason: new Error('refused') })
      parentPort.postMessage({ id, answer: new TextEncoder().encode(threadId + ' ' + workerData + ' ' + request) })
    })`)}`,
)
const open = (options = {}) => {
  const make = workInThread<string>(module, { data: 'data', ...options })
  return async (request: string) => (await make(request)).toString().split(' ')
}

test('requests are answered by one thread, each by its own answer', async () => {
  const make = open()
  const answers = await Promise.all(['a', 'b', 'c'].map(make))
  expect(answers.map(([, data, request]) => [data, request])).toEqual([
    ['data', 'a'],
    ['data', 'b'],
    ['data', 'c'],
  ])
  expect(new Set(answers.map(([thread]) => thread)).size).toBe(1)
  await expect(make('refuse')).rejects.toThrow('refused')
  expect((await make('d'))[0]).toBe(answers[0]![0])
})

test('a thread that dies fails what it was at, and the next request has a new one', async () => {
  const make = open()
  const [before] = await make('a')
  await expect(Promise.all([make('die'), make('b')])).rejects.toThrow('died')
  expect((await make('c'))[0]).not.toBe(before)
})

test('a thread that does not answer is ended', async () => {
  const make = open({ limitMs: 200 })
  await expect(make('hang')).rejects.toThrow('no answer within 200 ms')
  const patient = open({ limitMs: 60_000 })
  expect((await patient('a'))[2]).toBe('a')
})

test('a thread without work is ended after a while', async () => {
  const make = open({ idleMs: 1 })
  const [first] = await make('a')
  await expect.poll(async () => (await make('b'))[0]).not.toBe(first)
})
