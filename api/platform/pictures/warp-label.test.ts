import { expect, test } from 'vitest'
import { prepareBase, weightOf } from './prepared-base.ts'
import { artworkSize, paintedPixels } from './warp-label.ts'

const LABEL = [255, 0, 0]
const ACCENT = [0, 255, 0]
const BODY = [0, 0, 255]
const NOTHING = [0, 0, 0]

/** Four pixels in a row: label, accent, body, background; all white, nothing shines. */
function white(gloss = 0) {
  const picture = new Uint8Array(12).fill(255)
  const mask = Uint8Array.from([...LABEL, ...ACCENT, ...BODY, ...NOTHING])
  const pixels = { width: 4, height: 1, picture, mask, gloss: new Uint8Array(4).fill(gloss) }
  return prepareBase(pixels, { width: 4, height: 1, step: 1, cols: 0, rows: 0, bytes: null }, null)
}
const red = { data: Uint8Array.from(Array.from({ length: 4 }, () => [200, 10, 20]).flat()), width: 2, height: 2 }
const colours = { ac: '#2f5a45', bg: '#1c2230' }

test('label, accent and body take their colours, the background stays', () => {
  const painted = [...paintedPixels(white(), red, colours)]
  expect(painted).toEqual([200, 10, 20, 0x2f, 0x5a, 0x45, 0x1c, 0x22, 0x30, 255, 255, 255])
})

test('what takes no paint stands in other light where it is asked for, the paint does not', () => {
  const painted = [...paintedPixels(white(), red, { ...colours, exposure: 0.5 })]
  expect(painted.slice(0, 9)).toEqual([200, 10, 20, 0x2f, 0x5a, 0x45, 0x1c, 0x22, 0x30])
  expect(painted.slice(9)).toEqual([188, 188, 188])
})

test('what shines by itself stays white on dark paint', () => {
  expect([...paintedPixels(white(255), red, colours)]).toEqual(Array.from({ length: 12 }, () => 255))
})

test('a base without a label takes no artwork', () => {
  expect(artworkSize(white())).toBeNull()
})

test('a base weighs what its arrays hold', () => {
  const base = white()
  const arrays = Object.values(base).filter((value) => ArrayBuffer.isView(value))
  expect(weightOf(base)).toBe(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0))
})
