import caveat from '@fontsource/caveat/files/caveat-latin-700-normal.woff2?url'
import dmSerifDisplay from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url'
import josefinSans from '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2?url'
import oswald from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url'
import playfairDisplay from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url'
import spaceGrotesk from '@fontsource/space-grotesk/files/space-grotesk-latin-500-normal.woff2?url'
import type { designFonts } from '../../../contract/designs/designs.ts'

export type DesignFont = (typeof designFonts)[number]

// The weights the server prints with (api/platform/pictures/label/label-outline.ts).
const files: Record<DesignFont, string> = {
  'space-grotesk': spaceGrotesk,
  'josefin-sans': josefinSans,
  oswald,
  'dm-serif-display': dmSerifDisplay,
  'playfair-display': playfairDisplay,
  caveat,
}
const loads = new Map<DesignFont, Promise<unknown>>()

/** The family under which a font is drawn, apart from fonts of the page. */
export const familyOf = (font: DesignFont) => `print-${font}`

/** Resolves when text can be drawn in the font; also where it could not be loaded. */
export function loadPrintFont(font: DesignFont): Promise<unknown> {
  const known = loads.get(font)
  if (known) return known
  const face = new FontFace(familyOf(font), `url(${files[font]})`)
  document.fonts.add(face)
  const load = face.load().catch(() => loads.delete(font))
  loads.set(font, load)
  return load
}
