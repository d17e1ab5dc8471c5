import { bytesOf } from '../../../../contract/designs/print-ink.ts'

/** sRGB byte → linear light in 0..1. */
export const LINEAR = new Float32Array(256).map((_, index) => {
  const value = index / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Steps of linear light that `encoded` tells apart. */
export const LIGHT_STEPS = 8192

const ENCODED = new Uint8Array(LIGHT_STEPS + 1).map((_, index) => {
  const light = index / LIGHT_STEPS
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** Linear light in steps → sRGB byte; brighter than white stays white. */
export const encoded = (light: number): number => ENCODED[light > LIGHT_STEPS ? LIGHT_STEPS : light | 0] as number

/** Red, green and blue of '#rrggbb' as linear light in 0..1. */
export const linearOf = (hex: string) => bytesOf(hex).map((byte) => LINEAR[byte]) as [number, number, number]
