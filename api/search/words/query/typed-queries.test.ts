import { expect, test } from 'vitest'
import { openSearchOver } from '../../../../test/listings/search-over.ts'

const searchOver = (...over: Parameters<typeof openSearchOver>) => openSearchOver(...over).search

test.each([
  ['Ich suche günstige Servietten für eine Hochzeit', 'Serviette'],
  ['wo kann ich Servietten kaufen', 'Serviette'],
  ['we need cheap napkins', 'Serviette'],
  ['günstig', 'Günstig und gut'],
])('of %j the words around it are left out unless there are no others', (q, name) => {
  const search = searchOver(['Günstig und gut', 'Kaufen und suchen', 'Serviette'], [['Serviette', 'napkin']])
  expect(search(q)).toEqual([name])
})

test('where nothing is both, what a thing is counts before what it is for or has in it', () => {
  const search = searchOver(['Kürbis', 'Rührschüssel', 'Mehl', 'Mehl', 'Mehl', 'Mehl'])
  expect(search('Mehl für Kürbis')).toEqual(['Mehl', 'Mehl', 'Mehl', 'Mehl'])
  expect(search('Kürbis mit Mehl')).toEqual(['Kürbis'])
})

test('of a name in English it is known by its German one that it is a thing', () => {
  const peanuts = Array.from({ length: 9 }, () => 'Erdnuss')
  const search = searchOver([...peanuts, 'Roasted Chips'], [['Erdnuss', 'peanut']])
  expect(search('roasted peanuts', 'en')).toEqual(peanuts)
})

test('of two words that an umlaut tells apart the typed one comes first', () => {
  const burgers = Array.from({ length: 3 }, () => 'Burger')
  const bürgers = Array.from({ length: 3 }, () => 'Bürger')
  const search = searchOver([...bürgers, ...burgers])
  expect(search('burger')).toEqual([...burgers, ...bürgers])
  for (const q of ['BÜRGER', 'buerger']) expect(search(q)).toEqual([...bürgers, ...burgers])
})

test('without umlauts a word that is written so by mistake alone finds the others as well as that', () => {
  const names = ['Muesli', 'Musli', 'Müsli', 'Müsli', 'Müsli', 'Müsli']
  const search = searchOver(names)
  for (const q of ['musli', 'müsli', 'muesli']) expect(search(q)).toEqual(names)
})

test('an umlaut that makes a plural tells no words apart', () => {
  const search = searchOver(['Äpfel', 'Äpfel', 'Apfel', 'Apfel'])
  expect(search('apfel')).toEqual(['Äpfel', 'Äpfel', 'Apfel', 'Apfel'])
  const findNuts = searchOver(['Nüsse', 'Nüsse', 'Nüsse', 'Nuss mit Salz', 'Nuss mit Salz'])
  expect(findNuts('nuss')[0]).toBe('Nüsse')
})

test('what is called so in the language of the word comes before a form of it in the other one', () => {
  const buns = { nameDe: 'Semmel', nameEn: 'Rolls' }
  const paper = { nameDe: 'Thermorolle breit und lang', nameEn: 'Till paper wide and long' }
  const search = searchOver([buns, { nameDe: 'Spender für Rollen', nameEn: 'Dispenser' }, paper])
  expect(search('Rollen').at(-1)).toBe('Semmel')
  expect(search('rolls', 'en')[0]).toBe('Semmel')
})

test('a slip beside a word with which it makes a name is corrected to that name', () => {
  const board = { nameDe: 'Schneidebrett', nameEn: 'Wooden block' }
  const box = { nameDe: 'Lunchbox', nameEn: 'Board lunch box' }
  const search = searchOver([box, board], [['Schneidebrett', 'chopping board']])
  expect(search('choppping board', 'en')).toEqual(['Schneidebrett'])
})

test('a compound that nothing has is looked for by other names of its parts', () => {
  const search = searchOver(
    ['Aprikosenkonfitüre', 'Erdbeerkonfitüre'],
    [
      ['Aprikose', 'Marille'],
      ['Konfitüre', 'Marmelade'],
    ],
  )
  expect(search('Marillenmarmelade')).toEqual(['Aprikosenkonfitüre'])
})

test.each([
  ['Bier 0,33er', 'Bier 0,33 l'],
  ['Bier 6 x 0,5 l', 'Bier 0,5 l'],
  ['Tabs 60er', 'Tabs 60 Stück'],
  ['Tabs 120 Stk', 'Tabs 120 Stück'],
])('%s finds what has that size first', (q, first) => {
  const search = searchOver(['Bier', 'Bier 0,5 l', 'Bier 0,33 l', 'Tabs', 'Tabs 60 Stück', 'Tabs 120 Stück'])
  expect(search(q)[0]).toBe(first)
})

test('where nothing is both, a brand counts before a word that says which one', () => {
  const search = searchOver([
    { nameDe: 'Nussig', brand: 'Milka' },
    { nameDe: 'Sahnig', brand: 'Milka' },
    'Schokolade zartherb',
  ])
  expect(search('Milka zartherb')).toEqual(['Nussig', 'Sahnig'])
})

test('a word that is another one with an umlaut is completed to both, and to the typed one alone', () => {
  const { complete } = openSearchOver(['Burger', 'Burger', 'Bürger', 'Bürger', 'Bürger', 'Müsli', 'MÜSLI', 'Musli'])
  expect(complete('burg')).toEqual(['Bürger', 'Burger'])
  expect(complete('bürg')).toEqual(['Bürger'])
  expect(complete('mus')).toEqual(['Müsli'])
})

test('a slip in the first part of a compound is corrected', () => {
  const search = searchOver(['Saft, Johannisbeere', 'Saft, Traube'])
  expect(search('Johanisbeersaft')[0]).toBe('Saft, Johannisbeere')
})

test('of a compound that nothing has the longest head that something has is looked for', () => {
  const search = searchOver(['Seifenspender', 'Handtuchspender'])
  expect(search('Papierhandtuchspender')).toEqual(['Handtuchspender'])
})

test('a word that begins small and ends like a thing is none', () => {
  const butter = Array.from({ length: 9 }, () => 'Butter')
  const search = searchOver([...butter, 'Nuss ungesalzen'])
  expect(search('ungesalzene Butter')).toEqual(butter)
})
