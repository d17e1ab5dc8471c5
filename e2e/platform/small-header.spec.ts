import { expect, test } from 'vitest'
import { laptop } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'

openForAll()

const places = () => {
  const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
  return { header: bottom('.site-header').bottom, main: bottom('main').top + scrollY, field: bottom('.search-form') }
}

test.each(['no-preference', 'reduce'] as const)(
  'a scrolled page has a header of one low row, and nothing of the page moves for it (motion: %s)',
  { tags: ['long'] },
  async (reducedMotion) => {
    const { page, context, problems } = await visit(browser, shop.origin, laptop)
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/kaffee-tee', { waitUntil: 'networkidle' })
    const before = await page.evaluate(places)
    expect(Math.round(before.field.height)).toBe(52)
    const scrolledTo = async (y: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      // Its animations follow with the next frames.
      const settled = () =>
        page.evaluate(() => {
          const { promise, resolve } = Promise.withResolvers<void>()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          return promise
        })
      await settled()
      return page.evaluate(places)
    }
    expect((await scrolledTo(110)).header).toBe(83)
    const shiftedBefore = await page.evaluate(() => Reflect.get(globalThis, 'shifted') as number)
    const low = await scrolledTo(400)
    expect(low.header).toBe(61)
    expect(Math.round(low.field.height)).toBe(44)
    // In the middle of the row.
    expect(Math.round(low.field.top)).toBe(8)
    expect(low.main).toBe(before.main)
    expect(await findBarriers(page)).toEqual([])
    expect((await scrolledTo(0)).header).toBe(before.header)
    const shifted = await page.evaluate(() => Reflect.get(globalThis, 'shifted') as number)
    expect(shifted - shiftedBefore).toBeLessThan(0.01)
    await page.setViewportSize({ width: 820, height: 900 })
    expect((await scrolledTo(400)).header).toBe(69)
    expect(problems).toEqual([])
    await context.close()
  },
)
