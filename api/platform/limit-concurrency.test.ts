import { expect, test } from 'vitest'
import {
  Abandoned,
  currentClient,
  Busy,
  limitConcurrency,
  limitConcurrencyByKey,
  type Limiter,
} from './limit-concurrency.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that says that it has begun and ends when told. */
function bench(inTurn: Limiter) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal = new AbortController().signal) =>
    currentClient.run({ address: name[0]!, signal }, () =>
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
  const { begun, ask, end } = bench(limitConcurrency({ atOnce: 1, waiting: 10 }))
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name))
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) {
    await settled()
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  await Promise.all(all)
})

test('one client never has all places', async () => {
  const { begun, ask, end } = bench(limitConcurrency({ atOnce: 3, waiting: 10 }))
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
  const { begun, ask, end } = bench(limitConcurrency({ atOnce: 1, waiting: 2 }))
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
  const { begun, ask, end } = bench(limitConcurrency({ atOnce: 1, waiting: 10 }))
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
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 })
  const broken = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(async () => 'done')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

/** Work that ends when it is told to, and tells when it has begun. */
function errands() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const errand = (n: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(n)
      ends[n] = () => resolve(n)
    })
  return { begun, ends, errand }
}
test('so many run at once, the others one after the other in their order', async () => {
  const { begun, ends, errand } = errands()
  const inTurn = limitConcurrency({ turns: 'BY_ARRIVAL', atOnce: 2, waiting: 10, waitMs: 60_000 })
  const all = [0, 1, 2, 3, 4].map((n) => inTurn(errand(n)))
  await settled()
  expect(begun).toEqual([0, 1])
  for (const n of [1, 0, 2, 3, 4]) {
    ends[n]!()
    await settled()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
})

test('work that fails leaves its place', async () => {
  const inTurn = limitConcurrency({ turns: 'BY_ARRIVAL', atOnce: 1, waiting: 10, waitMs: 60_000 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('who would wait beyond the queue, or too long, is refused and has not begun', async () => {
  const { begun, ends, errand } = errands()
  const inTurn = limitConcurrency({ turns: 'BY_ARRIVAL', atOnce: 1, waiting: 1, waitMs: 30 })
  const first = inTurn(errand(0))
  const patient = inTurn(errand(1))
  await expect(inTurn(errand(2))).rejects.toThrow(Busy)
  await expect(patient).rejects.toThrow(Busy)
  ends[0]!()
  await first
  const next = inTurn(errand(3))
  await settled()
  ends[3]!()
  expect(await next).toBe(3)
  expect(begun).toEqual([0, 3])
})

test('each key has places of its own', async () => {
  const { begun, ends, errand } = errands()
  const hold = limitConcurrencyByKey({ turns: 'BY_ARRIVAL', atOnce: 1, waiting: 1, waitMs: 60_000 })
  const all = [hold('a', errand(0)), hold('a', errand(1)), hold('b', errand(2))]
  await expect(hold('a', errand(3))).rejects.toThrow(Busy)
  await settled()
  expect(begun).toEqual([0, 2])
  for (const n of [0, 2, 1]) {
    ends[n]!()
    await settled()
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2])
})
