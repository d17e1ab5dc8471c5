import { expect, test } from 'vitest'
import { brandOf, brandsByPrefix } from './food-brand.ts'

test.each([
  ['Dittmann spanische Oliven ohne Stein', '', 'Dittmann'],
  ['Salvus Mineralwasser Lemon', 'Salvus', 'Salvus'],
  ['Mein Q Quarkcreme Protein Vanille', 'Fitness-Quark', 'Elsdorfer'],
  ['Berchtesgadener Land Bio Fruchtquark Heidelbeere', '', 'Berchtesgadener Land'],
  ['Spanische Oliven', '', ''],
])('%s, inferred "%s", is of "%s"', (name, inferred, brand) => {
  expect(brandOf(name, inferred)).toBe(brand)
})

const ofCompany = (prefix: string, brands: string[]) =>
  brands.map((brand, position) => ({ gtin: `${prefix}${String(100_000 + position * 1000)}`, brand }))

test('what a company sells is of the brand that at least seven others of its bear, all the same one', () => {
  const seven = ofCompany(
    '4008471',
    Array.from({ length: 7 }, () => 'Söbbeke'),
  )
  const five = ofCompany(
    '4009176',
    Array.from({ length: 5 }, () => 'Herta'),
  )
  const mixed = ofCompany('4000281', [...Array.from({ length: 9 }, () => 'Storck'), 'Lindt'])
  const brandFor = brandsByPrefix([...seven, ...five, ...mixed])
  expect(brandFor('4008471999999')).toBe('Söbbeke')
  expect(brandFor('4009176999999')).toBe('')
  expect(brandFor('4000281999999')).toBe('')
})

test('articles of a closer prefix need two', () => {
  const brandFor = brandsByPrefix(['4012345600001', '4012345600018'].map((gtin) => ({ gtin, brand: 'Kluth' })))
  expect(brandFor('4012345699999')).toBe('Kluth')
  expect(brandFor('4012345799999')).toBe('')
})

test('articles of a closer prefix whose brands differ share none', () => {
  const articles = ['Lorenz', 'Lorenz', 'Maggi'].map((brand, position) => ({ gtin: `400000001111${position}`, brand }))
  expect(brandsByPrefix(articles.slice(0, 2))('4000000011119')).toBe('Lorenz')
  expect(brandsByPrefix(articles)('4000000011119')).toBe('')
})
