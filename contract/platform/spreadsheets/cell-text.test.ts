import { expect, test } from 'vitest'
import { cellText } from './cell-text.ts'

test.each(['=1+1', '+49 40', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula in a spreadsheet', (text) => {
  expect(cellText(text)).toBe(`'${text}`)
})

test.each(['', 'Brause', '12', 'a=b', ' =1', '1-2', "'=1"])('%j stays as it is', (text) => {
  expect(cellText(text)).toBe(text)
})
