import { expect, test } from 'vitest'
import { foldText, urlPart } from './fold-text.ts'

test.each([
  ['Crème Brûlée', 'creme brulee', 'creme-brulee'],
  ['Açaí', 'acai', 'acai'],
  ['Æbleskiver', 'ableskiver', 'ableskiver'],
  ['Käse, Kaese', 'kase, kase', 'kase-kase'],
  ['Rote Töne, 0,5 l', 'rote tone, 0,5 l', 'rote-tone-0-5-l'],
  ['Größe', 'grosse', 'grosse'],
])('%s is compared as %s and stands in an address as %s', (text, folded, part) => {
  expect(foldText(text)).toBe(folded)
  expect(urlPart(text)).toBe(part)
})
