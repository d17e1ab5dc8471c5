import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync(
  '{api,bench,bin,contract,e2e,sandbox,seed,server,test,texts,web}/**/*.{test,spec}.{ts,tsx}',
).filter((path) => !path.includes('single-assertions'))

// expect([a, b]).toEqual([c, d]) fails without saying which of them was wrong.
const tuple = /expect\(\[(?!\.\.\.)[^\]\n]*,[^\n]*\]\)\.toEqual\(\[(?!\.\.\.)[^\n]*,/

test('an assertion is about one thing', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => tuple.test(line) && !/\)\.map\(|\]\.map\(|\.{3}/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('a tuple is found', () => {
  const sample = ['expect([reply.status', ' code]).toEqual([200', " 'OK'])"].join(',')
  expect(sample).toMatch(tuple)
})
