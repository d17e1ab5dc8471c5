import * as z from 'zod/mini'

/** How a part of an uploaded picture is chosen: it is turned first, then cut around the point that matters. */
export const cutFields = {
  /** Degrees, clockwise. */
  turn: z.literal([0, 90, 180, 270]),
  /** Where the eye goes, in parts of width and height. The part lies around it as far as the edges let it. */
  focusX: z.number().check(z.minimum(0), z.maximum(1)),
  focusY: z.number().check(z.minimum(0), z.maximum(1)),
  /** 1 for the largest part there is; 2 for one of half its edges. */
  zoom: z.number().check(z.minimum(1), z.maximum(4)),
}
export type PictureCut = { turn: 0 | 90 | 180 | 270; focusX: number; focusY: number; zoom: number }

type Size = { width: number; height: number }

/** Whole pixels of the turned picture. */
export type Area = { left: number; top: number; width: number; height: number }

/** Width and height once it is turned. */
export const turnedSize = ({ width, height }: Size, { turn }: Pick<PictureCut, 'turn'>): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** The part that is shown, of this width to its height: around the point that matters, moved inwards where it would stand over an edge. */
export function areaOf(size: Size, cut: PictureCut, ratio: number): Area {
  const turned = turnedSize(size, cut)
  const height = Math.max(1, Math.round(Math.min(turned.height, turned.width / ratio) / cut.zoom))
  const width = Math.min(turned.width, Math.max(1, Math.round(height * ratio)))
  const start = (length: number, focus: number, part: number) =>
    Math.round(Math.min(Math.max(focus * length - part / 2, 0), length - part))
  return {
    left: start(turned.width, cut.focusX, width),
    top: start(turned.height, cut.focusY, height),
    width,
    height,
  }
}

/** How a picture is shown that was just uploaded: the middle, as large as it goes. */
export const wholeCut: PictureCut = { turn: 0, focusX: 0.5, focusY: 0.5, zoom: 1 }
