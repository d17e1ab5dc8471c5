import type { Block, BlockKind } from '../../../contract/operator/post-content.ts'
import { cleanPostHtml } from '../clean-post-html.ts'
import { withoutMarks } from './marks.ts'

type Part = { kind: BlockKind; words: string }

/** The blocks of a text that was written as HTML, both languages beside each other where they are built alike. */
export function blocksOfHtml(html: { de: string; en: string }): Block[] {
  const [de, en] = [partsOf(html.de), partsOf(html.en)]
  const blocks: Omit<Block, 'id'>[] = []
  const add = (kind: BlockKind, words: { de?: string; en?: string }) =>
    blocks.push({ kind, de: '', en: '', ...words, picture: null, altDe: '', altEn: '', skuIds: [] })
  while (de.length + en.length > 0) {
    const [german, english] = [de[0], en[0]]
    const isAlike = german?.kind === english?.kind
    const isGerman = german !== undefined && (isAlike || de.length >= en.length)
    const isEnglish = english !== undefined && (isAlike || !isGerman)
    add((isGerman ? german : english!).kind, {
      ...(isGerman && { de: german.words }),
      ...(isEnglish && { en: english.words }),
    })
    if (isGerman) de.shift()
    if (isEnglish) en.shift()
  }
  return blocks.map((block, place) => ({ id: `b${place + 1}`, ...block }))
}

const kinds: Record<string, BlockKind> = {
  h2: 'HEADING',
  h3: 'SUBHEADING',
  p: 'TEXT',
  ul: 'LIST',
  ol: 'NUMBERED_LIST',
  blockquote: 'QUOTE',
}

// What the allow-list has let through is well formed. Paragraphs in a row are one text.
function partsOf(html: string): Part[] {
  const parts: Part[] = []
  for (const [, tag, inner] of cleanPostHtml(html).matchAll(/<(h2|h3|p|ul|ol|blockquote)>(.*?)<\/\1>/gs)) {
    const [kind, words] = [kinds[tag!]!, wordsOf(inner!)]
    const last = parts.at(-1)
    if (kind === 'TEXT' && last?.kind === 'TEXT') last.words += `\n\n${words}`
    else if (words !== '') parts.push({ kind, words })
  }
  return parts
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const wordsOf = (inner: string): string =>
  inner
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? markOf(piece) : withoutMarks(textOf(piece))))
    .join('')
    .trim()

const textOf = (html: string) =>
  html.replace(/\s+/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name]!)

function markOf(tag: string): string {
  if (/^<\/?strong>/.test(tag)) return '**'
  if (/^<\/?em>/.test(tag)) return '_'
  return /^<(br|\/li|\/p)\b/.test(tag) ? '\n' : ''
}
