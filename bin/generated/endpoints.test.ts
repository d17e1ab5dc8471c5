import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointsText } from './endpoints-text.ts'

test('docs/endpoints.md is what npm run endpoints would write', () => {
  expect(readFileSync('docs/endpoints.md', 'utf8')).toBe(endpointsText())
})
