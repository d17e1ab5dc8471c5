import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'
import { createMemoCache } from '../../memo-cache.ts'
import { packageFolder, readIcon } from './label-icons.ts'
import { FONTS, outlineOf } from './label-outline.ts'
import type { FontName, LabelFonts, Outline } from './label-outline.ts'

/** Fonts and icons are read when first used. */
export function openLabelFonts(): LabelFonts {
  const fonts = createMemoCache<FontName, Font>()
  const icons = createMemoCache<string, string[]>()
  const outlines = createMemoCache<string, Outline>(MAX_OUTLINES)

  const fontOf = (name: FontName) => fonts(name, () => readFont(name))

  return {
    outline: (font, text) => outlines(`${font} ${text}`, () => outlineOf(fontOf(font), text)),
    icon: (name) => icons(name, () => readIcon(name)),
  }
}

/** WOFF file of a font; opentype.js reads it directly. */
export const fontFile = (name: FontName) =>
  join(packageFolder(`@fontsource/${name}`), 'files', `${name}-latin-${FONTS[name]}-normal.woff`)

const MAX_OUTLINES = 4000
const readFont = (name: FontName) => opentype.parse(new Uint8Array(readFileSync(fontFile(name))).buffer)
