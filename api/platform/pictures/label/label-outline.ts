import type { Font, Glyph, PathCommand } from 'opentype.js'

/** Fonts a label may name, with the weight that is drawn (SIL Open Font License, from @fontsource). */
export const FONTS = {
  'dm-serif-display': 400,
  'abril-fatface': 400,
  'archivo-black': 400,
  oswald: 700,
  'playfair-display': 700,
  'instrument-serif': 400,
  caveat: 700,
  'josefin-sans': 600,
  'space-grotesk': 500,
} as const

export type FontName = keyof typeof FONTS

export const isFontName = (name: string): name is FontName => Object.hasOwn(FONTS, name)

/** A text as path data at 100 units per em, and its width in ems. */
export type Outline = { d: string; width: number }

/** The letters and icons a label is drawn with: read from packages on the server, handed over in a browser. */
export type LabelFonts = {
  outline(font: FontName, text: string): Outline
  /** Path data of a Phosphor icon on its grid of 256; throws when there is no such icon. */
  icon(name: string): string[]
}

/** Glyphs with kerning only: no shaping features, so that every font behaves the same. */
export function outlineOf(font: Font, text: string): Outline {
  let x = 0
  let d = ''
  let previous: Glyph | null = null
  for (const glyph of glyphsOf(font, text)) {
    if (previous) x += kerning(font, previous, glyph)
    d += glyphPath(glyph, (x * UNITS) / font.unitsPerEm)
    x += glyph.advanceWidth
    previous = glyph
  }
  return { d, width: x / font.unitsPerEm }
}

const UNITS = 100

/** The fonts are Latin subsets: a letter they lack loses its accent, and is left out when that does not help. */
function glyphsOf(font: Font, text: string): Glyph[] {
  return [...text.normalize('NFC')].flatMap((character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index > 0) return [glyph]
    const bare = font.charToGlyph(character.normalize('NFD').charAt(0))
    return bare.index > 0 ? [bare] : []
  })
}

function kerning(font: Font, left: Glyph, right: Glyph): number {
  try {
    return font.getKerningValue(left, right) || 0
  } catch {
    return 0 // opentype.js throws for fonts whose kerning table it cannot read
  }
}

/** Written here because the library drops zero coordinates when it packs numbers. */
function glyphPath(glyph: Glyph, x: number): string {
  let d = ''
  let isOpen = false
  for (const command of glyph.getPath(x, 0, UNITS).commands) {
    if (command.type === 'Z') continue
    if (command.type === 'M') {
      d += isOpen ? 'Z' : ''
      isOpen = true
    }
    d += command.type + coordinates(command).join(' ')
  }
  return d + (isOpen ? 'Z' : '')
}

const coordinates = ({ x1, y1, x2, y2, x, y }: PathCommand) =>
  [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map((value) => Math.round(value * 10) / 10)
