import { expect, test } from 'vitest'
import { readFoods } from '../food-source.ts'
import { headNounOf } from './head-noun.ts'
import { placeOf } from './place.ts'

test.each([
  ['Rindfleisch in eigenen Saft', 'saft-nektar', 'konserven'],
  ['Jeremias Feine Nudelspezialitäten', 'limonade-cola', 'pasta-reis'],
  ['Mini Butterkeks -30% Zucker', 'zucker-suesse', 'kekse'],
  ['Müsli zuckerrarm', 'muesli-cerealien', 'muesli-cerealien'],
  ['Traditionelle Käse-Platte', 'kaffee-instant', 'kaese'],
  ['Andechser Natur Biovollmilch', 'schokolade', 'milch-sahne'],
  ['Chips Krosse Kerle Karamell & Salz', 'gewuerze-salz', 'salzige-snacks'],
  ['Erdnüsse geröstet ohne Salz', 'gewuerze-salz', 'nuesse-trockenfruechte'],
  ['10 Milchbrötchen, aus entrahmter Milch, mit Schokoladenstücken', 'schokolade', 'brot-broetchen'],
  ['Saftige Würstchen in Eigenhaut', 'saft-nektar', 'wurst-schinken'],
  ['Fischstäbchen', 'fisch', 'fisch'],
  ['Ristorante Pizza Mozzarella', 'kaese', 'tk-pizza-snacks'],
  ['Pizza Gewürz', 'tk-pizza-snacks', 'gewuerze-salz'],
  ['Brotaufstrich Tomate Mozzarella', 'schorle-eistee', 'aufstriche-honig'],
  ['Vegetarischer Schinken Spicker Bunter Pfeffer', 'gewuerze-salz', 'vegan-tofu'],
  ['Schöfferhofer - Hefeweizen Alkoholfrei', 'bier', 'bier-alkoholfrei'],
  ['Tortelloni Vier Käse', 'kuchen-gebaeck', 'pasta-reis'],
  ['Heringsfilets in Senf-Creme', 'sossen-senf', 'fisch'],
  ['Pflaumen in Zartbitterschokolade', 'schokolade', 'schokolade'],
  ['Joghurt mit Traubenzucker', 'zucker-suesse', undefined],
  ['Ritter Sport Rum Trauben Nuss', 'obst-gemuese', 'schokolade'],
  ['Alaska-Seelachs-Schnitzel', 'fisch', 'fisch'],
  ['Mildessa Champagner-Kraut', 'sekt-schaumwein', 'konserven'],
  ['Tee-Adventskalender 2017', 'schokolade', 'tee'],
  ['Dinkelsticks Gerösteter Sesam', 'nuesse-trockenfruechte', 'salzige-snacks'],
  ['Frischer Pizzateig', 'suppen-fertiggerichte', 'mehl-backen'],
  ['Wilmersburger Pizzaschmelz', 'kaese', 'vegan-tofu'],
])("'%s', by the source among '%s', stands among '%s'", (name, source, category) => {
  expect(placeOf(name, source)).toBe(category)
})

test.each([
  ['Tomate Basilikum', 'schorle-eistee'],
  ['Animonda Carny Rind + Reh mit Preiselbeeren', 'fleisch-gefluegel'],
  ['Magnesium Dragees 400', 'bonbons-fruchtgummi'],
  ['Spülmaschinensalz - Somat', 'gewuerze-salz'],
])("'%s' is left out", (name, source) => {
  expect(placeOf(name, source)).toBeUndefined()
})

test('a word within another is no noun: a hamburger is not in Würzburger, rice not in Gletschereis', () => {
  expect(headNounOf('Pils Bitburger')?.noun).toBe('pils')
  expect(headNounOf('Gletschereis')?.noun).toBe('gletschereis')
  expect(headNounOf('Genuss Momente, Saftschinken')?.noun).toBe('saftschinken')
})

test('no article stands where its own head noun is not sold, but for what a reader placed', () => {
  const foods = readFoods()
  const drinks = new Set([
    'wasser',
    'limonade-cola',
    'saft-nektar',
    'schorle-eistee',
    'bier',
    'wein',
    'kaffee-bohne',
    'tee',
  ])
  const solid = /wurst|käse|brot(?!zeit)|(?<!frucht)fleisch|keks|nudel|pizza|aufstrich|schinken|salami|joghurt(?!getr)/i
  expect(
    foods.filter(({ name, category }) => drinks.has(category) && solid.test(name)).map(({ name }) => name),
  ).toEqual([])
})
