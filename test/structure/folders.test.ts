import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importCircles } from './import-circles.ts'
import { roots } from './import-rules.ts'

test('no folder has more than 25 files beside each other', () => {
  expect(Object.keys(roots).flatMap(crowdedIn).toSorted()).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(importCircles(Object.keys(roots)).map((circle) => circle.join(' '))).toEqual([])
})

function crowdedIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter((entry) => /\.tsx?$/.test(entry.name))
  const below = entries.filter((entry) => entry.isDirectory() && !['node_modules', 'studio'].includes(entry.name))
  return [...(files.length > 25 ? [folder] : []), ...below.flatMap(({ name }) => crowdedIn(join(folder, name)))]
}
