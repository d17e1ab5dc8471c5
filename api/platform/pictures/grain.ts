import { seededRandom } from './seeded-random.ts'

/** How far a value may move: between one step and two, as encoders need it to keep a gradient smooth. */
const STRONGEST = 3
const TABLE = 1 << 14

/** Triangular noise, the same every time: equal pictures stay equal bytes. */
const NOISE = (() => {
  const next = seededRandom(1)
  return Float32Array.from({ length: TABLE }, () => (next() + next() - 1) * STRONGEST)
})()

/**
 * Adds fine grain to RGB pixels, in place. The gradient of a plain background has a step every forty pixels or so, which
 * encoders otherwise turn into visible squares.
 */
export function addGrain(pixels: Uint8Array): Uint8Array {
  let state = 1
  for (let at = 0; at < pixels.length; at += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const noise = NOISE[state >>> 18]!
    for (let channel = at; channel < at + 3; channel++) {
      const value = pixels[channel]! + noise
      pixels[channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
    }
  }
  return pixels
}
