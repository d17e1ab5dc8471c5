import { POLICY_REPORTS } from '../../api/health/policy-reports.ts'

/** What a page may load: what is named here, only from this site, nothing inline (promises.md, security baseline). */
const sources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Previews in the workplace (decision 149).
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Every browser knows this one, and none needs a header beside it.
  'report-uri': POLICY_REPORTS,
}

export const contentSecurityPolicy = write(sources)

/** Where a tag manager is set, that one and where it reports to (decision 22); still nothing inline. */
export const measuringContentSecurityPolicy = write({
  ...sources,
  'script-src': "'self' https://www.googletagmanager.com",
  'img-src': `${sources['img-src']} https://www.googletagmanager.com https://*.google-analytics.com`,
  'connect-src':
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
})

/** While developing Vite puts its refresh preamble and styles inline and speaks over a web socket. */
export const devContentSecurityPolicy = write({
  ...sources,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
})

/** The same for what our own workplace shows in a frame (decision 149): nobody else may, and nothing else is softer. */
export const framedPolicy = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

function write(policy: Record<string, string>) {
  return Object.entries(policy)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')
}
