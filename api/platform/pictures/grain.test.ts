import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'
import { addGrain } from './grain.ts'

const SIZE = 480
const raw = { width: SIZE, height: SIZE, channels: 3 as const }

/** A background as of the studio: one step of brightness every forty pixels. */
const background = () => Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, i) => 236 - Math.floor(i / 3 / SIZE / 40))

/** Share of the 8 × 8 squares of an encoded picture that are of one colour. */
async function flatSquares(pixels: Uint8Array): Promise<number> {
  const encoded = await encodePicture(sharp(pixels, { raw }), 'avif', 'fine')
  const grey = await sharp(encoded).greyscale().raw().toBuffer()
  let flat = 0
  for (let y = 0; y < SIZE; y += 8)
    for (let x = 0; x < SIZE; x += 8) {
      const square = Array.from({ length: 64 }, (_, i) => grey[(y + (i >> 3)) * SIZE + x + (i & 7)]!)
      if (square.every((value) => value === square[0])) flat++
    }
  return flat / (SIZE / 8) ** 2
}

test('a plain background does not fall into squares', async () => {
  expect(await flatSquares(background())).toBeGreaterThan(0.5)
  expect(await flatSquares(addGrain(background()))).toBeLessThan(0.05)
})

test('grain is the same every time and keeps within black and white', () => {
  expect(addGrain(background())).toEqual(addGrain(background()))
  const edges = addGrain(Uint8Array.from({ length: 600 }, (_, i) => (i % 6 < 3 ? 0 : 255)))
  expect(Math.max(...edges.filter((_, i) => i % 6 < 3))).toBeLessThan(6)
  expect(Math.min(...edges.filter((_, i) => i % 6 > 2))).toBeGreaterThan(249)
})
