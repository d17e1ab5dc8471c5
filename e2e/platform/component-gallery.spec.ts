import { expect, test } from 'vitest'
import { gallery as de } from '../../texts/de/gallery.ts'
import { gallery as en } from '../../texts/en/gallery.ts'
import { local, texts } from '../support/account.ts'
import { isWalk } from '../../test/runner/long.ts'
import { darken, findBarriers, findPoorContrast } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { findFaults } from '../screens/find-faults.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

const parts = Object.keys(en.parts) as (keyof typeof en.parts)[]
const words = { de, en }

openForAll()

const sizes = [
  ['de', 390],
  ['en', 1440],
] as const
// The parts in turn at one end, in a walk at both.
const cases = parts.flatMap((part, i) =>
  sizes.filter((_, end) => isWalk || end === i % 2).map(([language, width]) => ({ part, language, width })),
)

test.concurrent.each(cases)(
  '$part is without barriers and faults, light and dark ($language, $width px)',
  { tags: ['long'] },
  async ({ part, language, width }) => {
    const { page, context, problems } = await visit(browser, shop.origin, { width, height: 900 })
    await page.goto(local(language, `/dev/ui?part=${part}`), { waitUntil: 'networkidle' })
    await page.locator('main').waitFor()
    const findings = [...(await findBarriers(page)), ...(await findFaults(page))]
    await darken(page)
    findings.push(...(await findPoorContrast(page)), ...problems)
    // Names of stores and brands end in an ellipsis where a card is narrow.
    expect(findings.filter((finding) => !finding.startsWith('is cut off'))).toEqual([])
    await context.close()
  },
)

test.each(isWalk ? sizes : sizes.slice(0, 1))(
  'each of its windows opens and closes again (%s, %i px)',
  { tags: ['long'] },
  async (language, width) => {
    const { page, context, problems } = await visit(browser, shop.origin, { width, height: 900 })
    await page.goto(local(language, '/dev/ui?part=windows'), { waitUntil: 'networkidle' })
    const openers = page.getByRole('button', { name: new RegExp(`^${words[language].open('')}[A-Z]\\w+`) })
    const names = (await openers.allTextContents()).filter((name) => /Dialog|Drawer/.test(name))
    expect(names.length).toBeGreaterThan(6)
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await page.waitForLoadState('networkidle')
      expect(await findBarriers(page), name).toEqual([])
      expect(await findFaults(page), name).toEqual([])
      await page.keyboard.press('Escape')
      const discard = dialog.getByRole('button', { name: texts[language].ui.discard })
      if (name.includes(words[language].states.unsaved)) await discard.click()
      await dialog.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
    await context.close()
  },
)
