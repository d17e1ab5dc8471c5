import { expect, test } from 'vitest'
import { cleanIngredients, mainIngredients } from './food-ingredients.ts'
import { descriptionOf, type Described } from './food-description.ts'
import { foodKinds } from './food-kinds.ts'
import { foodRows } from './food-rows.ts'

const coffee: Described = {
  category: 'kaffee-bohne',
  name: 'Äthiopischer Espresso',
  isOrganic: true,
  alcohol: '',
  ingredients: '',
  stated: { amount: 500, unit: 'G' },
  content: { amount: 500, unit: 'G' },
  box: 8,
  kind: foodKinds['kaffee-bohne']!,
}

test('a description says variety, origin, what a case yields and how it is kept', () => {
  expect(descriptionOf(coffee, 'de')).toBe(
    '<p>Aus biologischem Anbau, aus Äthiopien.</p><p>Karton mit 8 × 500 g, etwa 500 Tassen.</p><p>Kühl und trocken lagern.</p>',
  )
  expect(descriptionOf(coffee, 'en')).toContain('Organically grown, from Ethiopia.')
})

test('where nothing is known there is none', () => {
  expect(descriptionOf({ ...coffee, name: 'Kaffee', isOrganic: false, stated: undefined }, 'de')).toBe('')
})

test('an article of which only the ingredients are known is described in both languages', () => {
  const spaetzle = { ...coffee, isOrganic: false, name: 'Eierspätzle', stated: undefined }
  const known = { ...spaetzle, ingredients: 'Weizenmehl, Trinkwasser, 18% Vollei, Speisesalz' }
  expect(descriptionOf(known, 'de')).toContain('<p>Vor allem aus Weizenmehl, Trinkwasser und Vollei.</p>')
  expect(descriptionOf(known, 'en')).toContain('<p>Mainly wheat flour, drinking water and whole egg.</p>')
  const unnamed = descriptionOf({ ...spaetzle, ingredients: 'Brühkraut, Trinkwasser, Vollei' }, 'en')
  expect(unnamed).toBe('<p>Case of 8 × 500 g, about 500 cups.</p><p>Store in a cool, dry place.</p>')
})

test('a style is no origin', () => {
  expect(descriptionOf({ ...coffee, name: 'Joghurt nach griechischer Art' }, 'de')).not.toContain('Griechenland')
})

test('no description of the demo stands for more than one article in a hundred', () => {
  const rows = [...foodRows({})].map(({ row }) => row.description_de ?? '')
  const counts = new Map<string, number>()
  for (const text of rows.filter(Boolean)) counts.set(text, (counts.get(text) ?? 0) + 1)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(rows.length / 100)
})

test('ingredients lose what stood around them on the packing, and noise of scanning leaves none', () => {
  expect(cleanIngredients('Zutaten: Wasser, Gerstenmalz. Mindestens haltbar bis 21.12.19')).toBe('Wasser, Gerstenmalz.')
  expect(cleanIngredients('Maisstârke, Rapsôl')).toBe('Maisstärke, Rapsöl')
  expect(cleanIngredients('I Huttitionaj values I t 1 I coeroético fett I fot I (lavon oeoôttiote')).toBe('')
  expect(mainIngredients('Hartweizengrieß (60%), Trinkwasser, Eier, Salz')).toEqual([
    'Hartweizengrieß',
    'Trinkwasser',
    'Eier',
  ])
})
