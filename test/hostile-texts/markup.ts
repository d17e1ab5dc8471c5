import { isScript } from './payloads.ts'

const dataBlock = /<script\b([^>]*)>([\s\S]*?)<\/script/gi
// A tag as a browser reads it: its name, then attributes with or without quotes.
const tag = /<([a-z][^\s/>]*)((?:\s+|\/|[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)>/gi
const attribute = /([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** What of a hostile text a browser would take for more than text. */
export function liveMarkup(html: string): string[] {
  const faults: string[] = []
  const withoutData = html.replaceAll(dataBlock, (_, attributes: string, body: string) => {
    if (!/type="application\/(ld\+)?json"/.test(attributes)) return body.trim() === '' ? '' : `<inline-script>${body}`
    if (!isJson(body)) faults.push(`a data block that is no JSON: ${body.slice(0, 200)}`)
    return ''
  })
  for (const [whole, name, attributes] of withoutData.matchAll(tag)) {
    if (/^(xss|script$|inline-script)/i.test(name!) && !/\bsrc="/.test(attributes!)) faults.push(whole)
    for (const [, key, ...values] of attributes!.matchAll(attribute)) {
      const value = decode(values.find((found) => found !== undefined) ?? '')
      if (/^on/i.test(key!) || (/^(href|src|action|formaction|srcdoc)$/i.test(key!) && isScript(value)))
        faults.push(`${key}=${value} in ${whole.slice(0, 300)}`)
    }
  }
  // Where the tags are broken, a part of the text stands between them.
  return [...faults, ...(withoutData.match(/<(xss\d+|img src=x)[^]{0,200}/gi) ?? [])]
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
/** The text that stands in HTML or XML for a reader. */
export const decode = (html: string): string =>
  html.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
