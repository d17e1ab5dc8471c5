import type { Placement } from '../../../contract/designs/designs.ts'
import { applyInk, inkOf, isGlazed, stitch } from '../../../contract/designs/print-ink.ts'
import type { Content } from '../content.ts'
import { familyOf } from './print-fonts.ts'

/** What is printed on which colour of product; `aspect` as in DesignTemplate. */
export type Print = { content: Content; logo: HTMLImageElement | null; ground: string; aspect: number }

const LOGO_WIDTH = 700
/** The baseline is this far below the middle of a text, in ems, as the server sets it. */
const BASELINE = 0.34
const EM = 100

/** Height of a text for its width. */
export function textRatio({ text, font }: Pick<Content, 'text' | 'font'>): number {
  const width = widthOf(text, font)
  return width > 0 ? EM / width : 1
}

/** Draws the printable area flat, ink on its ground, as wide as the canvas. */
export function drawPrint(canvas: HTMLCanvasElement, { content, logo, ground, aspect }: Print): ImageData {
  const { width, height } = canvas
  const layer = newCanvas(width, height)
  const pen = penOf(layer)
  if (logo) drawLogo(pen, { content, logo, ground, aspect })
  drawText(pen, { content, ground, aspect })
  if (content.technique === 'EMBROIDERY') {
    const threads = pen.getImageData(0, 0, width, height)
    stitch(threads.data, width)
    pen.putImageData(threads, 0, 0)
  }
  const print = penOf(canvas)
  print.globalCompositeOperation = 'source-over'
  print.fillStyle = ground
  print.fillRect(0, 0, width, height)
  print.globalCompositeOperation = isGlazed(content.technique, ground) ? 'multiply' : 'source-over'
  print.drawImage(layer, 0, 0)
  return print.getImageData(0, 0, width, height)
}

/** The width is rounded, so that the canvas is never empty. */
export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return canvas
}

export const penOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d', { willReadFrequently: true })!

function drawLogo(pen: CanvasRenderingContext2D, { content, logo, ground }: Print & { logo: HTMLImageElement }) {
  const picture = inkedLogo(logo, content, ground)
  const across = content.placement.scale * pen.canvas.width
  const down = (across * picture.height) / picture.width
  placed(pen, content.placement, () => pen.drawImage(picture, -across / 2, -down / 2, across, down))
}

function drawText(pen: CanvasRenderingContext2D, { content, ground }: Omit<Print, 'logo'>) {
  const { text, font, textPlacement, technique, colors } = content
  const width = widthOf(text, font)
  if (width === 0) return
  const size = (textPlacement.scale * pen.canvas.width * EM) / width
  placed(pen, textPlacement, () => {
    pen.font = `${size}px ${familyOf(font)}`
    pen.textAlign = 'center'
    pen.fillStyle = inkOf(technique, colors, ground)
    pen.fillText(text.trim(), 0, size * BASELINE)
  })
}

function placed(pen: CanvasRenderingContext2D, { x, y, rotation }: Placement, draw: () => void) {
  pen.save()
  pen.translate(x * pen.canvas.width, y * pen.canvas.height)
  pen.rotate((rotation * Math.PI) / 180)
  draw()
  pen.restore()
}

let measuring: CanvasRenderingContext2D | undefined

function widthOf(text: string, font: Content['font']): number {
  measuring ??= penOf(newCanvas(1, 1))
  measuring.font = `${EM}px ${familyOf(font)}`
  return measuring.measureText(text.trim()).width
}

const inked = new WeakMap<HTMLImageElement, { key: string; canvas: HTMLCanvasElement }>()

// Inking reads every pixel: once for a choice of colours, not once for each step of a drag.
function inkedLogo(logo: HTMLImageElement, { technique, colors }: Content, ground: string): HTMLCanvasElement {
  const key = [technique, ...colors, ground].join(' ')
  const known = inked.get(logo)
  if (known?.key === key) return known.canvas
  const canvas = newCanvas(LOGO_WIDTH, (LOGO_WIDTH * logo.naturalHeight) / logo.naturalWidth)
  const pen = penOf(canvas)
  pen.drawImage(logo, 0, 0, canvas.width, canvas.height)
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  applyInk(pixels.data, { technique, colors, ground, width: canvas.width })
  pen.putImageData(pixels, 0, 0)
  inked.set(logo, { key, canvas })
  return canvas
}
