import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype from 'opentype.js'
import type PdfKit from 'pdfkit'

type Pdf = InstanceType<typeof PdfKit>
export type Weight = 'regular' | 'bold'
export type TextStyle = { size: number; weight?: Weight; color?: string }
export type Typesetter = {
  width(text: string, style: TextStyle): number
  /** Lines no wider than this; a word that is too long is broken. */
  wrap(text: string, width: number, style: TextStyle): string[]
  /** One line with its left, or right, end at x and its top at y. */
  line(text: string, place: { x: number; y: number; align?: 'left' | 'right' }, style: TextStyle): void
}

type Face = { name: string; file: Buffer; has: (character: string) => boolean }

const sets = [
  ['space-grotesk', 'latin', { regular: 400, bold: 700 }],
  ['space-grotesk', 'latin-ext', { regular: 400, bold: 700 }],
  ['oswald', 'cyrillic', { regular: 400, bold: 600 }],
] as const
const faces: Partial<Record<Weight, Face[]>> = {}

/**
 * Writes text with the shop's own fonts. They come in parts by script, so a line is set in runs, each with the first font
 * that knows its letters; a letter that none knows is a question mark.
 */
export function openTypesetter(pdf: Pdf): Typesetter {
  for (const weight of ['regular', 'bold'] as const)
    for (const { name, file } of facesOf(weight)) pdf.registerFont(name, file)
  const runWidth = ({ face, text }: Run, size: number) => pdf.font(face.name).fontSize(size).widthOfString(text)
  const width: Typesetter['width'] = (text, { size, weight = 'regular' }) =>
    runsOf(text, weight).reduce((sum, run) => sum + runWidth(run, size), 0)
  return {
    width,
    wrap: (text, max, style) => text.split('\n').flatMap((part) => wrapped(part, (line) => width(line, style) <= max)),
    line(text, { x, y, align = 'left' }, style) {
      let at = align === 'left' ? x : x - width(text, style)
      for (const run of runsOf(text, style.weight ?? 'regular')) {
        const length = runWidth(run, style.size)
        pdf.fillColor(style.color ?? '#161e19').text(run.text, at, y, { lineBreak: false })
        at += length
      }
    },
  }
}

type Run = { face: Face; text: string }

function runsOf(text: string, weight: Weight): Run[] {
  const all = facesOf(weight)
  const runs: Run[] = []
  for (const character of plain(text)) {
    const face = all.find(({ has }) => has(character))
    const last = runs.at(-1)
    const wanted = face ?? all[0]!
    if (last?.face === wanted) last.text += face ? character : '?'
    else runs.push({ face: wanted, text: face ? character : '?' })
  }
  return runs
}

// Signs that guide a line or a printer and have no picture.
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\s]/g, ' ')
    .replaceAll(/\p{C}/gu, '')

function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = broken(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line]
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

function facesOf(weight: Weight): Face[] {
  return (faces[weight] ??= sets.map(([family, script, weights]) => {
    const file = readFileSync(fontFile(family, `${script}-${weights[weight]}`))
    const font = opentype.parse(new Uint8Array(file).buffer)
    return { name: `${family}-${script}-${weight}`, file, has: (character) => font.charToGlyph(character).index > 0 }
  }))
}

// The packages do not export their files, so the lookup paths are walked.
function fontFile(family: string, cut: string) {
  const name = join(`@fontsource/${family}`, 'files', `${family}-${cut}-normal.woff`)
  const found = (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`The font ${name} is not installed.`)
  return found
}
