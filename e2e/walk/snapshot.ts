import type { Page } from 'playwright-core'
import { withTimeout } from '../../api/platform/with-timeout.ts'

/** What can be seen of a page at one moment. */
export type Snapshot = {
  path: string
  title: string
  isEmpty: boolean
  /** Scripts have taken the page over. */
  isAlive: boolean
  /** What waits for something, by its markup or by a grey box in view. */
  busy: string[]
  /** There is a button that tries again, or the sign-in of a session that has ended, after which what waits goes on. */
  canRetry: boolean
  /** Words that come from a mistake in a program. */
  slips: string[]
  /** What makes the page wider than its window. */
  wide: string | null
  /** The page cannot be scrolled although nothing lies over it. */
  isStuck: boolean
  /** A dialog without anything to press. */
  deadDialog: string | null
  fields: Field[]
  hasPassword: boolean
}
export type Field = { key: string; value: string; isOfSignIn: boolean }

export const takeSnapshot = (page: Page): Promise<Snapshot> => evaluate(page, seen, undefined)

const MOST_TRIES = 5
/** The shop answers each document sooner. */
const ANSWER_MS = 30_000

/**
 * As `page.evaluate`, but begins again in the new document where one has taken the old one's place meanwhile. Chromium runs
 * nothing in a page that waits for its next document: where that does not come, it is waited for no longer, and complained of.
 */
export async function evaluate<A, T>(page: Page, inPage: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await withTimeout(ANSWER_MS, page.evaluate(inPage as (argument: unknown) => T, argument))
    } catch (error) {
      const isLate = String(error).includes('No answer within')
      if (tries === MOST_TRIES || !(isLate || /context was destroyed|navigat/i.test(String(error)))) throw error
      if (isLate) await stopLoading(page)
      await page.waitForLoadState('domcontentloaded')
    }
  }
}

async function stopLoading(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.stopLoading')
  await devtools.detach()
  await withTimeout(
    ANSWER_MS,
    page.evaluate(() => reportError(new Error('The walk stopped a document that never came.'))),
  )
}

function seen(): Snapshot {
  const root = document.getElementById('root')
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isInView = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && isSeen(element)
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}” .${element.getAttribute('class')?.slice(0, 40)}`
  const text = document.body?.innerText ?? ''
  const open = [...document.querySelectorAll('dialog[open]')]
  const busy = [
    ...[...document.querySelectorAll('[aria-busy=true]')].filter(isSeen),
    ...[...document.querySelectorAll('[data-skeleton]')].filter(isInView),
  ]
  const buttons = [...document.querySelectorAll('button, a[href]')].filter(isSeen)
  const control = document.querySelector('header a[href], header button')
  const widest = () => {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && isSeen(element),
    )
    return beyond[0] ? beyond.slice(0, 3).map(nameOf).join(', ') : 'nothing that can be seen'
  }
  const isDead = (dialog: Element) =>
    isSeen(dialog) &&
    ![...dialog.querySelectorAll('button, a[href]')].some((it) => isSeen(it) && !it.matches(':disabled'))
  const dead = open.find(isDead)
  const fieldOf = (field: HTMLInputElement | HTMLTextAreaElement): Field => ({
    key: field.name || field.id || field.getAttribute('aria-label') || field.placeholder,
    value: field.value,
    isOfSignIn: field.form?.querySelector(password) != null,
  })
  // One that is shown is a field of text.
  const password = 'input[type=password], input[autocomplete$=password]'
  const typed = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range]), textarea'
  const fields = [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isSeen).map(fieldOf)
  return {
    path: location.pathname + location.search,
    // A buyer's home has the visitor's, hidden, until its scripts are there.
    title: [...document.querySelectorAll('main h1')].find(isSeen)?.textContent ?? '',
    isEmpty: !root || root.childElementCount === 0 || root.innerText.trim() === '',
    isAlive: control !== null && 'alive' in document.documentElement.dataset,
    busy: [...new Set(busy.map(nameOf))].slice(0, 4),
    canRetry:
      // Also while it asks for the address of who has forgotten the password: its way back leads on.
      document.querySelector(`dialog[open] :is(${password}, input[type=email])`) !== null ||
      buttons.some((it) => /again|noch einmal|nochmal|erneut|neu laden|reload/i.test(it.textContent ?? '')),
    slips: [...text.matchAll(/.{0,30}(?:\bundefined\b|\bNaN\b|\[object Object\]).{0,30}/g)].map(([words]) => words),
    wide: document.documentElement.scrollWidth > innerWidth ? widest() : null,
    isStuck: document.documentElement.style.overflow === 'hidden' && open.length === 0,
    deadDialog: dead ? nameOf(dead) : null,
    fields,
    hasPassword: document.querySelector(password) !== null,
  }
}
