import type { LabelGrid } from './label/label-pen.ts'
import { decodeCoordinates, windowOf } from './label/label-coordinates.ts'
import type { BaseMap, LabelWindow } from './label/label-coordinates.ts'

/** A blank picture as decoded: RGB picture and mask, one byte of gloss per pixel, all of the output size. */
export type BasePixels = { width: number; height: number; picture: Uint8Array; mask: Uint8Array; gloss: Uint8Array }

/** Everything about the paintable pixels that does not depend on the artwork. Light is in LIGHT_STEPS. */
export type PreparedBase = {
  width: number
  height: number
  picture: Uint8Array
  /** Where each paintable pixel stands in the picture. */
  index: Uint32Array
  /** Three bytes per paintable pixel: share of label, accent and body; together at most 255. */
  share: Uint8Array
  /** How much of each paintable pixel is painted at all, and how much it shines by itself. */
  cover: Uint8Array
  gloss: Uint8Array
  u: Float32Array
  v: Float32Array
  art: LabelGrid | null
  window: LabelWindow
  /** How many pixels are mostly label. */
  labelled: number
}

/** Looks up shares, gloss and label coordinates of all paintable pixels. What follows from these in a few steps is not stored. */
export function prepareBase(pixels: BasePixels, map: BaseMap, art: LabelGrid | null): PreparedBase {
  const { width, height, picture, mask } = pixels
  const index = paintable(mask)
  const count = index.length
  const share = new Uint8Array(count * 3)
  const cover = new Uint8Array(count)
  const gloss = new Uint8Array(count)
  let labelled = 0
  for (let i = 0; i < count; i++) {
    const pixel = index[i] as number
    const sum = sumAt(mask, pixel)
    const scale = sum > 255 ? 255 / sum : 1 // resizing may overshoot
    for (let channel = 0; channel < 3; channel++) share[i * 3 + channel] = byte(mask, pixel * 3 + channel) * scale
    cover[i] = Math.min(255, sum)
    gloss[i] = byte(pixels.gloss, pixel)
    if (byte(share, i * 3) > 127) labelled++
  }
  const { u, v } = decodeCoordinates({ index, share, width, height }, map)
  return { width, height, picture, index, share, cover, gloss, u, v, art, window: windowOf(share, u, v), labelled }
}

/** Memory a prepared base takes, in bytes. */
export const weightOf = ({ picture, index }: PreparedBase) => picture.length + index.length * 17

const byte = (bytes: Uint8Array, at: number) => bytes[at] as number
const sumAt = (bytes: Uint8Array, pixel: number) =>
  byte(bytes, pixel * 3) + byte(bytes, pixel * 3 + 1) + byte(bytes, pixel * 3 + 2)

function paintable(mask: Uint8Array): Uint32Array {
  const pixels = mask.length / 3
  let count = 0
  for (let pixel = 0; pixel < pixels; pixel++) if (sumAt(mask, pixel) > 0) count++
  const found = new Uint32Array(count)
  for (let pixel = 0, i = 0; i < count; pixel++) if (sumAt(mask, pixel) > 0) found[i++] = pixel
  return found
}
