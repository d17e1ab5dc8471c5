import type { LabelGrid } from './label/label-pen.ts'
import { encoded, LIGHT_STEPS, LINEAR, linearOf } from './light/linear-light.ts'
import type { PreparedBase } from './prepared-base.ts'

/** RGB pixels that cover the visible window of the label. */
export type Artwork = { data: Uint8Array; width: number; height: number }

/** Raster size for the visible part of the label: about one texel per pixel. Null when no label is seen. */
export function artworkSize(base: PreparedBase): { width: number; height: number; art: LabelGrid } | null {
  const { art, labelled, window } = base
  if (!art || labelled === 0) return null
  const aspect = ((window.u1 - window.u0) * art.w) / ((window.v1 - window.v0) * art.h)
  const height = Math.sqrt(labelled / aspect) * TEXELS_PER_PIXEL
  return { width: Math.max(16, Math.round(height * aspect)), height: Math.max(16, Math.round(height)), art }
}

/** `lift`: times the light that falls on the label; `exposure`: times the light on what takes no paint. */
type Colours = { ac: string; bg: string; lift?: number; exposure?: number }

/**
 * Puts artwork, accent and body colour on a blank base and returns RGB pixels. In linear light, a pixel is what shines
 * by itself plus, times the light that takes paint, label · artwork + accent · ac + body · bg.
 */
export function paintedPixels(base: PreparedBase, artwork: Artwork | null, colours: Colours) {
  const { picture, index, share, cover, gloss } = base
  const { lift = 1, exposure = 1 } = colours
  const out = exposed(picture, exposure)
  const [accent, body] = [linearOf(colours.ac), linearOf(colours.bg)]
  const paint = new Float32Array(3)
  const texel = artwork ? sampler(artwork, base) : null
  for (let i = 0, at = 0; i < index.length; i++, at += 3) {
    const [label, onAccent, onBody] = [share[at] as number, share[at + 1] as number, share[at + 2] as number]
    if (label > 0 && texel) texel(i, paint)
    else paint.fill(1)
    const pixel = (index[i] as number) * 3
    const painted = (cover[i] as number) / 255
    const shine = SHINE[gloss[i] as number] as number
    for (let channel = 0; channel < 3; channel++) {
      const parts = onAccent * (accent[channel] as number) + onBody * (body[channel] as number)
      const colour = label * lift * (paint[channel] as number) + parts
      const light = LINEAR[picture[pixel + channel] as number] as number
      // Light that takes the colour of the paint, per unit of share, and light that does not.
      const taking = (Math.max(0, light - shine) * LIGHT_STEPS) / 255
      const fixed = (light * (1 - painted) * exposure + Math.min(light, shine) * painted) * LIGHT_STEPS
      out[pixel + channel] = encoded(fixed + taking * colour)
    }
  }
  return out
}

/** A copy in other light. */
function exposed(picture: Uint8Array, exposure: number): Uint8Array {
  const out = Uint8Array.from(picture)
  if (exposure === 1) return out
  const bytes = Uint8Array.from(LINEAR, (light) => encoded(light * exposure * LIGHT_STEPS))
  for (let at = 0; at < out.length; at++) out[at] = bytes[out[at] as number] as number
  return out
}

/** Gloss as light in 0..1. */
const SHINE = new Float32Array(256).map((_, gloss) => (gloss / 255) ** 2)

const TEXELS_PER_PIXEL = 1.12

/** Reads the artwork between its texels, in linear light. */
function sampler({ data, width, height }: Artwork, { u, v, window }: PreparedBase) {
  const [scaleX, scaleY] = [width / (window.u1 - window.u0), height / (window.v1 - window.v0)]
  const [mostX, mostY, row] = [width - 1.001, height - 1.001, width * 3]
  return (i: number, into: Float32Array) => {
    const x = Math.min(mostX, Math.max(0, ((u[i] as number) - window.u0) * scaleX - 0.5))
    const y = Math.min(mostY, Math.max(0, ((v[i] as number) - window.v0) * scaleY - 0.5))
    const [tx, ty, at] = [x - (x | 0), y - (y | 0), (y | 0) * row + (x | 0) * 3]
    for (let channel = 0; channel < 3; channel++) {
      const top = (data[at + channel] as number) * (1 - tx) + (data[at + 3 + channel] as number) * tx
      const below = (data[at + row + channel] as number) * (1 - tx) + (data[at + row + 3 + channel] as number) * tx
      into[channel] = LINEAR[(top * (1 - ty) + below * ty + 0.5) | 0] as number
    }
  }
}
