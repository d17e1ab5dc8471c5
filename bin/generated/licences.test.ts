import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesText, withOtherLicence, withUnknownLicence } from './licences-text.ts'

test('docs/licences.md is what npm run sbom would write', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesText())
})

test('it is known of each package what its licence asks for', () => {
  expect(withUnknownLicence()).toEqual([])
})

test('packages of this platform have the licence that is said of all platforms', () => {
  expect(withOtherLicence()).toEqual([])
})
