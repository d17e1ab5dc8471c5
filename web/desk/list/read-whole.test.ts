import { expect, test } from 'vitest'
import { readWhole } from './read-whole.ts'

/** A list of so many rows, in pages of 96; `cursors` are the cursors it was read with. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_, row) => row)
  const cursors: (string | undefined)[] = []
  const readPage = (after: string | undefined) => {
    cursors.push(after)
    const start = Number(after ?? 0)
    const items = all.slice(start, start + 96)
    const next = start + 96 < count ? String(start + 96) : null
    return Promise.resolve({ items, next, previous: null, count: { value: count, isExact: true } })
  }
  return { all, cursors, readPage }
}

test('a list is read to its end, each page once', async () => {
  const { all, cursors, readPage } = listOf(200)
  expect(await readWhole(readPage)).toEqual(all)
  expect(cursors).toEqual([undefined, '96', '192'])
})

test('no more is read than one run takes', async () => {
  const { all, cursors, readPage } = listOf(5000)
  expect(await readWhole(readPage)).toEqual(all.slice(0, 500))
  expect(cursors).toHaveLength(6)
})

test('of an empty list there is nothing', async () => {
  expect(await readWhole(listOf(0).readPage)).toEqual([])
})
