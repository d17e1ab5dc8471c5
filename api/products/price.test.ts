import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { founderOf, type Account } from '../http/caller.ts'
import { packText } from './pack.ts'
import { netAt, unitPriceCents, priceFor, tierTextFor, unitPriceText } from './price.ts'
import type { PricedRow } from './product-row.ts'
import { canonicalUrl, slugOf } from './product-address.ts'

const row: PricedRow = {
  storeId: 's',
  priceCents: 420,
  finalPriceCents: 378,
  tierPrices: [
    { minQuantity: 48, finalPriceCents: 350 },
    { minQuantity: 96, finalPriceCents: 320 },
  ],
  priceUnit: 1,
  taxRateBp: 1900,
  countPerBox: 6,
  contentAmount: 1,
  contentUnit: 'PIECE',
}
const account = founderOf('b')
const buyer = { account, language: 'de' } as const
const visitor = { account: null, language: 'de' } as const
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test.each([
  [1, 378],
  [47, 378],
  [48, 350],
  [95, 350],
  [96, 320],
  [5000, 320],
])('of %i pieces one costs %i cents', (quantity, cents) => {
  expect(unitPriceCents(row, quantity)).toBe(cents)
})

test('a buyer is shown list price, final price and what lies between', () => {
  expect(priceFor(buyer, row)).toEqual({
    price: 4.2,
    priceText: '4,20\u00a0€',
    finalNetPrice: 3.78,
    finalNetPriceText: '3,78\u00a0€',
    sumOfDiscountsPrice: 0.42,
    currency: 'EUR',
    contentText: '1 Stück',
    unitPriceText: '3,78\u00a0€/Stück',
    boxPrice: 22.68,
    boxPriceText: '22,68\u00a0€ / Karton à 6',
    taxRate: 19,
  })
  expect(plain(tierTextFor(buyer, row))).toBe('ab 16 Kt. 3,20 €')
})

test('german-trade: the price of a crate is the true one, that of a bottle has up to four decimals', () => {
  const tierPrices = [{ minQuantity: 100, finalPriceCents: 1905 }]
  const crate = { ...row, priceCents: 2105, finalPriceCents: 2005, tierPrices, priceUnit: 20, countPerBox: 20 }
  const price = priceFor(buyer, { ...crate, contentAmount: 500, contentUnit: 'ML' })!
  expect(price).toMatchObject({ price: 1.0525, finalNetPrice: 1.0025, sumOfDiscountsPrice: 0.05, boxPrice: 20.05 })
  expect([price.finalNetPriceText, price.unitPriceText, price.boxPriceText].map(plain)).toEqual([
    '1,0025 €',
    '2,01 €/l',
    '20,05 € / Karton à 20',
  ])
  expect([20, 80, 100, 2000].map((quantity) => netAt(crate, quantity))).toEqual([2005, 8020, 9525, 190_500])
  expect(plain(tierTextFor(buyer, crate))).toBe('ab 5 Kt. 0,9525 €')
  // 20.05 € for 24 has no end: what is shown is rounded, what is paid is not.
  const box = { ...crate, priceUnit: 24, countPerBox: 24, tierPrices: [] }
  expect(priceFor(buyer, box)!.finalNetPrice).toBe(0.8354)
  expect(netAt(box, 2400)).toBe(200_500)
})

test.each([
  ['of what is sold singly, in pieces', { countPerBox: 1 }, 'ab 96 Stück 3,20 €'],
  ['of packs that are sold singly, in packs', { countPerBox: 1, contentAmount: 100 }, 'ab 96 Packungen 3,20 €'],
  ['that is no whole case, in pieces', { countPerBox: 7 }, 'ab 96 Stück 3,20 €'],
  ['of pairs, in cases', { countPerBox: 2 }, 'ab 48 Kt. 3,20 €'],
])('a tier %s', (_, values, text) => {
  expect(plain(tierTextFor(buyer, { ...row, ...values }))).toBe(text)
})

test('a visitor and who belongs to nothing are shown none, an operator is, a supplier those of the own store', () => {
  expect(priceFor(visitor, row)).toBeNull()
  expect(tierTextFor(visitor, row)).toBeNull()
  const as = (side: Account['side'], storeId: string | null) =>
    priceFor({ account: { ...account, side, companyId: null, storeId }, language: 'en' }, row)?.priceText
  expect(as(null, null)).toBeUndefined()
  expect(as('operator', null)).toBe('€4.20')
  expect(as('supplier', 's')).toBe('€4.20')
  expect(as('supplier', 'other')).toBeUndefined()
  expect(as('supplier', null)).toBeUndefined()
})

test.each<[Partial<PricedRow>, string]>([
  [{ contentUnit: 'G', contentAmount: 500 }, '7,56 €/kg'],
  [{ contentUnit: 'ML', contentAmount: 700 }, '5,40 €/l'],
  [{ contentUnit: 'PIECE', contentAmount: 2 }, '1,89 €/Stück'],
  [{ contentUnit: 'PIECE', contentAmount: 250 }, '1,51 €/100 Stück'],
  [{ contentUnit: 'PIECE', contentAmount: 10, finalPriceCents: 100 }, '0,10 €/Stück'],
  [{ contentUnit: 'PIECE', contentAmount: 100, finalPriceCents: 1050 }, '0,11 €/Stück'],
  [{ contentUnit: 'PIECE', contentAmount: 10, finalPriceCents: 99 }, '9,90 €/100 Stück'],
  [{ contentUnit: 'PIECE', contentAmount: 3, finalPriceCents: 200 }, '0,67 €/Stück'],
])('a base price of %j is %s', (values, text) => {
  expect(plain(unitPriceText({ ...row, ...values }, 'de'))).toBe(text)
})

test.each<[number, number, PricedRow['contentUnit'], string, string]>([
  [6, 1, 'PIECE', 'Karton 6 Stück', 'Case of 6'],
  [8, 1000, 'G', 'Karton 8 × 1 kg', 'Case 8 × 1 kg'],
  [12, 500, 'G', 'Karton 12 × 500 g', 'Case 12 × 500 g'],
  [6, 750, 'ML', 'Karton 6 × 0,75 l', 'Case 6 × 0.75 l'],
  [10, 100, 'PIECE', 'Karton 10 × 100 Stück', 'Case 10 × 100 pieces'],
  [1, 1, 'PIECE', '1 Stück', '1 piece'],
  [1, 25_000, 'G', '25 kg', '25 kg'],
])('a case of %i with %i %s each is %s', (countPerBox, contentAmount, contentUnit, de, en) => {
  expect(packText({ countPerBox, contentAmount, contentUnit }, 'de')).toBe(de)
  expect(packText({ countPerBox, contentAmount, contentUnit }, 'en')).toBe(en)
})

describe('the address of a product', () => {
  test.each([
    ['Rotweinglas 45 cl', 'rotweinglas-45-cl'],
    ['Größe „XL“ – Süß & Öl', 'groesse-xl-suess-oel'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Açaí', 'acai'],
    ['Æbleskiver', 'aebleskiver'],
    ['日本', ''],
    ['---', ''],
  ])('spells %s as „%s“', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('is short, ends in its SKU and has a fallback', () => {
    expect(slugOf('Tasse '.repeat(40)).length).toBeLessThanOrEqual(80)
    expect(canonicalUrl({ skuId: '100123', nameDe: 'Rotweinglas 45 cl' })).toBe('/products/rotweinglas-45-cl-100123')
    expect(canonicalUrl({ skuId: '100123', nameDe: '日本' })).toBe('/products/xxx-100123')
  })
})

const anyTiers = fc
  .array(fc.record({ step: fc.integer({ min: 1, max: 200 }), less: fc.integer({ min: 1, max: 99 }) }), { maxLength: 5 })
  .map((steps) => {
    let before = { minQuantity: 1, finalPriceCents: 1000 }
    return steps.map(({ step, less }) => {
      before = { minQuantity: before.minQuantity + step, finalPriceCents: before.finalPriceCents - less }
      return before
    })
  })

test('more pieces never cost more each, and a tier counts from its first piece on', () => {
  fc.assert(
    fc.property(anyTiers, fc.integer({ min: 1, max: 1200 }), (tierPrices, quantity) => {
      const priced = { ...row, finalPriceCents: 1000, tierPrices }
      const unit = unitPriceCents(priced, quantity)
      expect(unitPriceCents(priced, quantity + 1)).toBeLessThanOrEqual(unit)
      const reached = tierPrices.findLast(({ minQuantity }) => minQuantity <= quantity)
      expect(unit).toBe(reached?.finalPriceCents ?? 1000)
      expect(netAt(priced, quantity)).toBe(unit * quantity)
    }),
  )
})
