import { describe, expect, test } from 'vitest'
import { openLabelFonts } from './label-fonts.ts'
import { LAYOUTS, labelShapes, markShapes } from './label-layouts.ts'
import { brokenLines } from './label-pen.ts'
import type { Label } from './label-pen.ts'
import { svgOf } from './label-shapes.ts'

const grid = { w: 900, h: 1400, inner: 640 }
const fonts = openLabelFonts()
const label: Label = {
  palette: { bg: '#f5f1e8', fg: '#2b2622', ac: '#8a7a62', on: '#ffffff', c3: '#dccfb6' },
  layout: 'plain',
  font: 'oswald',
  icon: 'coffee',
  brand: 'Tidemar',
  name: 'Espresso Bar',
  sub: 'ganze Bohne',
  size: '1 kg',
}

describe('the lines of a headline', () => {
  const letters = (line: string) => line.length
  const sizeIn = (width: number, height: number) => (lines: string[]) =>
    Math.min(width / Math.max(...lines.map(letters)), height / lines.length)

  test.each([
    ['Kaffee', ['Kaffee']],
    ['Natives Olivenöl extra', ['Natives', 'Olivenöl', 'extra']],
    ['', []],
  ])('break %o between words where that makes the letters larger', (value, lines) => {
    expect(brokenLines(value, 3, sizeIn(10, 6))).toEqual(lines)
  })

  test('stay one where the label is low', () => {
    expect(brokenLines('Natives Olivenöl extra', 3, sizeIn(40, 1))).toEqual(['Natives Olivenöl extra'])
  })
})

test.each(LAYOUTS)('the layout %s draws with and without brand, and with empty texts', (layout) => {
  const full = labelShapes({ ...label, layout }, grid, fonts)
  const brandless = labelShapes({ ...label, layout, brand: '' }, grid, fonts)
  const empty = labelShapes({ ...label, layout, brand: '', name: '', sub: '', size: '', icon: '' }, grid, fonts)
  expect(full.length).toBeGreaterThan(empty.length)
  expect(brandless.length).toBeGreaterThan(empty.length)
  const svg = svgOf([...full, ...brandless, ...empty], { x: 0, y: 0, ...grid, width: 90, height: 140 })
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test('letters the fonts lack lose their accent or are left out', () => {
  expect(fonts.outline('oswald', 'Č').d).toBe(fonts.outline('oswald', 'C').d)
  expect(fonts.outline('oswald', '茶').d).toBe('')
  expect(fonts.outline('oswald', 'Öl').d).not.toBe(fonts.outline('oswald', 'Ol').d)
})

test('a mark without brand is the icon alone', () => {
  const withBrand = markShapes(label, grid, fonts, '#ffffff')
  const alone = markShapes({ ...label, brand: '' }, grid, fonts, '#ffffff')
  expect(withBrand.length - alone.length).toBe(1)
})
