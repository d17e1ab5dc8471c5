import { expect, test } from 'vitest'
import { boxFor, contentFor, readContent } from './food-content.ts'
import { foodKinds } from './food-kinds.ts'
import { readFoods } from './food-source.ts'

test.each([
  ['Kaffee Bohnen 200 gr', 200, 'G'],
  ['Beutelsbacher Tomatensaft, 0,7 LTR Flasche', 700, 'ML'],
  ['Rapunzel Bourbon Vanillezucker Cristallino, Hih, 4X 8 GR Packung', 32, 'G'],
  ['Meßmer Tee Ingwer-zitrone 20 Beutel à 1,75 G', 35, 'G'],
  ['Haribo Goldbären 200G + 20G Gratis', 220, 'G'],
  ['Pizza Ristorante Formaggi & Pommodore 0.355 Kilogramm', 355, 'G'],
  ['Jacoby Bio Apfelsaft 6 X 0.2 L Tetra', 1200, 'ML'],
  ['Voelkel Bio Cassissirup (500 ML)', 500, 'ML'],
  ['Biere hofbräu 50 cl', 500, 'ML'],
  ['Milch, Haltbar, Laktosefrei, 1.000 ML', 1000, 'ML'],
  ['Gourmet Berner Kürbiskernöl 0, 2l', 200, 'ML'],
  ['Pils 0, 33 l 0.33 Liter', 330, 'ML'],
])("'%s' holds %d %s", (name, amount, unit) => {
  expect(readContent(name).content).toEqual({ amount, unit })
})

test.each([
  'Frische Bio-Vollmilch 3,7g',
  'Burgis Knödelinos (3,97 Eur / 1 Kg)',
  'Weizenmehl Type 550',
  'Müsli 479 Knackige Mischung',
  'Gelierzucker 2:1',
  'Jäger Soße, FüR 3 x 1 / 4 L',
  'Frische Milch 3.5% Fett',
])("'%s' states no size", (name) => {
  expect(readContent(name).content).toBeUndefined()
})

test('eggs are counted', () => {
  expect(readContent('6 frische Bio-Eier aus ökologischer Haltung', 'eier').content).toEqual({
    amount: 6,
    unit: 'PIECE',
  })
})

test('the stated size counts, else the usual one; large pieces come in smaller cases', () => {
  const coffee = foodKinds['kaffee-bohne']!
  expect(contentFor({ amount: 200, unit: 'G' }, coffee)).toEqual({ amount: 200, unit: 'G' })
  expect(contentFor(undefined, coffee)).toEqual({ amount: 1000, unit: 'G' })
  expect(boxFor({ amount: 200, unit: 'G' }, coffee)).toBe(coffee.box)
  expect(boxFor({ amount: 5000, unit: 'G' }, coffee)).toBeLessThan(coffee.box)
})

test('no name of the demo still bears a size that its content contradicts', () => {
  const foods = readFoods()
  expect(foods.filter(({ stated }) => stated).length).toBeGreaterThan(230)
  expect(
    foods.filter(({ name }) => /\d{2}\s?(?:g|gr|kg|ml|cl|ltr)(?!\p{L})/iu.test(name)).map(({ name }) => name),
  ).toEqual([])
})
