import { createHash } from 'node:crypto'
import type { Language } from '../../contract/platform/values.ts'
import { unsentForm as de } from '../../texts/de/problems.ts'
import { unsentForm as en } from '../../texts/en/problems.ts'
import { texts } from '../../texts/texts.ts'
import { problemSentence } from '../../texts/problem-sentence.ts'
import { securityHeaders } from './headers.ts'
import type { Problem } from './problem.ts'
import { urls } from '../platform/urls.ts'

const style = `:root{--ink:#161e19;--ink-2:#4a524d;--paper:#fbfaf7;--brand:#104830;--on-brand:#fff;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ink:#edf0ec;--ink-2:#b3bbb5;--paper:#111613;--brand:#8fd3ab;--on-brand:#10241a}}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:32rem;padding:2rem 1rem;text-align:center}h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}p{margin:0 0 1.5rem;color:var(--ink-2)}
a{display:inline-block;margin:.25rem;padding:.75rem 1.5rem;border:1px solid var(--brand);border-radius:999px;color:var(--brand);text-decoration:none}
a:first-of-type{background:var(--brand);color:var(--on-brand)}:focus-visible{outline:3px solid #4a7cf0;outline-offset:2px}small{display:block;margin-top:1.5rem;color:var(--ink-2);overflow-wrap:anywhere}`

/** Headers of a page that loads nothing but its own style. */
export const errorPageHeaders = {
  ...securityHeaders,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding',
}

/** For a form that the browser itself has sent, since no script has arrived: the page it stands on has the same address. */
export function unsentFormPage(language: Language, requestId: string): string {
  const { title, text, back } = { de, en }[language]
  return pageOf({ title, text, links: `<a href="">${back}</a>` }, language, requestId)
}

/** A refusal for people, where no page of the shop can be rendered: a broken address, or a shop that is too busy. */
export function errorPage({ code, details, status }: Problem, language: Language, requestId: string): string {
  const t = texts(language).shell
  const isMissing = status === 404 || status === 405
  const title = isMissing ? t.notFoundTitle : t.errorTitle
  const text = isMissing ? t.notFoundText : problemSentence(code, details, language)
  const home = `<a href="${urls(language).home}">${t.toHome}</a>`
  // An empty address is the page's own.
  const again = status === 429 || status >= 500 ? `<a href="">${t.tryAgain}</a> ` : ''
  return pageOf({ title, text, links: again + home }, language, requestId)
}

type Content = { title: string; text: string; links: string }

function pageOf({ title, text, links }: Content, language: Language, requestId: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>\
<body><main><h1>${title}</h1><p>${text}</p>${links}<small>${requestId}</small></main></body></html>`
}
