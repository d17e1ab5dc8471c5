import { expect, test } from 'vitest'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import { checkInput } from '../../platform/forms/check-input.ts'
import { slugOfTitle } from './slug-of-title.ts'

const refused = (titleDe: string, typed = '') =>
  Object.keys(
    checkInput(
      collectionsApi.create,
      { titleDe, titleEn: 'Winter', picture: null, slug: slugOfTitle(typed, titleDe) },
      'de',
    ),
  )

test('a short name that may be left out follows from the title, and is not said to be missing with it', () => {
  expect(slugOfTitle('', 'Für die Terrasse')).toBe('fuer-die-terrasse')
  expect(slugOfTitle('sommer', 'Für die Terrasse')).toBe('sommer')
  expect(refused('')).toContain('titleDe')
  expect(refused('')).not.toContain('slug')
})

test('where none follows from the title, one is asked for', () => {
  expect(refused('🍕')).toContain('slug')
  expect(refused('🍕', 'pizza')).not.toContain('slug')
})
