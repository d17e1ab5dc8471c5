import { expect, test } from 'vitest'
import { passwordWeakness } from './weak-password.ts'

const jana = { firstName: 'Jana', lastName: 'Müller-Li', companyName: 'Café Morgenrot GmbH', startDate: '2019-03-07' }

test.each([
  ['Passwort1', 'FREQUENT'],
  ['P@ssw0rd', 'FREQUENT'],
  ['Passw0rd2024!', 'FREQUENT'],
  ['Hallo123', 'FREQUENT'],
  ['123Hallo', 'FREQUENT'],
  ['Qwertz123', 'FREQUENT'],
  ['Sommer2026', 'FREQUENT'],
  ['Abc123', 'FREQUENT'],
  ['A1b2c3', 'FREQUENT'],
  ['xJANAx77', 'PERSONAL'],
  ['Mueller88x', 'PERSONAL'],
  ['Müller88x', 'PERSONAL'],
  ['MorgenRot4', 'PERSONAL'],
  ['Tasse07032019', 'PERSONAL'],
  ['Tasse2019-03-07', 'PERSONAL'],
  ['Tasse7.3.19', null],
  ['Tasse07.03.19', 'PERSONAL'],
  ['Likoer88', null],
  ['gmbhTee42', null],
  ['Tresen7', null],
  ['vier Rote 8 Stühle', null],
])('%s is %s', (password, weakness) => {
  expect(passwordWeakness(password, jana)).toBe(weakness)
})

test('without a start date no figures are refused', () => {
  expect(passwordWeakness('Tasse07032019', { ...jana, startDate: null })).toBeNull()
})
