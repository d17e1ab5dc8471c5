import { expect, test } from 'vitest'
import { variantChoices } from './variant-choices.ts'

const item = (skuId: string, size: string, colour: string, stock = 10) => ({
  skuId,
  options: { size, colour },
  imageUrl: '',
  stock,
  canonicalUrl: `/products/glas-${skuId}`,
})
const axes = [
  { key: 'size', label: 'Size' },
  { key: 'colour', label: 'Colour' },
]

test('a value leads to the variant that keeps the other options', () => {
  const items = [item('1', '45 cl', 'red'), item('2', '58 cl', 'blue'), item('3', '58 cl', 'red')]
  const [sizes] = variantChoices({ axes, items }, '1')
  expect(sizes?.choices.map(({ value, to }) => [value, to])).toEqual([
    ['45 cl', '/products/glas-1'],
    ['58 cl', '/products/glas-3'],
  ])
})

test('the shown variant is chosen and one without stock is marked', () => {
  const [sizes] = variantChoices({ axes, items: [item('1', '45 cl', 'red'), item('2', '58 cl', 'red', 0)] }, '1')
  expect(sizes?.choices.map(({ isChosen, isGone }) => [isChosen, isGone])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('an axis with one value is no choice', () => {
  expect(variantChoices({ axes, items: [item('1', '45 cl', 'red'), item('2', '58 cl', 'red')] }, '1')).toHaveLength(1)
})

test('a product without variants has nothing to choose', () => {
  expect(variantChoices({ axes: [], items: [] }, '1')).toEqual([])
})
