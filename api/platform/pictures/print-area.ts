import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import sharp from 'sharp'
import { decodeCoordinates, windowOf, type LabelWindow } from './label/label-coordinates.ts'
import type { LabelGrid } from './label/label-pen.ts'

/** The part of a label a buyer may print on, in label units: what faces the camera, less a margin. */
export type PrintArea = LabelWindow
export type PrintPlace = {
  outline: { x: number; y: number }[]
  /** Width of the area for its height, as printed. */
  aspect: number
}

/** Name below the source folder: the finer base made for designs where there is one. */
export function printBaseNamed(source: string, archetype: string, base: string): string {
  const fine = join('design', archetype)
  return existsSync(join(source, `${fine}.json`)) ? fine : join('bases', base)
}

const MARGIN = 0.06

export function printAreaOf({ w, inner }: LabelGrid, seen: LabelWindow): PrintArea {
  const half = inner / w / 2
  const [u0, u1] = [Math.max(seen.u0, 0.5 - half), Math.min(seen.u1, 0.5 + half)]
  const down = (seen.v1 - seen.v0) * MARGIN
  return { u0, u1, v0: seen.v0 + down, v1: seen.v1 - down }
}

/** The edge of a base's printable area in its picture, in shares of the picture's edge, clockwise from top left. */
export async function locatePrintArea(path: string): Promise<PrintPlace> {
  const meta = JSON.parse(await readFile(`${path}.json`, 'utf8')) as BaseFile
  const { cols: width, rows: height, art } = meta
  const [mask, bytes] = await Promise.all([
    sharp(`${path}.mask.webp`).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    readFile(`${path}.uv.br`).then((packed) => decompressed(packed)),
  ])
  const index = Uint32Array.from({ length: width * height }, (_, i) => i)
  // Coordinates of every point, also beyond the label.
  const share = new Uint8Array(mask.length).fill(1)
  const { u, v } = decodeCoordinates({ index, share, width, height }, { ...meta, bytes })
  const area = printAreaOf(art, windowOf(mask, u, v))
  const coarse = { labelled: labelledIn(mask), u, v, width, height }
  return {
    outline: edgeOf(area).map((point) => nearestPoint(coarse, point)),
    aspect: ((area.u1 - area.u0) * art.w) / ((area.v1 - area.v0) * art.h),
  }
}

type BaseFile = { width: number; height: number; step: number; cols: number; rows: number; art: LabelGrid }
type Coarse = { labelled: Uint32Array; u: Float32Array; v: Float32Array; width: number; height: number }

type EdgePoint = [u: number, v: number]

/** Points to an edge: enough for the curve of a bowl. */
const POINTS = 8

function edgeOf({ u0, u1, v0, v1 }: PrintArea): EdgePoint[] {
  const steps = Array.from({ length: POINTS }, (_, i) => i / POINTS)
  return [
    ...steps.map((t): EdgePoint => [u0 + t * (u1 - u0), v0]),
    ...steps.map((t): EdgePoint => [u1, v0 + t * (v1 - v0)]),
    ...steps.map((t): EdgePoint => [u1 - t * (u1 - u0), v1]),
    ...steps.map((t): EdgePoint => [u0, v1 - t * (v1 - v0)]),
  ]
}

const decompressed = promisify(brotliDecompress)

const labelledIn = (mask: Uint8Array) =>
  Uint32Array.from({ length: mask.length / 3 }, (_, i) => i).filter((i) => mask[i * 3]! > 40)

const NEAREST = 4

// The coarse map has a point every seven pixels or so; the mean of the nearest ones lies closer than that.
function nearestPoint({ labelled, u, v, width, height }: Coarse, [atU, atV]: EdgePoint) {
  const points: { i: number; far: number }[] = []
  let farthest = Infinity
  for (const i of labelled) {
    const [across, down] = [u[i]! - atU, v[i]! - atV]
    const far = Math.sqrt(across * across + down * down)
    if (far >= farthest) continue
    const behind = points.findIndex((point) => far < point.far)
    points.splice(behind < 0 ? points.length : behind, 0, { i, far })
    points.length = Math.min(points.length, NEAREST)
    if (points.length === NEAREST) farthest = points.at(-1)!.far
  }
  const weights = points.map(({ far }) => 1 / (far + 1e-4))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const mean = (of: (i: number) => number) => points.reduce((total, { i }, k) => total + of(i) * weights[k]!, 0) / sum
  const rounded = (share: number) => Math.round(share * 10_000) / 10_000
  return {
    x: rounded(mean((i) => (i % width) + 0.5) / width),
    y: rounded(mean((i) => Math.floor(i / width) + 0.5) / height),
  }
}
