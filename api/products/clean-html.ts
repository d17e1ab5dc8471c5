import sanitize from 'sanitize-html'

/** Supplier HTML as a page may show it: text, lists and emphasis, no attributes (api.md section 10.6). */
export function cleanHtml(html: string): string {
  return /[<&]/.test(html) ? sanitize(html, allowed).trim() : html.trim()
}

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4'],
  allowedAttributes: {},
}
