import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import anyAscii from 'any-ascii'
import { create, type Font } from 'fontkit'
import type PdfKit from 'pdfkit'
import { unpackFont } from './unpack-font.ts'

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

type Face = { name: string; font: Font }

// The shop's own letters first, then those that hold every letter of the countries of contract/platform/countries.ts: Latin with all
// its marks, Greek, Cyrillic.
const sets = [
  ['space-grotesk', 'latin'],
  ['space-grotesk', 'latin-ext'],
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
] as const
const weights = { regular: 400, bold: 700 }
const faces = new Map<string, Face>()

/**
 * Writes text with the shop's own fonts. They come in parts by script, so a line is set in runs, each with the first font
 * that knows its letters; a letter that none knows is written with Latin ones (decision 38).
 */
export function openTypesetter(pdf: Pdf): Typesetter {
  const registered = new Set<Face>()
  const fontOf = (face: Face) => {
    if (!registered.has(face)) pdf.registerFont(face.name, withOwnGlyphs(face.font) as never)
    registered.add(face)
    return pdf.font(face.name)
  }
  const runWidth = ({ face, text }: Run, size: number) => fontOf(face).fontSize(size).widthOfString(text)
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
  const runs: Run[] = []
  const add = (face: Face, letters: string) => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += letters
    else runs.push({ face, text: letters })
  }
  for (const character of plain(text)) {
    const face = faceWith(character, weight)
    if (face) add(face, character)
    else add(faceOf(0, weight), inLatin(character))
  }
  return runs
}

/** '茶' is 'Cha'; a mark without its letter is nothing; what nobody can write is named by its number in Unicode. */
const inLatin = (character: string) =>
  /\p{M}/u.test(character)
    ? ''
    : anyAscii(character) || `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

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

function faceWith(character: string, weight: Weight): Face | undefined {
  for (let set = 0; set < sets.length; set++) {
    const face = faceOf(set, weight)
    if (face.font.hasGlyphForCodePoint(character.codePointAt(0)!)) return face
  }
  return undefined
}

/** Read when the first letter needs it. */
function faceOf(set: number, weight: Weight): Face {
  const [family, script] = sets[set]!
  const name = `${family}-${script}-${weight}`
  const known = faces.get(name)
  if (known) return known
  const file = unpackFont(readFileSync(fontFile(family, `${script}-${weights[weight]}`)))
  const face: Face = { name, font: create(file) as Font }
  faces.set(name, face)
  return face
}

/**
 * The same tables, read once for all documents, but glyphs of one document's own: a glyph knows for good which letters it was first
 * asked for, and what a document says must not hang on those drawn before it (decision 216).
 */
const withOwnGlyphs = (font: Font): Font => Object.assign(Object.create(font) as Font, { _glyphs: {} })

// The packages do not export their files, so the lookup paths are walked.
function fontFile(family: string, cut: string) {
  const name = join(`@fontsource/${family}`, 'files', `${family}-${cut}-normal.woff`)
  const found = (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`The font ${name} is not installed.`)
  return found
}
