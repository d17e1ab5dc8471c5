import type { CSSProperties } from 'react'
import type { Photo } from '../../../../../contract/range/content.ts'
import { turnedSize, type Square } from '../../../../../contract/range/photo-cut.ts'

type Size = { width: number; height: number }

/** Where the turned picture begins once it is turned around its upper left corner, in its own widths and heights. */
const starts: Record<Photo['turn'], [x: number, y: number]> = { 0: [0, 0], 90: [0, -1], 180: [-1, -1], 270: [-1, 0] }

/** Lays a picture so that this part of it fills a box around it; all lengths in parts of the box. */
export function cutStyle(size: Size, { turn }: Pick<Photo, 'turn'>, { left, top, edge }: Square): CSSProperties {
  const percent = (pixels: number) => `${(pixels / edge) * 100}%`
  const [x, y] = starts[turn]
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(-left),
    top: percent(-top),
    transform: `rotate(${turn}deg) translate(${x * 100}%, ${y * 100}%)`,
  }
}

/** The same for the whole picture in a box of its turned proportions. */
export function wholeStyle(size: Size, photo: Pick<Photo, 'turn'>): CSSProperties {
  const { width, height } = turnedSize(size, photo)
  const [x, y] = starts[photo.turn]
  return {
    width: `${(size.width / width) * 100}%`,
    height: `${(size.height / height) * 100}%`,
    left: 0,
    top: 0,
    transform: `rotate(${photo.turn}deg) translate(${x * 100}%, ${y * 100}%)`,
  }
}
