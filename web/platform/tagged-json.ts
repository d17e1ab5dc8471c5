import { PageHtml } from './page-html.ts'

/** JSON in which dates stay dates, HTML of the page is not repeated and nothing can close the script around it. */
export function writeTaggedJson(value: object): string {
  return JSON.stringify(value, tag).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
}

/** Reads what was written; `htmlIn` reads the page as the server sent it, so nothing may have changed it yet. */
export const readTaggedJson = (text: string, htmlIn: (id: string) => string = innerHtml): unknown =>
  JSON.parse(text, (_, value: { $date?: unknown; $html?: unknown } | null) => {
    if (typeof value?.$date === 'string') return new Date(value.$date)
    return typeof value?.$html === 'string' ? new PageHtml(value.$html, htmlIn(value.$html)) : value
  })

// Date.toJSON runs before a replacer, so it looks at the holder.
function tag(this: Record<string, unknown>, key: string, value: unknown) {
  const original = this[key]
  if (original instanceof PageHtml) return { $html: original.id }
  return original instanceof Date ? { $date: original.toISOString() } : value
}

const innerHtml = (id: string) => document.getElementById(id)?.innerHTML ?? ''
