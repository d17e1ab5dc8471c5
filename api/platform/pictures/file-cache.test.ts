import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentClient, limitConcurrency } from '../limit-concurrency.ts'
import { createFileCache } from './file-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const as = <T>(address: string, work: () => Promise<T>) => currentClient.run({ address, signal }, work)

test('who asks for a file that waits in the line of another client does not wait behind all its wishes', async () => {
  const cached = createFileCache(folder, limitConcurrency({ atOnce: 2, waiting: 100 }))
  const begun: string[] = []
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  const make = (name: string) => async () => {
    begun.push(name)
    if (name === 'first') await hold
    return Buffer.from(name)
  }
  const ask = (name: string) => as('greedy', () => cached(name, make(name)))
  const first = ask('first')
  // The disk is asked for each file before it waits, and answers in any order.
  await expect.poll(() => begun).toEqual(['first'])
  const greedy = [first, ask('second'), ask('third')]
  expect(String(await as('visitor', () => cached('third', make('third'))))).toBe('third')
  expect(begun).toEqual(['first', 'third'])
  letGo()
  expect((await Promise.all(greedy)).map(String)).toEqual(['first', 'second', 'third'])
  expect(begun).toEqual(['first', 'third', 'second'])
})

test('a file that several clients ask for at once is made once', async () => {
  const cached = createFileCache(folder, limitConcurrency({ atOnce: 3, waiting: 100 }))
  let made = 0
  const make = async () => {
    made++
    return Buffer.from('picture')
  }
  const requested = ['one', 'two', 'three'].map((address) => as(address, () => cached('a/b', make)))
  expect((await Promise.all(requested)).map(String)).toEqual(['picture', 'picture', 'picture'])
  expect(made).toBe(1)
})
