import type { CSSProperties } from 'react'
import { turnedSize, type Area, type PictureCut } from '../../../contract/pictures/picture-cut.ts'

type Size = { width: number; height: number }
type Turned = Pick<PictureCut, 'turn'>

/** Where the turned picture begins once it is turned around its upper left corner, in its own widths and heights. */
const starts: Record<PictureCut['turn'], [x: number, y: number]> = {
  0: [0, 0],
  90: [0, -1],
  180: [-1, -1],
  270: [-1, 0],
}

/** Lays a picture so that this part of it fills a box around it; all lengths in parts of the box. */
export function cutStyle(size: Size, { turn }: Turned, { left, top, ...part }: Area): CSSProperties {
  const percent = (pixels: number, all: number) => `${(pixels / all) * 100}%`
  const [x, y] = starts[turn]
  return {
    width: percent(size.width, part.width),
    height: percent(size.height, part.height),
    left: percent(-left, part.width),
    top: percent(-top, part.height),
    transform: `rotate(${turn}deg) translate(${x * 100}%, ${y * 100}%)`,
  }
}

/** The same for the whole picture in a box of its turned proportions. */
export const wholeStyle = (size: Size, cut: Turned): CSSProperties =>
  cutStyle(size, cut, { left: 0, top: 0, ...turnedSize(size, cut) })
