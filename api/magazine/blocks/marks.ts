import { isShopPath } from '../../../contract/operator/shop-path.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { urls } from '../../platform/urls.ts'

const MARKS =
  /\\([\\*_[\]])|\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<![\p{L}\d_])_(?=\S)(.+?)(?<=\S)_(?![\p{L}\d_])|\[([^\][]+)\]\(([^()\s]+)\)/su

/** '**strong**', '_emphasised_' and '[words](/address)' as HTML; everything else is text, '\*' a mark that is none. */
export function renderMarks(text: string, language: Language): string {
  let html = ''
  for (let rest = text; rest !== '';) {
    const found = MARKS.exec(rest)
    if (!found) return html + escaped(rest)
    html += escaped(rest.slice(0, found.index)) + markOf(found, language)
    rest = rest.slice(found.index + found[0].length)
  }
  return html
}

function markOf([whole, literal, strong, emphasised, words, address]: RegExpExecArray, language: Language): string {
  if (literal !== undefined) return escaped(literal)
  if (strong !== undefined) return `<strong>${renderMarks(strong, language)}</strong>`
  if (emphasised !== undefined) return `<em>${renderMarks(emphasised, language)}</em>`
  const url = addressIn(address!, language)
  return url === null ? escaped(whole) : `<a href="${escaped(url)}">${renderMarks(words!, language)}</a>`
}

// Pages of the shop in the reader's language, others by https alone.
function addressIn(address: string, language: Language): string | null {
  if (isShopPath(address)) return urls(language).page(address)
  return /^https:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address) ? address : null
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** What would be read as a mark stays text. */
export const withoutMarks = (text: string): string => text.replace(/[\\*_[\]]/g, String.raw`\$&`)
