/** A label is a flat list of shapes; `d` is SVG path data, `at` its placement as [scale, x, y], `matrix` one that also turns it. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  width?: number
  alpha?: number
  /** Lines end and bend round. */
  isRound?: boolean
  at?: [scale: number, x: number, y: number]
  matrix?: [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** The part of the label grid that is drawn, and how many pixels it takes. */
export type Frame = { x: number; y: number; w: number; h: number; width: number; height: number }

export function svgOf(shapes: Shape[], frame: Frame): string {
  const size = `width="${frame.width}" height="${frame.height}"`
  const box = `viewBox="${frame.x} ${frame.y} ${frame.w} ${frame.h}" preserveAspectRatio="none"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${shapes.map(element).join('')}</svg>`
}

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

export function ellipse(x: number, y: number, a: number, b: number): string {
  const arc = (dx: number) => `a${short(a)} ${short(b)} 0 1 0 ${short(dx)} 0`
  return `M${short(x - a)} ${short(y)}${arc(2 * a)}${arc(-2 * a)}z`
}

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`
  const [across, down] = [w - 2 * r, h - 2 * r]
  return (
    `M${short(x + r)} ${short(y)}h${short(across)}${corner(r, r)}v${short(down)}${corner(-r, r)}` +
    `h${short(-across)}${corner(-r, -r)}v${short(-down)}${corner(r, -r)}z`
  )
}

function element({ d, fill, stroke, width, alpha, isRound, at, matrix }: Shape): string {
  const ends = isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  const line = stroke ? ` stroke="${stroke}" stroke-width="${short(width ?? 1)}"${ends}` : ''
  const opacity = alpha === undefined ? '' : ` opacity="${alpha}"`
  const place = at
    ? ` transform="translate(${short(at[1])} ${short(at[2])}) scale(${at[0].toFixed(4)})"`
    : turned(matrix)
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}${opacity}${place}/>`
}

const turned = (matrix: Shape['matrix']) =>
  matrix ? ` transform="matrix(${matrix.map((value) => value.toFixed(4)).join(' ')})"` : ''

const short = (value: number) => Math.round(value * 100) / 100
