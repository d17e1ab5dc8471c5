import { expect, test } from 'vitest'
import { brandOf } from './food-brand.ts'
import { cleanName, englishName, foodWordOf, isReadable } from './food-name.ts'

test.each([
  ['APFELSAFT naturtrüb', '', 'Apfelsaft naturtrüb'],
  ['Mond Und Sterne  Müsli 375g', 'Rapunzel', 'Mond und Sterne Müsli'],
  ['Warsteiner Warsteiner Pils', 'Warsteiner', 'Warsteiner Pils'],
  ['Weißbier 0,5 LTR', '', 'Weißbier'],
  ['Voelkel Bio Cassissirup &#40;500 ML&#41', 'Voelkel', 'Voelkel Bio Cassissirup'],
  ['Kölln Müsli-riegel Hafer-schoko 4X25G', 'Kölln', 'Kölln Müsli-Riegel Hafer-Schoko'],
  ['Orangensaft Aus Orangensaftkonzentrat, Schlo&amp', '', 'Orangensaft aus Orangensaftkonzentrat, Schlo'],
  ['Burgis Knödelinos (3,97 Eur / 1 Kg)', '', 'Burgis Knödelinos'],
  ['6 BIO-Eier aus ökologischer Erzeugung', '', '6 Bio-Eier aus ökologischer Erzeugung'],
  ['Sonnenkernbrot Vom Spezialisten, Mit Natursauertei', '', 'Sonnenkernbrot vom Spezialisten'],
  ['Dahli ? Butterstollen', '', 'Dahli Butterstollen'],
  ['senf ,mittelscharf', '', 'Senf, mittelscharf'],
])("'%s' of '%s' is shown as '%s'", (raw, brand, name) => {
  expect(cleanName(raw, brand)).toBe(name)
})

test('an article is what its name says only where its category sells such goods', () => {
  expect(foodWordOf('Whiskey Cola', ['can', 'soda-cola'])).toMatchObject({
    label: 'Cola',
    archetypes: ['soda-cola', 'can'],
  })
  expect(foodWordOf('Männersache Whiskey Cola', ['bar', 'pralines'])?.label).not.toBe('Cola')
})

test('the English name adds the noun once', () => {
  const word = foodWordOf('Haferdrink', ['brick'])
  expect(englishName('Haferdrink', word)).toBe('Haferdrink (oat drink)')
  expect(englishName('Oat Drink', word)).toBe('Oat Drink')
  expect(englishName('Teig (mix)', word)).toBe('Teig (mix)')
  expect(englishName('Etwas', undefined)).toBe('Etwas')
})

test('the brand a name bears counts before the inferred one, and a word that is none not at all', () => {
  expect(brandOf('Lindor Kugeln', '')).toBe('Lindt')
  expect(brandOf('Almette Kräuter', 'Bauer')).toBe('Hochland')
  expect(brandOf('Bulgursalat mit Tomaten', 'Bulgursalat')).toBe('')
  expect(brandOf('Nudeln', 'Oberschwäbische')).toBe('')
})

test.each(['Lapin chocolat', 'Bonbon Haribo Roulette Cola (45 Pi?ces)', 'Pizza 4 fromages'])(
  "'%s' is not shown in a German shop",
  (name) => {
    expect(isReadable(name)).toBe(false)
  },
)
