import { expect, test } from 'vitest'
import { rankSubstitutes } from './rank-substitutes.ts'

const oats = {
  gtin: '4006381333931',
  name: 'Veganer Haferdrink',
  finalPriceCents: 279,
  priceUnit: 1,
  contentAmount: 1000,
}
const almond = { ...oats, gtin: null, name: 'Mandeldrink', finalPriceCents: 280 }
const cheapOats = { ...oats, gtin: null, name: 'Smelk Haferdrink', finalPriceCents: 164 }
const nearOats = { ...oats, gtin: null, name: 'HAFERDRINK Barista', finalPriceCents: 408, contentAmount: 2000 }
const elsewhere = { ...oats, finalPriceCents: 600 }
const rows = [almond, cheapOats, nearOats, elsewhere]

test('the same article stands first, then the same sort by what its content costs', () => {
  expect(rankSubstitutes(oats, rows, true)).toEqual([elsewhere, nearOats, cheapOats, almond])
})

test('who sees no prices is not told them by the order', () => {
  expect(rankSubstitutes(oats, rows, false)).toEqual([elsewhere, cheapOats, nearOats, almond])
})

test('two articles without a GTIN are not the same', () => {
  expect(rankSubstitutes({ ...oats, gtin: null }, [almond, cheapOats], true)).toEqual([cheapOats, almond])
})

const fresh = (name: string, finalPriceCents: number) => ({
  gtin: null,
  name,
  finalPriceCents,
  priceUnit: 1,
  contentAmount: 500,
})

test('of fresh goods the same kind comes before the same word, and its sort before the nearest price', () => {
  const own = fresh('Frischer Erdbeerjoghurt', 300)
  const strawberries = fresh('Buttermilch Erdbeere', 300)
  const plain = fresh('Joghurt mild', 301)
  const same = fresh('Joghurt Erdbeere', 420)
  expect(rankSubstitutes(own, [strawberries, plain, same], true)).toEqual([same, plain, strawberries])
})
