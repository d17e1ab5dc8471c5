import { expect, test } from 'vitest'
import { cleanName, englishName, foodWordOf } from './food-name.ts'

test.each([
  ['APFELSAFT naturtrüb', '', 'Apfelsaft naturtrüb'],
  ['Mond Und Sterne  Müsli 375g', 'Rapunzel', 'Mond Und Sterne Müsli'],
  ['Warsteiner Warsteiner Pils', 'Warsteiner', 'Warsteiner Pils'],
  ['Weißbier 0,5 LTR', '', 'Weißbier 0,5 LTR'],
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
