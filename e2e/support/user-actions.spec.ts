import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laptop } from './account.ts'
import { shareBrowser, leaveBrowser, visit } from './browser.ts'
import { upload } from './user-actions.ts'

let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser())

const FRESH_PAGES = 15

test('a file that is chosen by key arrives on every fresh page', { tags: ['long'] }, async () => {
  for (let n = 0; n < FRESH_PAGES; n++) {
    const { page, context } = await visit(browser, 'http://localhost', { ...laptop, input: 'keyboard' })
    await page.setContent('<label>Logo <input type="file"></label>')
    const field = page.getByLabel('Logo')
    await upload(field, { name: 'star.png', mimeType: 'image/png', buffer: Buffer.from('star') })
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('star.png')
    await context.close()
  }
})
