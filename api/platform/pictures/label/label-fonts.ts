import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'
import { createMemoCache } from '../../memo-cache.ts'
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

/** Path data of an icon as the package has it. */
export function readIcon(name: string): string[] {
  const file = join(packageFolder('@phosphor-icons/core'), 'assets', 'fill', `${name}-fill.svg`)
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) throw new Error(`unknown icon '${name}'`)
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '')
}

const MAX_OUTLINES = 4000
const require = createRequire(import.meta.url)

/** Some packages do not export their package.json, so the lookup paths are walked. */
function packageFolder(name: string): string {
  const found = (require.resolve.paths(name) ?? []).map((path) => join(path, name)).find((path) => existsSync(path))
  if (!found) throw new Error(`package '${name}' is not installed`)
  return found
}

const readFont = (name: FontName) => opentype.parse(new Uint8Array(readFileSync(fontFile(name))).buffer)
