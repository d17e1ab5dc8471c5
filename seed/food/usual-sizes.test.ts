import { expect, test } from 'vitest'
import { foodKinds } from './food-kinds.ts'
import { kindNamed } from './usual-sizes.ts'

test.each([
  ['Deutsche Markenbutter', 'milch-sahne', 250, 'G'],
  ['Haltbare entrahmte Milch', 'milch-sahne', 1000, 'ML'],
  ['Sprühsahne 30 % Fett', 'milch-sahne', 250, 'ML'],
  ['Frischer Eiskaffee', 'kaffee-instant', 250, 'ML'],
  ['Typ Eiskaffee', 'kaffee-instant', 200, 'G'],
  ['Trinkjoghurt Himbeere', 'joghurt-quark', 500, 'ML'],
  ['Milchreis Klassische Art', 'joghurt-quark', 500, 'G'],
  ['Marken Jodsalz', 'gewuerze-salz', 500, 'G'],
  ['Kräutersalz', 'gewuerze-salz', 100, 'G'],
  ['Salat Krönung Küchenkräuter', 'oel-essig', 50, 'G'],
  ['Schokoladenkuchen Backmischung', 'mehl-backen', 500, 'G'],
  ['Raspelschokolade', 'mehl-backen', 200, 'G'],
  ['Bourbon Vanillezucker', 'zucker-suesse', 100, 'G'],
  ['Ahornsirup', 'zucker-suesse', 250, 'ML'],
  ['Corny Cocos 6 Riegel', 'riegel', 150, 'G'],
  ['Kinder Riegel 18+2 Riegel Big Pack', 'riegel', 500, 'G'],
])("'%s' (%s) is sold by %d %s where its name states no size", (name, category, amount, unit) => {
  expect(kindNamed(category, name).content).toEqual([amount, unit])
})

test('what is sold in other sizes has a price of its own: salt costs less than spices', () => {
  expect(kindNamed('gewuerze-salz', 'Meersalz').base).toBeLessThan(foodKinds['gewuerze-salz']!.base / 5)
  expect(kindNamed('gewuerze-salz', 'Oregano')).toEqual(foodKinds['gewuerze-salz'])
})
