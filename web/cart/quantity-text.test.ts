import { expect, test } from 'vitest'
import { cart as de } from '../../texts/de/cart/screen.ts'
import { cart as en } from '../../texts/en/cart/screen.ts'
import { casesText, quantityText } from './quantity-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['of single pieces', { countPerBox: 1 }, 2, '2 Stück', '2 Stück', '2 pieces'],
  ['of cases', { countPerBox: 6 }, 12, '2 Kartons · 12 Stück', '2 Kartons', '2 cases · 12 pieces'],
  ['of packs of several', { countPerBox: 1, isPack: true }, 2, '2 Packungen', '2 Packungen', '2 packs'],
  ['of one pack', { countPerBox: 1, isPack: true }, 1, '1 Packung', '1 Packung', '1 pack'],
  [
    'of cases of packs',
    { countPerBox: 10, isPack: true },
    10,
    '1 Karton · 10 Packungen',
    '1 Karton',
    '1 case · 10 packs',
  ],
])('a quantity %s counts what is sold', (_, sold, quantity, whole, short, english) => {
  expect(plain(quantityText(de, sold, quantity))).toBe(whole)
  expect(plain(casesText(de, sold, quantity))).toBe(short)
  expect(plain(quantityText(en, sold, quantity))).toBe(english)
})
