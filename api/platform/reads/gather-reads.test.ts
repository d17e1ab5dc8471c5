import { expect, test } from 'vitest'
import { gatherReads } from './gather-reads.ts'

/** Reads that end when the test says so. */
function openReads() {
  const begun: { keys: readonly string[]; end: PromiseWithResolvers<string> }[] = []
  const read = (keys: readonly string[]) => {
    const end = Promise.withResolvers<string>()
    begun.push({ keys, end })
    return end.promise
  }
  return { begun, read }
}

test('those who ask at once share a read, and who asks while it is under way the next one, which begins afterwards', async () => {
  const { begun, read } = openReads()
  const ask = gatherReads(read, 60_000)
  const answers = [ask('a'), ask('b')]
  expect(begun).toEqual([])
  await expect.poll(() => begun.map(({ keys }) => keys)).toEqual([['a', 'b']])
  answers.push(ask('c'), ask('d'))
  begun[0]!.end.resolve('first')
  expect(await answers[0]).toBe('first')
  await expect
    .poll(() => begun.map(({ keys }) => keys))
    .toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  begun[1]!.end.resolve('second')
  expect(await Promise.all(answers)).toEqual(['first', 'first', 'second', 'second'])
  void ask('e')
  await expect.poll(() => begun).toHaveLength(3)
})

test('a read that fails fails for those who share it alone', async () => {
  const { begun, read } = openReads()
  const ask = gatherReads(read, 60_000)
  const first = ask('a')
  await expect.poll(() => begun).toHaveLength(1)
  const second = ask('b')
  begun[0]!.end.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => begun).toHaveLength(2)
  begun[1]!.end.resolve('there again')
  expect(await second).toBe('there again')
})

test('behind a read that does not end another one begins', async () => {
  const { begun, read } = openReads()
  const ask = gatherReads(read, 1)
  void ask('a')
  await expect.poll(() => begun).toHaveLength(1)
  const second = ask('b')
  await expect.poll(() => begun).toHaveLength(2)
  begun[1]!.end.resolve('answered')
  expect(await second).toBe('answered')
})
