import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importCircles } from './import-circles.ts'
import { roots } from './import-rules.ts'

// Still read as one file each; who opens one takes it from the list.
const closed = ['web/platform/calls/call.ts web/platform/calls/idempotency-keys.ts']

test('no folder has more than 25 files beside each other', () => {
  expect(Object.keys(roots).flatMap(crowdedIn).toSorted()).toEqual([])
})

test('no files import each other in a circle', () => {
  const circles = importCircles(Object.keys(roots)).map((circle) => circle.join(' '))
  expect(circles.toSorted()).toEqual(closed)
})

function crowdedIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => /\.tsx?$/.test(entry.name))
  const below = entries.filter((entry) => entry.isDirectory() && !['node_modules', 'studio'].includes(entry.name))
  return [...(files.length > 25 ? [folder] : []), ...below.flatMap(({ name }) => crowdedIn(join(folder, name)))]
}
