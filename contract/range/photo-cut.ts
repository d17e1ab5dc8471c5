import type { Photo } from './content.ts'

type Size = { width: number; height: number }
type Cut = Pick<Photo, 'turn' | 'focusX' | 'focusY' | 'zoom'>

/** Whole pixels of the turned picture. */
export type Square = { left: number; top: number; edge: number }

/** Width and height once it is turned. */
export const turnedSize = ({ width, height }: Size, { turn }: Pick<Photo, 'turn'>): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** The square that is shown: around the point that matters, moved inwards where it would stand over an edge. */
export function squareOf(size: Size, cut: Cut): Square {
  const { width, height } = turnedSize(size, cut)
  const edge = Math.max(1, Math.round(Math.min(width, height) / cut.zoom))
  const start = (length: number, focus: number) =>
    Math.round(Math.min(Math.max(focus * length - edge / 2, 0), length - edge))
  return { left: start(width, cut.focusX), top: start(height, cut.focusY), edge }
}

/** How a picture is shown that was just uploaded: the middle, as large as it goes. */
export const newPhoto = (id: string): Photo => ({
  id,
  turn: 0,
  focusX: 0.5,
  focusY: 0.5,
  zoom: 1,
  altDe: '',
  altEn: '',
})

/** Of both edges, in pixels: so large is the largest that a page shows, nearly. */
export const leastEdge = 1000
