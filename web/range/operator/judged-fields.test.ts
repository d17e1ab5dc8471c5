import { expect, test } from 'vitest'
import { emptyContent } from '../../../contract/range/content.ts'
import { fieldsOf, heldAgainst } from './judged-fields.ts'

const live = { ...emptyContent(''), nameDe: 'Becher' }
const content = { ...live, nameDe: 'Becher aus Papier' }

test('where something was handed in, what was changed stands beside what was there before', () => {
  const product = { changed: ['nameDe' as const], isNew: false, live, content }
  expect(fieldsOf(product)).toEqual(['nameDe'])
  expect(heldAgainst(product)).toBe(live)
})

test('where nothing was handed in, what is stated stands alone', () => {
  const product = { changed: [], isNew: false, live, content: live }
  expect(fieldsOf(product)).toContain('nameDe')
  expect(heldAgainst(product)).toBeNull()
})

test('a new product has nothing to be held against', () => {
  expect(heldAgainst({ changed: ['nameDe'], isNew: true, live })).toBeNull()
})
