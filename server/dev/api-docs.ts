import { createHash } from 'node:crypto'
import { openApiDocument } from '../../api/http/openapi.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { apiDocs } from '../../texts/en/api-docs.ts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../api/http/caller.ts'
import { texts } from '../../texts/texts.ts'

export type Document = ReturnType<typeof openApiDocument>
type ApiDocsTexts = typeof apiDocs

type Schema = Record<string, unknown> & {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
}
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  summary: string
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Call = { path: string; method: string; operation: Operation; tag: string }

const style = `:root{--ink:#161e19;--ink-2:#4a524d;--paper:#fbfaf7;--surface:#fff;--line:#e1e0da;--brand:#104830;--soft:#e3f2e8;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ink:#edf0ec;--ink-2:#b3bbb5;--paper:#111613;--surface:#191f1b;--line:#343c37;--brand:#8fd3ab;--soft:#1d3527}}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--brand)}main,nav{max-width:64rem;margin:0 auto;padding:0 1rem}h1{font-size:2rem;margin:2rem 0 .5rem}h2{margin:2.5rem 0 .75rem}
nav ul{columns:14rem;padding:0;list-style:none}nav a{display:inline-block;padding:.25rem 0}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:.5rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.75rem 0;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
:focus-visible{outline:3px solid #4a7cf0;outline-offset:2px;border-radius:4px}
b.m{min-width:4.5rem;font:600 .8rem/1.6 ui-monospace,monospace;text-align:center;background:var(--soft);color:var(--brand);border-radius:6px}
code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}small,dd small{color:var(--ink-2);font-size:.875rem}
dl{margin:.25rem 0 1rem;padding-left:1rem;border-left:2px solid var(--line)}dt{font-weight:600}dd{margin:0 0 .4rem}h3{font-size:1rem;margin:.75rem 0 .25rem}`

/** Nothing but this page's own style sheet. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The whole document on one page that needs no script: calls by their first part, then the schemas they mention. */
function apiDocsPage(document: Document, language: Language, t: ApiDocsTexts): string {
  const calls = callsOf(document)
  const groups = Map.groupBy(calls, ({ tag }) => tag)
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>)
  const other = language === 'de' ? 'en' : 'de'
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t.title}</title><style>${style}</style></head><body>
<main><h1>${t.title}</h1><p>${escape(t.intro)}</p><p>${escape(t.apiKeys)}</p><p>${escape(t.webhooks)}</p>
<p><a href="/api/v1/openapi.json">${t.document}</a> · <a href="/api/docs?language=${other}" hreflang="${other}" lang="${other}">${t.otherLanguage}</a></p></main>
<nav aria-label="${t.calls}"><ul>${[...groups.keys()].map((tag) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}
<li><a href="#schemas">${t.schemas}</a></li></ul></nav>
<main>${[...groups].map(([tag, own]) => `<h2 id="${tag}">${tag}</h2>${own.map((call) => callOf(call, t)).join('\n')}`).join('\n')}
<h2 id="schemas">${t.schemas}</h2>
${schemas.map(([name, schema]) => `<details id="schema-${name}"><summary><code>${name}</code></summary>${fields(schema, t)}</details>`).join('\n')}
</main></body></html>
`
}

const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
      tag: path.split('/')[3]!,
    })),
  )

function callOf({ path, method, operation }: Call, t: ApiDocsTexts): string {
  const { summary, security, parameters, requestBody, responses } = operation
  const isOpen = security.some((way) => Object.keys(way).length === 0)
  const keys = security.find((way) => 'apiKey' in way) as { apiKey: string[] } | undefined
  const byKey = keys ? ` · ${t.access.apiKey(keys.apiKey[0] ?? null)}` : ''
  const statuses = Object.keys(responses)
  const success = statuses.find((status) => status.startsWith('2'))!
  const reply = schemaIn(responses[success])
  const named = parameters.map(({ name, required, schema }) => field([name, schema], required, t)).join('')
  return `<details><summary><b class="m">${method}</b><code>${escape(path)}</code>
<small>${escape(summary)} · ${isOpen ? t.access.visitor : t.access.signedIn}${byKey}</small></summary>
${parameters.length > 0 ? `<h3>${t.parameters}</h3><dl>${named}</dl>` : ''}
${requestBody ? `<h3>${t.body}</h3>${fields(schemaIn(requestBody)!, t)}` : ''}
<h3>${t.reply} ${success}</h3>${reply ? fields(reply, t) : `<p>${t.nothing}</p>`}
<p><small>${t.refusals} ${statuses.filter((status) => /^[45]/.test(status)).join(', ')}: <a href="#schema-Problem">Problem</a></small></p></details>`
}

const schemaIn = (part: Content | undefined) => Object.values(part?.content ?? {})[0]?.schema

function fields(schema: Schema, t: ApiDocsTexts): string {
  const { properties, required = [], items } = schema
  if (properties) {
    const rows = Object.entries(properties).map((entry) => field(entry, required.includes(entry[0]), t))
    return `<dl>${rows.join('')}</dl>`
  }
  const inner = items && !items.$ref ? fields(items, t) : ''
  return `<p>${typeOf(schema, t)}</p>${inner}`
}

function field([name, schema]: [string, Schema], isRequired: boolean, t: ApiDocsTexts): string {
  const inner = [schema, ...(schema.anyOf ?? []), schema.items ?? {}].find((part) => part.properties)
  const missing = schema.default === undefined ? '' : ` · ${t.default} ${escape(JSON.stringify(schema.default))}`
  return `<dt><code>${escape(name)}</code></dt><dd><small>${typeOf(schema, t)}${isRequired ? ` · ${t.required}` : ''}${missing}</small>${inner ? fields(inner, t) : ''}</dd>`
}

function typeOf(schema: Schema, t: ApiDocsTexts): string {
  const { $ref, anyOf, items, type, format } = schema
  if ($ref) {
    const name = $ref.split('/').at(-1)!
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return `${t.oneOf} <code>${escape(schema.enum.join(' | '))}</code>`
  if (anyOf) {
    const others = anyOf.filter((part) => part.type !== 'null').map((part) => typeOf(part, t))
    return others.join(' / ') + (anyOf.some((part) => part.type === 'null') ? ` ${t.orNull}` : '')
  }
  if (items) return `${t.listOf} ${typeOf(items, t)}`
  return escape([type, format].filter(Boolean).join(' ')) + limitsOf(schema)
}

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const shown = (limit: unknown) =>
    typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : ''
  const [low, high] = [shown(minimum ?? minLength ?? minItems), shown(maximum ?? maxLength ?? maxItems)]
  return low === '' && high === '' ? '' : ` ${low}…${high}`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** GET /api/docs: the published document to read, in English or with ?language=de (ADR 0010). Each is written once. */
export function apiDocsRoutes(fastify: FastifyInstance, origin: string): void {
  // Buffers, which all who read them share.
  const pages: Partial<Record<Language, Buffer>> = {}
  fastify.get('/api/docs', (request, reply) => {
    const parameter = (request.query as { language?: unknown }).language
    const language = parameter === 'de' || parameter === 'en' ? parameter : languageOf(request)
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'public, max-age=600' })
      .type('text/html; charset=utf-8')
      .send((pages[language] ??= Buffer.from(apiDocsPage(openApiDocument(origin), language, texts(language).apiDocs))))
  })
}
