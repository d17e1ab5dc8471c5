import { expect, test } from 'vitest'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { readAllergens } from './read-lists.ts'

const read = (cells: Record<string, string>) =>
  readAllergens({ text: (column) => cells[column] ?? '', report: (column) => expect.fail(column) })

test('cells that are absent state nothing', () => {
  expect(read({})).toEqual({ allergens: [], traces: [], absent: [] })
})

test('what is contained, what traces there may be of and what is absent are told apart', () => {
  const stated = read({ allergens: 'milk, GLUTEN', allergen_traces: 'NUTS|MILK', allergens_absent: 'OTHERS' })
  expect(stated).toMatchObject({ allergens: ['GLUTEN', 'MILK'], traces: ['NUTS'] })
  expect(stated.absent).toHaveLength(allergenCodes.length - 3)
  expect(read({ allergens_absent: 'EGGS' }).absent).toEqual(['EGGS'])
})
