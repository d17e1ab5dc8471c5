import type { Page } from 'playwright-core'
import { evaluate } from './snapshot.ts'

export type TargetKind = 'link' | 'button' | 'field' | 'choice'
export type Target = { x: number; y: number; name: string; isSubmit: boolean; type: string; options: number }
type Criteria = { kind: TargetKind; area: number; nth: number; retry: boolean }

/**
 * Something on the page that a person could press or fill just now, brought into snapshot; null where there is none. `area` and
 * `nth` lie between 0 and 1: equal ones choose the same on equal pages.
 */
export const findTarget = (page: Page, criteria: Criteria): Promise<Target | null> => evaluate(page, choose, criteria)

function choose({ kind, area, nth, retry }: Criteria): Target | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary, [role=tab], [role=option]',
    field: 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range]), textarea',
    choice: 'input[type=checkbox], input[type=radio], select',
  }
  const isPage = (link: Element) => {
    const { origin, pathname, target, href } = link as HTMLAnchorElement
    const staysHere = origin === location.origin && target !== '_blank' && !link.hasAttribute('download')
    return staysHere && !/\.\w+$|^\/api|^\/dev/.test(pathname) && !href.startsWith('mailto:')
  }
  const place: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const all = [...place.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (it) => !it.matches(':disabled, [aria-hidden=true] *') && it.checkVisibility() && (kind !== 'link' || isPage(it)),
  )
  // One of many cards is as good as another: first the part of the page, then what stands in it.
  const main = all.filter((it) => it.closest('main'))
  const rest = all.filter((it) => !it.closest('main'))
  const chosen = main.length > 0 && (area < 0.7 || rest.length === 0) ? main : rest
  const retries = all.filter((it) => /again|noch einmal|nochmal|erneut|neu laden|reload/i.test(it.textContent ?? ''))
  const list = retry && retries.length > 0 ? retries : chosen
  const first = Math.floor(nth * list.length)
  for (const target of [...list.slice(first), ...list.slice(0, first)].slice(0, 6)) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const label = target instanceof HTMLInputElement && target.type !== 'text' ? target.closest('label') : null
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !(target.contains(hit) || label?.contains(hit) || hit.contains(target))) continue
    const words = target.getAttribute('aria-label') || target.innerText || target.getAttribute('name') || target.title
    return {
      x,
      y,
      name: `${target.tagName.toLowerCase()} “${(words ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`,
      isSubmit: target instanceof HTMLButtonElement && target.type === 'submit' && target.form !== null,
      type: target instanceof HTMLSelectElement ? 'select' : (target.getAttribute('type') ?? ''),
      options: target instanceof HTMLSelectElement ? target.options.length : 0,
    }
  }
  return null
}
