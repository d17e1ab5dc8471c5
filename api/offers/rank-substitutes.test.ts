import { expect, test } from 'vitest'
import { rankSubstitutes } from './rank-substitutes.ts'

const oats = { gtin: '4006381333931', name: 'Veganer Haferdrink', finalPriceCents: 279, contentAmount: 1000 }
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
