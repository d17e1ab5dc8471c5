import { expect, test } from 'vitest'
import { openSearchOver } from '../../../../test/listings/search-over.ts'

const spices = 'Gewürze / Spices'
const cheese = 'Käse / Cheese'
const spirits = 'Spirituosen / Spirits'

test('a pot finds no curd, whose name begins alike and is one of its own', () => {
  const groups = [
    ['Topf', 'pot'],
    ['Quark', 'Topfen'],
  ]
  const { search } = openSearchOver(['Quark', 'Topf'], groups)
  expect(search('Topf')).toEqual(['Topf'])
  expect(search('Töpfe')).toEqual(['Topf'])
  expect(search('Topfen')).toEqual(['Quark'])
})

test('another name of a category finds what stands in it where nothing is called so', () => {
  const fork = { nameDe: 'Gabel', nameEn: 'Fork', in: 'Besteck / Cutlery' }
  const { search } = openSearchOver([fork, 'Topf'], [['Besteck', 'flatware']])
  expect(search('flatware', 'en')).toEqual(['Gabel'])
})

test('of a category that two words name in English neither word names it', () => {
  const wafer = { nameDe: 'Dinkelscheibe', nameEn: 'Spelt disc', in: 'Reiswaffeln / Rice Cakes' }
  const { search } = openSearchOver([wafer, { nameDe: 'Torte', nameEn: 'Gateau', in: 'Kuchen / Cakes' }])
  expect(search('cakes', 'en')).toEqual(['Torte'])
})

test('a name that only synonyms have is less likely meant by a slip than one that products have', () => {
  const vases = Array.from({ length: 3 }, () => 'Vase')
  const { search } = openSearchOver(['Tischdecke', ...vases], [['Vase', 'Tischdeko']])
  expect(search('Tischdeke')).toEqual(['Tischdecke'])
})

test('a spice is meant before what tastes of it', () => {
  const { search } = openSearchOver([
    { nameDe: 'Zottarella Basilikum', in: cheese },
    { nameDe: 'Feine Kräuter Basilikum', in: spices },
  ])
  expect(search('Basilikum')[0]).toBe('Feine Kräuter Basilikum')
})

test('of a spirit that nobody sells others are shown', () => {
  const { search } = openSearchOver([{ nameDe: 'Gingko', in: spices }, { nameDe: 'Obstler', in: spirits }]) // prettier-ignore
  expect(search('Gin Tanqueray')).toEqual(['Obstler'])
})

test('behind few of a kind come others that are at home beside it', () => {
  const { searchNear } = openSearchOver([
    { nameDe: 'Penne', in: 'Pasta' },
    { nameDe: 'Bandnudeln', in: 'Pasta' },
    { nameDe: 'Reibe', in: 'Küche' },
  ])
  expect(searchNear('Penne')).toEqual(['Penne', 'Bandnudeln'])
})

test('behind a compound of a form come the things, not what is cut as well', () => {
  const { searchNear } = openSearchOver([
    { nameDe: 'Käsescheiben', in: cheese },
    { nameDe: 'Milde Scheiben', in: cheese },
    { nameDe: 'Würziger Käse', in: cheese },
  ])
  expect(searchNear('Käsescheiben').slice(0, 2)).toEqual(['Käsescheiben', 'Würziger Käse'])
})

test.each([
  ['Kiste 33 cm', ['Kiste 36 cm', 'Kiste 27 cm', 'Kiste 80 cm']],
  ['Kiste 75 cm', ['Kiste 80 cm', 'Kiste 27 cm', 'Kiste 36 cm']],
  ['Kiste 27 cm', ['Kiste 27 cm', 'Kiste 36 cm', 'Kiste 80 cm']],
])('%j finds what is nearly as large before others where nothing is just so large', (q, [first]) => {
  expect(openSearchOver(['Kiste 27 cm', 'Kiste 36 cm', 'Kiste 80 cm']).search(q)[0]).toBe(first)
})

test('a size of gastronorm says what a thing is', () => {
  const { search } = openSearchOver(['Trinkdeckel', 'GN-Behälter mit Deckel 1/3', 'GN-Behälter mit Deckel 1/2'])
  expect(search('GN 1/3 Deckel')).toEqual(['GN-Behälter mit Deckel 1/3'])
})

test('of a brand that has no such thing come first its goods of the category that has most of them', () => {
  const { search } = openSearchOver([
    { nameDe: 'Schorle', brand: 'Quellau', in: 'Schorle' },
    { nameDe: 'Sprudel', brand: 'Quellau', in: 'Wasser' },
    { nameDe: 'Kisten medium', in: 'Wasser' },
  ])
  expect(search('Quellau medium')).toEqual(['Sprudel', 'Schorle'])
})

test('behind the few goods of a brand come such things of others', () => {
  const instant = { nameDe: 'Pulver instant', in: 'Kaffee' }
  const { searchNear } = openSearchOver([{ nameDe: 'Riegel', brand: 'Jakobus', in: 'Süßes' }, instant, 'Topf'])
  expect(searchNear('Jakobus instant')).toEqual(['Riegel', 'Pulver instant'])
})

test('what something is for is found as a compound too', () => {
  const powder = { nameDe: 'Spülmaschinenpulver' }
  const { search } = openSearchOver(['Meersalz', powder], [['Spülmaschinensalz', 'Spülmaschinenpulver']])
  expect(search('Salz für Spülmaschine')[0]).toBe('Spülmaschinenpulver')
})

test('what is done with a thing need not stand in its name', () => {
  const { search } = openSearchOver(['Zartes Gebäck', 'Müsli Gebäck mit Kaffee', 'Kaffee'])
  expect(search('Gebäck zum Kaffee').toSorted()).toEqual(['Müsli Gebäck mit Kaffee', 'Zartes Gebäck'])
})

test('a diet counts before how a thing is cut', () => {
  const cut = Array.from({ length: 3 }, () => 'Milde Scheiben Käse')
  const { search } = openSearchOver([...cut, 'Veganer Käse'])
  expect(search('vegane Käse Scheiben')).toEqual(['Veganer Käse'])
})

test('of a compound that nothing has what is at home somewhere is a head, and another name of one is', () => {
  const { search } = openSearchOver(['Sardinen', 'Grillreiniger', 'Badreiniger'], [['Grillreiniger', 'Ofenreiniger']])
  expect(search('Ölsardinen')).toEqual(['Sardinen'])
  expect(search('Pizzaofenreiniger')).toEqual(['Grillreiniger'])
})

test('iron is no ice', () => {
  expect(openSearchOver(['Eisen', 'Eis']).search('Eis')).toEqual(['Eis'])
})

test('of a compound that ends with what goods come in, or with their kinds, the goods are shown', () => {
  const { search } = openSearchOver(['Popcorn Eimer', 'Tomaten Ketchup', 'Schwarzer Tee', 'Brot'], [['Toast', 'Brot']])
  expect(search('Ketchupeimer')).toEqual(['Tomaten Ketchup'])
  expect(search('Teesorten')).toEqual(['Schwarzer Tee'])
})

test('of a compound the longest end that is another name of something is its head', () => {
  const { search } = openSearchOver(['Milch', 'Haferdrink'], [['Haferdrink', 'Hafermilch']])
  expect(search('Baristahafermilch')).toEqual(['Haferdrink'])
})

test('a small word beside nouns that are written large says which one', () => {
  const { search } = openSearchOver(
    ['Barhocker', ...Array.from({ length: 3 }, () => 'Barhocker'), 'Weinbrand'],
    [['Weinbrand', 'Cognac']],
  )
  expect(search('Barhocker Kunstleder cognac')[0]).toBe('Barhocker')
})

test('what is done to goods names none', () => {
  const beet = { nameDe: 'Rote Bete', nameEn: 'Beetroot' }
  const gherkin = { nameDe: 'Essiggurke', nameEn: 'Gherkin' }
  const { search } = openSearchOver([beet, gherkin], [['Gurke', 'pickle']])
  expect(search('pickled beetroot', 'en')).toEqual(['Rote Bete'])
})

test.each([
  ['Kelle', 'Kellerbier'],
  ['Toast', 'Toaster'],
])('%s is no %s', (word, other) => {
  expect(openSearchOver([other, word]).search(word)).toEqual([word])
})

test('cups of ounces are those of so many times 25 ml', () => {
  const cups = ['20 cl', '30 cl', '40 cl'].map((size) => ({ nameDe: `Becher ${size}`, nameEn: `Cup ${size}` }))
  expect(openSearchOver(cups).search('cups 12 oz', 'en')[0]).toBe('Becher 30 cl')
})
