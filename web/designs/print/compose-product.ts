import { bytesOf } from '../../../contract/designs/print-ink.ts'
import { drawPrint, newCanvas, penOf, type Print } from './draw-print.ts'
import { mapPixels, type PixelMap, type Surface } from './surface.ts'

/** Edge of the composed picture in pixels. */
export const GOODS_SIZE = 1000
/** Letters are small: more texels than pixels keep them sharp, as on the server. */
const FINER = 1.3

/** Share of the light that comes back coloured; the rest shines whatever the ink. */
const MATT = 0.92

type Goods = { blank: HTMLImageElement; surface: Surface; ground: string }

/** Draws prints on the picture of the product, in their light. Returns how to draw one. */
export function createComposer(canvas: HTMLCanvasElement, { blank, surface, ground }: Goods) {
  const pen = penOf(canvas)
  pen.drawImage(blank, 0, 0, GOODS_SIZE, GOODS_SIZE)
  const map = mapPixels(surface, GOODS_SIZE)
  const bare = pen.getImageData(map.left, map.top, map.width, map.height)
  const light = lightOf(bare, ground)
  const flat = newCanvas(map.width * FINER, (map.width * FINER) / surface.aspect)
  const out = new ImageData(map.width, map.height)
  return (print: Omit<Print, 'ground' | 'aspect'>) => {
    const art = drawPrint(flat, { ...print, ground, aspect: surface.aspect })
    out.data.set(bare.data)
    lay(out, art, { map, bare, light, ground })
    pen.putImageData(out, map.left, map.top)
  }
}

type Lying = { map: PixelMap; bare: ImageData; light: Float32Array; ground: string }

/** In linear light a pixel changes by what the ink takes from the ground, times the light that falls on it. */
function lay(out: ImageData, art: ImageData, { map, bare, light, ground }: Lying) {
  const under = bytesOf(ground).map((byte) => LINEAR[byte]!)
  const [mostX, mostY] = [art.width - 1.001, art.height - 1.001]
  for (let i = 0; i < map.x.length; i++) {
    const u = map.x[i]!
    if (Number.isNaN(u)) continue
    const x = Math.min(mostX, Math.max(0, u * art.width - 0.5))
    const y = Math.min(mostY, Math.max(0, map.y[i]! * art.height - 0.5))
    const at = ((y | 0) * art.width + (x | 0)) * 4
    for (let channel = 0; channel < 3; channel++) {
      const ink = LINEAR[texel(art, at + channel, [x % 1, y % 1])]!
      const change = MATT * light[i]! * (ink - under[channel]!)
      if (Math.abs(change) > 0.001) out.data[i * 4 + channel] = encoded(LINEAR[bare.data[i * 4 + channel]!]! + change)
    }
  }
}

function texel({ data, width }: ImageData, at: number, [right, down]: [number, number]): number {
  const row = width * 4
  const above = data[at]! * (1 - right) + data[at + 4]! * right
  const below = data[at + row]! * (1 - right) + data[at + row + 4]! * right
  return (above * (1 - down) + below * down + 0.5) | 0
}

/** How much of the studio's light each pixel of the bare product gives back, next to a flat ground. */
function lightOf({ data }: ImageData, ground: string): Float32Array {
  const full = brightness(bytesOf(ground), 0)
  return Float32Array.from({ length: data.length / 4 }, (_, i) => Math.min(2, brightness(data, i * 4) / full))
}

const brightness = (bytes: ArrayLike<number>, at: number) =>
  0.2126 * LINEAR[bytes[at]!]! + 0.7152 * LINEAR[bytes[at + 1]!]! + 0.0722 * LINEAR[bytes[at + 2]!]! + 0.002

/** sRGB byte → linear light in 0..1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
)

const encoded = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * Math.max(0, light) : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055)
