import { expect, test } from 'vitest'
import { shortFacts } from './product-facts.ts'

const attribute = (label: string, valueText: string) => ({ key: label, label, valueText })
const pan = {
  skuId: '1',
  attributes: [
    attribute('Material', 'Edelstahl 18/10'),
    attribute('Durchmesser', 'Ø 20 cm'),
    attribute('Backofenfest', 'ja'),
    attribute('Stück je Packung', '100'),
    attribute('Beschichtet', 'nein'),
    attribute('Herdarten', 'Gas, Elektro, Glaskeramik, Induktion'),
  ],
  variants: {
    axes: [{ key: 'size', label: 'Größe' }],
    items: [
      { skuId: '1', options: { size: 'Ø 20 cm' }, colour: null, imageUrl: '', stock: 1, canonicalUrl: '/products/a-1' },
    ],
  },
}

test('a mere yes, no or number is no fact of its own, a chosen size is not repeated, a long list not told', () => {
  expect(shortFacts(pan).map(({ valueText }) => valueText)).toEqual(['Edelstahl 18/10'])
})
