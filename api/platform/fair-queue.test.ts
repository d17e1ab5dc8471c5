import { expect, test } from 'vitest'
import { Abandoned, asker, Busy, fairQueue, type FairQueue } from './fair-queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that says that it has begun and ends when told. */
function bench(inTurn: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal = new AbortController().signal) =>
    asker.run({ address: name[0]!, signal }, () =>
      inTurn(() => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    )
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)!()
    await settled()
  }
  return { begun, ask, end }
}

test('clients take turns, however many of one are waiting', async () => {
  const { begun, ask, end } = bench(fairQueue({ atOnce: 1, waiting: 10 }))
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name))
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) {
    await settled()
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  await Promise.all(all)
})

test('one client never has all places', async () => {
  const { begun, ask, end } = bench(fairQueue({ atOnce: 3, waiting: 10 }))
  const all = ['a1', 'a2', 'a3'].map((name) => ask(name))
  await settled()
  expect(begun).toEqual(['a1', 'a2'])
  all.push(ask('b1'))
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(begun).toHaveLength(3)
  await end('a1')
  expect(begun.at(-1)).toBe('a3')
  await end('a2', 'a3')
  await Promise.all(all)
})

test('the longest line gives its last place to who comes later, and refuses its own', async () => {
  const { begun, ask, end } = bench(fairQueue({ atOnce: 1, waiting: 2 }))
  const first = ask('a1')
  const [second, third] = [ask('a2'), ask('a3')]
  await expect(ask('a4')).rejects.toBeInstanceOf(Busy)
  const other = ask('b1')
  await expect(third).rejects.toBeInstanceOf(Busy)
  await expect(ask('c1')).rejects.toBeInstanceOf(Busy)
  await end('a1')
  await end('a2')
  await end('b1')
  await Promise.all([first, second, other])
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('who is not waited for any more leaves the line', async () => {
  const { begun, ask, end } = bench(fairQueue({ atOnce: 1, waiting: 10 }))
  const left = new AbortController()
  const first = ask('a1')
  const second = ask('a2', left.signal)
  const third = ask('a3')
  left.abort()
  await expect(second).rejects.toBeInstanceOf(Abandoned)
  await expect(ask('b1', left.signal)).rejects.toBeInstanceOf(Abandoned)
  await end('a1')
  await end('a3')
  await Promise.all([first, third])
  expect(begun).toEqual(['a1', 'a3'])
})

test('work that fails lets the next one in, and work of nobody in particular waits like that of one client', async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 1 })
  const broken = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(async () => 'done')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
