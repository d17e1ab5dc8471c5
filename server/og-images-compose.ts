import sharp from 'sharp'
import { openLabelFonts } from '../api/platform/pictures/label/label-fonts.ts'
import type { FontName } from '../api/platform/pictures/label/label-outline.ts'

export type ShareImage = {
  title: string
  /** Brand, topic or tagline; '' for none. */
  line: string
  /** Stands on the right, cut to a square; null leaves the ground. */
  picture: Buffer | null
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const TEXT_WIDTH = WIDTH - HEIGHT - 2 * MARGIN
const MOST_LINES = 5
/** From large to small; the first with which the title fits is taken. */
const TITLE_SIZES = [60, 52, 45, 39, 34]
const TITLE_FONT = 'archivo-black'
const LINE_FONT = 'space-grotesk'

const fonts = openLabelFonts()

/** A JPEG of 1200 × 630: the picture beside logo and name on brand ground. */
export async function composeShareImage({ title, line, picture }: ShareImage): Promise<Buffer> {
  const right = picture && (await sharp(picture).resize(HEIGHT, HEIGHT, { fit: 'cover' }).toBuffer())
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#104830' } })
    .composite([
      ...(right ? [{ input: right, left: WIDTH - HEIGHT, top: 0 }] : []),
      { input: Buffer.from(drawing(title, line)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer()
}

// Letters are drawn as paths: an SVG text would need a font installed on the machine.
function drawing(title: string, line: string) {
  const { size, lines } = fittingLines(title)
  const leading = size * 1.12
  const first = (HEIGHT - leading * lines.length) / 2 + size * 0.98
  const written = lines.map((text, row) => letters(TITLE_FONT, text, { size, y: first + row * leading, fill: '#fff' }))
  const [below = ''] = wrapped(LINE_FONT, line, TEXT_WIDTH / 27)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${LOGO}${written.join('')}${letters(
    LINE_FONT,
    below,
    { size: 27, y: HEIGHT - MARGIN, fill: '#a9e2c3' },
  )}</svg>`
}

const LOGO = `<g transform="translate(${MARGIN} 52) scale(1.25)"><rect width="48" height="48" rx="14" fill="#fff"/><rect x="8" y="13" width="32" height="7" rx="3.5" fill="#104830"/><path d="M15 18h7.4v13.2c0 2 1 3 3 3h2.2v6h-4.4c-5.3 0-8.2-2.9-8.2-8z" fill="#104830"/><circle cx="34.5" cy="35.6" r="4.6" fill="#f98a3c"/></g>${letters(
  TITLE_FONT,
  'tresen',
  { size: 44, x: MARGIN + 76, y: 97, fill: '#fff' },
)}`

type Place = { size: number; x?: number; y: number; fill: string }

function letters(font: FontName, text: string, { size, x = MARGIN, y, fill }: Place) {
  return `<path d="${fonts.outline(font, text).d}" fill="${fill}" transform="translate(${x} ${y}) scale(${size / 100})"/>`
}

function fittingLines(title: string) {
  const tried = TITLE_SIZES.map((size) => ({ size, lines: wrapped(TITLE_FONT, title, TEXT_WIDTH / size) }))
  const fits = ({ size, lines }: (typeof tried)[number]) =>
    lines.length <= MOST_LINES && lines.every((text) => fonts.outline(TITLE_FONT, text).width * size <= TEXT_WIDTH)
  const { size, lines } = tried.find(fits) ?? tried.at(-1)!
  return {
    size,
    lines: lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`] : lines,
  }
}

/** Lines of at most so many ems; a longer word stands alone. */
function wrapped(font: FontName, text: string, ems: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fonts.outline(font, longer).width <= ems) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
