import type { Page } from 'playwright-core'
import type { Vitals } from './vitals.ts'

type Finding = string | false

/**
 * The best-practice audits of Lighthouse that concern a shop without third parties; `problems` is what the browser
 * complained of while the page loaded: its console, failed requests, reports of the content policy.
 */
export async function bestPracticeFindings(page: Page, problems: string[]): Promise<string[]> {
  const found = await page.evaluate(() => {
    const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    const isCropped = (picture: HTMLImageElement) => getComputedStyle(picture).objectFit !== 'fill'
    const isDistorted = (picture: HTMLImageElement) =>
      Math.abs(picture.width / picture.height - picture.naturalWidth / picture.naturalHeight) > 0.05
    return [
      document.doctype?.name !== 'html' && 'no doctype',
      document.characterSet !== 'UTF-8' && 'no charset',
      !document.querySelector('meta[name="viewport"][content*="width=device-width"]') && 'no viewport',
      /user-scalable=no|maximum-scale=1\b/.test(document.head.innerHTML) && 'the page cannot be enlarged',
      ...pictures
        .filter((picture) => picture.width > 0 && !isCropped(picture) && isDistorted(picture))
        .map(({ src }) => `distorted ${src}`),
    ]
  })
  return [...real(found), ...problems]
}

/** The SEO audits of Lighthouse: what a crawler needs of the page and its reply. */
export async function seoFindings(
  page: Page,
  reply: { status: number; robots?: string | undefined },
): Promise<string[]> {
  const found = await page.evaluate(() => {
    const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content ?? ''
    const canonicals = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')
    const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a')]
    const vague = /^(click here|here|more|learn more|hier|mehr|weiterlesen)$/i
    return [
      document.title.trim() === '' && 'no title',
      content('meta[name="description"]').trim() === '' && 'no description',
      /noindex/.test(content('meta[name="robots"]')) && 'not to be indexed',
      document.documentElement.lang === '' && 'no language',
      canonicals.length !== 1 && `${canonicals.length} canonical links`,
      ...[...canonicals].map(({ href }) => new URL(href).pathname !== location.pathname && `canonical is ${href}`),
      ...alternates.map(({ href, hreflang }) => !/^(de|en|x-default)$/.test(hreflang) && `hreflang of ${href}`),
      ...links.map((link) => !link.getAttribute('href')?.trim() && `a link nobody can follow: ${link.textContent}`),
      ...links.map(
        ({ textContent, href }) => vague.test(textContent.trim()) && `'${textContent}' does not say where ${href} is`,
      ),
      ...[...document.images].map((picture) => !picture.hasAttribute('alt') && `no alt: ${picture.src}`),
    ]
  })
  const refused = reply.robots?.includes('noindex') && 'the reply forbids indexing'
  return [...real(found), ...real([reply.status !== 200 && `status ${reply.status}`, refused ?? false])]
}

// Weight, and the milliseconds (CLS: without unit) for 90 and for 50 points on a phone: Lighthouse 10 to 13.
const curves = {
  fcp: { weight: 10, good: 1800, middling: 3000 },
  speedIndex: { weight: 10, good: 3387, middling: 5800 },
  lcp: { weight: 25, good: 2500, middling: 4000 },
  tbt: { weight: 30, good: 200, middling: 600 },
  cls: { weight: 25, good: 0.1, middling: 0.25 },
}

/** Lighthouse's performance score, 0 to 100. Its speed index needs a film; the last of the paints stands for it. */
export function performanceScore({ fcp, lcp, tbt, cls }: Vitals): number {
  const values = { fcp, lcp, tbt, cls, speedIndex: Math.max(fcp, lcp) }
  const entries = Object.entries(curves) as [keyof typeof curves, { weight: number; good: number; middling: number }][]
  return Math.round(entries.reduce((sum, [key, curve]) => sum + curve.weight * scoreOf(values[key], curve), 0))
}

// The share of a log-normal distribution that is worse: 0.9 at `good`, 0.5 at `middling`.
function scoreOf(value: number, { good, middling }: { good: number; middling: number }): number {
  if (value <= 0) return 1
  const INVERSE_ERFC_OF_ONE_FIFTH = 0.9061938024368232
  const standardised = (INVERSE_ERFC_OF_ONE_FIFTH * Math.log(value / middling)) / Math.log(middling / good)
  return (1 - erf(standardised)) / 2
}

// Abramowitz and Stegun, formula 7.1.26.
function erf(x: number) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}

const real = (findings: Finding[]) => findings.filter((finding) => finding !== false)
