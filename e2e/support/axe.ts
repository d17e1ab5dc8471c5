import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

// Less than half of the bytes that the module offers as its source.
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, each with the elements it is about; empty where all is well. */
export const findBarriers = (page: Page): Promise<string[]> => find(page, { type: 'tag', values: levels })

/** Only what another colour scheme can change. */
export const findPoorContrast = (page: Page): Promise<string[]> =>
  find(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

/** Turns the dark scheme on; what looks next waits until no colour is on its way any more. */
export const darken = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'))

/**
 * Axe is put into a document once, and of all it knows only the breaches come back: with all that is in order and a selector
 * for each element a look took three times as long. Frames are not looked into: our pages have none.
 */
async function find(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // Its last value is none that a page could hand over.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};undefined`)
  const options: RunOptions = { runOnly, resultTypes: ['violations'], selectors: false }
  let seen: Awaited<ReturnType<typeof breachesOf>>
  do {
    await page.evaluate(standStill)
    seen = await page.evaluate(breachesOf, options)
  } while (seen.hasMoved && seen.breaches.length > 0)
  return seen.breaches.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.join(' | ')}`)
}

/**
 * What is busy may be dim until its answer comes, and a button that is fading in has a poor contrast for a moment. What
 * scrolling moves, or what turns for ever, has no end to wait for.
 */
async function standStill() {
  const isDim = (element: Element) => getComputedStyle(element).opacity !== '1'
  const isBusy = () => [...document.querySelectorAll('[aria-busy=true]')].some(isDim)
  const ending = () =>
    document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return animation.timeline === document.timeline && animation.playState === 'running' && Number.isFinite(end)
    })
  for (let running = ending(); isBusy() || running.length > 0; running = ending()) {
    await Promise.allSettled(running.map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
  }
}

/** `hasMoved`: something began to fade meanwhile, so that what was seen may be of a moment only. */
async function breachesOf(options: RunOptions) {
  const inPage = window as unknown as { axe: typeof axe }
  let hasMoved = false
  const note = () => void (hasMoved = true)
  document.addEventListener('transitionrun', note)
  const { violations } = await inPage.axe.run(document, options)
  document.removeEventListener('transitionrun', note)
  return { hasMoved, breaches: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })) }
}
