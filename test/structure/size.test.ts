import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// The linter holds the largest file and function (.oxlintrc.json); these hold the house as a whole (docs/architecture.md).
const lengths = sourceFiles(['api', 'bench', 'bin', 'contract', 'sandbox', 'server', 'web'])
  .map(({ text }) => text.split('\n').length - 1)
  .toSorted((a, b) => a - b)

test('half of the files have at most 60 lines', () => {
  expect(quantile(0.5)).toBeLessThanOrEqual(60)
})

test('of twenty files at most one has more than 200 lines', () => {
  expect(quantile(0.95)).toBeLessThanOrEqual(200)
})

test('the frame of the pages has at most 400 lines', () => {
  const frame = sourceFiles(['web/frame']).map(({ text }) => text.split('\n').length - 1)
  expect(frame).not.toEqual([])
  expect(frame.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(400)
})

test('no sentence stands on a line of more than 160 characters', () => {
  const long = sourceFiles(['texts']).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}`] : [])),
  )
  expect(long).toEqual([])
})

function quantile(share: number) {
  return lengths[Math.floor((lengths.length - 1) * share)]
}
