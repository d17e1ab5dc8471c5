import type { Block, PostContent } from '../../../contract/operator/post-content.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { imageUrl, imageWidths } from '../../../contract/platform/images.ts'
import { cleanPostHtml } from '../clean-post-html.ts'
import { pictureUrl } from '../../products/pictures/picture-url.ts'
import { escaped, renderMarks } from './marks.ts'

/** Goods that stand in the text: behind so many characters of its HTML. */
export type GoodsRow = { at: number; title: string; skuIds: string[] }
type Rendered = { html: string; rows: GoodsRow[] }
/** Width to height of a picture, so that its space is there before it is. */
export type RatioOf = (picture: string) => number

/** The text of a post in one language; what has no words there is left out. */
export function renderBlocks({ blocks }: Pick<PostContent, 'blocks'>, language: Language, ratioOf: RatioOf): Rendered {
  const rendered: Rendered = { html: '', rows: [] }
  for (const block of blocks) {
    const { kind, skuIds, [language]: words } = block
    if (kind !== 'GOODS') rendered.html += cleanPostHtml(htmlOf(block, language, ratioOf))
    else if (skuIds.length > 0) rendered.rows.push({ at: rendered.html.length, title: words.trim(), skuIds })
  }
  return rendered
}

function htmlOf(block: Block, language: Language, ratioOf: RatioOf): string {
  const words = block[language].trim()
  const marked = (text: string) => renderMarks(text, language)
  const lines = words.split('\n').flatMap((line) => line.trim() || [])
  if (block.kind === 'PICTURE') return figureOf(block, language, ratioOf)
  if (words === '') return ''
  switch (block.kind) {
    case 'HEADING':
      return `<h2>${marked(words)}</h2>`
    case 'SUBHEADING':
      return `<h3>${marked(words)}</h3>`
    case 'LIST':
      return `<ul>${lines.map((line) => `<li>${marked(line)}</li>`).join('')}</ul>`
    case 'NUMBERED_LIST':
      return `<ol>${lines.map((line) => `<li>${marked(line)}</li>`).join('')}</ol>`
    case 'QUOTE':
      return `<blockquote>${paragraphs(words, marked)}</blockquote>`
    default:
      return paragraphs(words, marked)
  }
}

// A blank line begins another paragraph, a plain one another line.
const paragraphs = (words: string, marked: (text: string) => string) =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${marked(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

// As wide as a line of the text.
const SIZES = '(min-width: 672px) 640px, 100vw'

function figureOf({ picture, altDe, altEn, ...block }: Block, language: Language, ratioOf: RatioOf): string {
  if (!picture) return ''
  const url = pictureUrl(picture)
  const sizes = (['small', 'medium', 'large'] as const).map((size) => `${imageUrl(url, size)} ${imageWidths[size]}w`)
  const height = Math.round(imageWidths.medium / ratioOf(picture))
  const alt = escaped((language === 'de' ? altDe : altEn).trim())
  const words = block[language].trim()
  const caption = words && `<figcaption>${renderMarks(words, language)}</figcaption>`
  const image = `<img src="${imageUrl(url, 'medium')}" srcset="${sizes.join(', ')}" sizes="${SIZES}" alt="${alt}" width="${imageWidths.medium}" height="${height}" loading="lazy">`
  return `<figure>${image}${caption}</figure>`
}
