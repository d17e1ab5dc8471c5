import { expect, test } from 'vitest'
import { urlPart } from '../../contract/platform/fold-text.ts'
import { goodsRows } from '../../seed/goods/goods-rows.ts'
import { swatchOf } from '../../web/products/swatches.ts'

test('every colour of the demo goods has a swatch in the filter, and nothing else has one', () => {
  const stated = [...goodsRows()].flatMap(({ row }) => /colour=Farbe:([^=]+)=/.exec(row.attributes ?? '')?.[1] ?? [])
  const colours = [...new Set(stated.map(urlPart))]
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter((colour) => swatchOf('attr.colour', colour) === null)).toEqual([])
  expect(swatchOf('attr.colour', 'regenbogen')).toBeNull()
  expect(swatchOf('brand', 'gold')).toBeNull()
})
