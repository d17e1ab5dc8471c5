import type { LabelGrid } from './label/label-pen.ts'
import { decodeCoordinates, windowOf } from './label/label-coordinates.ts'
import type { BaseMap, LabelWindow } from './label/label-coordinates.ts'
import { LIGHT_STEPS, LINEAR } from './linear-light.ts'

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
  u: Float32Array
  v: Float32Array
  /** Light that takes the colour of the paint, per unit of share, and light that does not. */
  taking: Float32Array
  fixed: Float32Array
  art: LabelGrid | null
  window: LabelWindow
  /** How many pixels are mostly label. */
  labelled: number
}

/** Looks up light, shares and label coordinates of all paintable pixels. */
export function prepareBase(pixels: BasePixels, map: BaseMap, art: LabelGrid | null): PreparedBase {
  const { width, height, picture, mask, gloss } = pixels
  const index = paintable(mask)
  const count = index.length
  const share = new Uint8Array(count * 3)
  const taking = new Float32Array(count * 3)
  const fixed = new Float32Array(count * 3)
  let labelled = 0
  for (let i = 0; i < count; i++) {
    const pixel = index[i] as number
    const sum = byte(mask, pixel * 3) + byte(mask, pixel * 3 + 1) + byte(mask, pixel * 3 + 2)
    const scale = sum > 255 ? 255 / sum : 1 // resizing may overshoot
    const cover = Math.min(1, sum / 255)
    const shine = (byte(gloss, pixel) / 255) ** 2
    for (let channel = 0; channel < 3; channel++) {
      const light = LINEAR[byte(picture, pixel * 3 + channel)] as number
      share[i * 3 + channel] = byte(mask, pixel * 3 + channel) * scale
      taking[i * 3 + channel] = (Math.max(0, light - shine) * LIGHT_STEPS) / 255
      fixed[i * 3 + channel] = (light * (1 - cover) + Math.min(light, shine) * cover) * LIGHT_STEPS
    }
    if (byte(share, i * 3) > 127) labelled++
  }
  const { u, v } = decodeCoordinates({ index, share, width, height }, map)
  return { width, height, picture, index, share, u, v, taking, fixed, art, window: windowOf(share, u, v), labelled }
}

/** Memory a prepared base takes, in bytes. */
export const weightOf = ({ picture, index }: PreparedBase) => picture.length + index.length * 39

const byte = (bytes: Uint8Array, at: number) => bytes[at] as number

function paintable(mask: Uint8Array): Uint32Array {
  const found = new Uint32Array(mask.length / 3)
  let count = 0
  for (let pixel = 0; pixel < found.length; pixel++) {
    const at = pixel * 3
    if (byte(mask, at) | byte(mask, at + 1) | byte(mask, at + 2)) found[count++] = pixel
  }
  return found.slice(0, count)
}
