import { expect, test } from 'vitest'
import { depositsOf, recased } from './food-deposit.ts'
import { foodKinds } from './food-kinds.ts'
import type { Food } from './food-source.ts'

const line = (nutrients: Record<string, string>) => nutrients as unknown as Food['line']
const sold = (category: string, name: string, nutrients: Record<string, string> = {}) => {
  const kind = foodKinds[category]!
  return {
    food: { name, line: line(nutrients) },
    kind,
    content: { amount: kind.content[0], unit: kind.content[1] },
    box: kind.box,
  }
}

// German trade, section 5.
test('german-trade § 5: a crate of beer is lent by bottle and crate, a can alone, and a carton of juice not at all', () => {
  expect(depositsOf(sold('bier', 'Pilsener'))).toBe('MEHRWEG_8:1|CRATE:20')
  expect(depositsOf(sold('energy-sport', 'Isotonischer Durstlöscher', { sugar_g: '6' }))).toBe('EINWEG_25:1')
  expect(depositsOf(sold('saft-nektar', 'Apfelsaft'))).toBe('')
  expect(recased('MEHRWEG_8:1|CRATE:20', 10)).toBe('MEHRWEG_8:1|HALF_CRATE:10')
})

test.each([
  ['limonade-cola', 'Café Musica 14 feine Gebächspezialitäten', { fat_g: '28', sugar_g: '37' }],
  ['energy-sport', 'Energy Cake, Mandel', { fat_g: '19.3' }],
  ['energy-sport', 'Whey Protein', { fat_g: '6.5' }],
  ['energy-sport', 'Elektrolyt Pulver Zitrone', {}],
])('german-trade § 5: no bottle for what is not drunk: %s, %s', (category, name, nutrients) => {
  expect(depositsOf(sold(category, name, nutrients))).toBe('')
})
