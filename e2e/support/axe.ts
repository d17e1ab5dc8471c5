import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, each with the elements it is about; empty where all is well. */
export async function findBarriers(page: Page): Promise<string[]> {
  return found(page, axeFor(page).withTags(levels))
}

/** Only what another colour scheme can change. */
export async function findPoorContrast(page: Page): Promise<string[]> {
  return found(page, axeFor(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** Without the window it would open to join the findings of frames: our pages have none. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Turns the dark scheme on; done when no colour is on its way any more. */
export const darken = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark'
    // Those that follow scrolling never end.
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
