import { languages } from '../contract/platform/languages.ts'
import { localPath, paths } from '../web/paths.ts'

/** What robots leave alone: calls, and pages that only accounts have. */
export function robotsText(origin: string): string {
  const own = [paths.account(), paths.cart(), paths.checkout()]
  const closed = ['/api/', ...languages.flatMap((language) => own.map((path) => localPath(language, path)))]
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
