import { expect, test } from 'vitest'
import { variantChoices } from './variant-choices.ts'

const item = (skuId: string, size: string, colour: string, stock = 10) => ({
  skuId,
  options: { size, colour },
  colour,
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

test.each([
  [
    ['27 cm', '21 cm', '15 cm', '31 cm', '19 cm'],
    ['15 cm', '19 cm', '21 cm', '27 cm', '31 cm'],
  ],
  [
    ['1 l', '250 ml', '0,5 l'],
    ['250 ml', '0,5 l', '1 l'],
  ],
  [
    ['XL', 'S', 'M'],
    ['S', 'M', 'XL'],
  ],
  [
    ['5 kg', '500 g'],
    ['500 g', '5 kg'],
  ],
])('sizes ascend: %j', (given, sorted) => {
  const items = given.map((size, i) => item(String(i), size, 'red'))
  expect(variantChoices({ axes, items }, '0')[0]?.choices.map(({ value }) => value)).toEqual(sorted)
})

test('a colour has its swatch, a size has none', () => {
  const items = [item('1', '45 cl', 'weiss'), item('2', '58 cl', 'rot')]
  const [sizes, colours] = variantChoices({ axes, items }, '1')
  expect(sizes?.choices.map(({ colour }) => colour)).toEqual([null, null])
  expect(colours?.choices.map(({ colour }) => colour)).toEqual(['weiss', 'rot'])
})
