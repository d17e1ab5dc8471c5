import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SHORTEST_MS = 60_000
const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.spec\.ts$|^support\//.test(path) && path.endsWith('.ts'))
  .map((path) => join('e2e', path))

// A busy machine passes a shorter limit, and then a sound journey fails.
test('no journey sets a limit shorter than the one of all', () => {
  expect(journeys.length).toBeGreaterThan(20)
  const limits = journeys.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:Timeout\(|timeout: |_MS = )([\d_]+)/g)].map(([, number]) => ({
      path,
      milliseconds: Number(number!.replaceAll('_', '')),
    })),
  )
  expect(limits).not.toEqual([])
  expect(limits.filter(({ milliseconds }) => milliseconds < SHORTEST_MS)).toEqual([])
})
