import { expect, test } from 'vitest'
import { extraShipping, rankOffers, type RankedOffer } from './rank-offers.ts'

const offer = (name: string, more: Partial<RankedOffer> = {}) => ({
  name,
  goodsCents: 2000,
  content: 8000,
  isInStock: true,
  leadMaxDays: 3,
  minimumOrderCents: 7500,
  shippingFeeCents: 690,
  shippingFreeFromCents: 15_000,
  cartCents: 0,
  ...more,
})
const ranked = (...offers: ReturnType<typeof offer>[]) => rankOffers(offers).map(({ name, reason }) => [name, reason])

test('what the cart pays already is no further shipping', () => {
  expect(extraShipping(offer('new'))).toBe(690)
  expect(extraShipping(offer('in the cart', { cartCents: 3000 }))).toBe(0)
  expect(extraShipping(offer('free from', { goodsCents: 15_000 }))).toBe(0)
})

test('the store that is in the cart comes before a cheaper one with shipping of its own', () => {
  expect(ranked(offer('cheap', { goodsCents: 1800 }), offer('in cart', { cartCents: 5000 }))).toEqual([
    ['in cart', 'FITS_CART'],
    ['cheap', null],
  ])
})

test('cases of different size are compared by their content', () => {
  expect(ranked(offer('small case'), offer('large case', { goodsCents: 3600, content: 16_000 }))[0]).toEqual([
    'large case',
    'CHEAPEST',
  ])
})

test('what is sold out stands last, without a reason', () => {
  expect(ranked(offer('gone', { goodsCents: 100, isInStock: false }), offer('there'))).toEqual([
    ['there', 'CHEAPEST'],
    ['gone', null],
  ])
})

test('one alone that comes sooner says so, and what the minimum lacks is known', () => {
  const offers = rankOffers([offer('slow', { goodsCents: 1500 }), offer('fast', { leadMaxDays: 1, cartCents: 500 })])
  expect(offers.find(({ name }) => name === 'fast')).toMatchObject({ missingCents: 7000 })
  expect(ranked(offer('slow', { goodsCents: 1000 }), offer('fast', { leadMaxDays: 1 }))).toEqual([
    ['slow', 'CHEAPEST'],
    ['fast', 'FASTEST'],
  ])
})
