import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, each with the elements it is about; empty where all is well. */
export async function findBarriers(page: Page): Promise<string[]> {
  return found(page, new AxeBuilder({ page }).withTags(levels))
}

/** Only what another colour scheme can change. */
export async function findPoorContrast(page: Page): Promise<string[]> {
  return found(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
