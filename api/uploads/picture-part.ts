import type { StoredName } from '../platform/retention/store-files.ts'

/** An uploaded picture by its name, and what of it is shown: all of it, or a cut of a ratio around a point in per cent. */
export type PicturePart = {
  name: string
  token: string
  ratio: number | null
  x: number
  y: number
}

/** Null for a name that is none. 'uploads/<token>', or 'uploads/<token>-16x10-50-30'. */
export function partOf(name: string): PicturePart | null {
  const [, token, across, down, x, y] =
    /^uploads\/([0-9a-f]{40})(?:-(\d{1,2})x(\d{1,2})-(\d{1,3})-(\d{1,3}))?$/.exec(name) ?? []
  if (!token) return null
  if (across === undefined) return { name, token, ratio: null, x: 50, y: 50 }
  const ratio = Number(across) / Number(down)
  if (!(ratio >= 0.25 && ratio <= 4) || Number(x) > 100 || Number(y) > 100) return null
  return { name, token, ratio, x: Number(x), y: Number(y) }
}

type Area = { left: number; top: number; width: number; height: number }

/** The largest area of the ratio, with the point as near its middle as the edges allow. */
export function cutOf({ ratio, x, y }: PicturePart, size: { width: number; height: number }): Area {
  if (ratio === null) return { left: 0, top: 0, ...size }
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)))
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)))
  const place = (point: number, all: number, part: number) =>
    Math.max(0, Math.min(all - part, Math.round((point / 100) * all - part / 2)))
  return { left: place(x, size.width, width), top: place(y, size.height, height), width, height }
}

export const fileOf = ({ token, format }: { token: string; format: string }): StoredName => `uploads/${token}.${format}`
/** Under which its sizes and cuts are cached. */
export const cacheKey = (token: string) => `upload-${token}`
