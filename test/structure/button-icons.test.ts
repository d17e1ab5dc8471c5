import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const buttons = /<Button\b(?:[^>]|=>)*?>\s*<([A-Z]\w+)\b[^>]*\/>/g

test('a picture of a button is its `icon`: among its words it stands above them', () => {
  const found = sourceFiles(['web']).flatMap(({ path, text }) =>
    [...text.matchAll(buttons)].map(([, icon]) => `${path}: ${icon}`),
  )
  expect(found).toEqual([])
})
