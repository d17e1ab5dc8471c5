type Headers = Record<string, number | string | string[] | undefined>

/**
 * What Mozilla's HTTP Observatory gives an answer over HTTPS, by its rules of 2024: 100, less what is missing, more for what goes
 * beyond. 100 is an A+; 130 is the most without a preloaded HSTS and hashes of own scripts.
 */
export function observatoryScore(headers: Headers, html = ''): { score: number; why: string[] } {
  const text = (name: string) => String(headers[name] ?? '')
  const policy = parsePolicy(text('content-security-policy'))
  const parts: [number, string][] = [
    judgePolicy(policy),
    headers['set-cookie'] === undefined ? [0, 'no cookie'] : [-40, 'a cookie'],
    headers['access-control-allow-origin'] === undefined ? [0, 'no other site'] : [-50, 'open to other sites'],
    judgeReferrer(text('referrer-policy')),
    maxAgeOf(text('strict-transport-security')) >= 15_768_000 ? [0, 'HSTS'] : [-20, 'no HSTS of six months'],
    scriptsElsewhere(html).length === 0 ? [0, 'own scripts'] : [-5, `scripts of ${scriptsElsewhere(html).join(', ')}`],
    text('x-content-type-options') === 'nosniff' ? [0, 'nosniff'] : [-5, 'types are guessed'],
    /^'(none|self)'$/.test(policy.get('frame-ancestors')?.join(' ') ?? '') ? [5, 'no frames'] : [-20, 'may be framed'],
    /^same-(origin|site)$/.test(text('cross-origin-resource-policy')) ? [10, 'CORP'] : [0, 'no CORP'],
  ]
  return { score: parts.reduce((sum, [points]) => sum + points, 100), why: parts.map(([, reason]) => reason) }
}

const parsePolicy = (policy: string) =>
  new Map(
    policy
      .split(/;\s*/)
      .map((directive) => directive.split(/\s+/))
      .map(([name = '', ...allowed]) => [name, allowed]),
  )

function judgePolicy(policy: Map<string, string[]>): [number, string] {
  const of = (name: string) => policy.get(name) ?? policy.get('default-src')
  const scripts = of('script-src')
  if (!scripts) return [-25, 'no content policy']
  const isWide = (allowed: string) => /^(https?:|\*|data:|blob:|http:\/\/.*|'unsafe-inline')$/.test(allowed)
  if ([...scripts, ...(of('object-src') ?? ['*'])].some(isWide)) return [-20, 'scripts of anybody']
  if (scripts.includes("'unsafe-eval'")) return [-10, 'text becomes code']
  if (of('style-src')?.includes("'unsafe-inline'")) return [0, 'inline styles']
  return policy.get('default-src')?.join(' ') === "'none'" ? [10, 'nothing but what is named'] : [5, 'no unsafe source']
}

function judgeReferrer(policy: string): [number, string] {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return [5, 'referrer']
  return policy === '' ? [0, 'no referrer policy'] : [-5, 'an open referrer']
}

const maxAgeOf = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
const scriptsElsewhere = (html: string) =>
  [...html.matchAll(/<script[^>]+src="(https?:|\/\/)([^"/]+)/g)].map(([, , host]) => host!)
