import { expect, test } from 'vitest'
import { laptop, openAccount, stayAs, texts } from '../support/account.ts'
import { visit } from '../support/browser.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

test('what is chosen and typed while one page comes and another is on its way stays', async () => {
  const token = await openAccount(shop.origin, { email: 'late@cafe.example', language: 'de' })
  const { page, context, problems } = await visit(browser, shop.origin, laptop)
  await stayAs(context, token)
  await context.addInitScript(holdRendering)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/api.*priceMin=/, (route) => released.then(() => route.continue()))
  await page.goto('/de/kaffee-tee')
  const filters = page.getByRole('complementary', { name: texts.de.catalogue.listing.filters })
  const brand = filters.getByRole('checkbox', { name: /Teekanne/ })
  const [least, most] = [0, 1].map((end) => filters.locator('input[inputmode=decimal]').nth(end))
  await brand.waitFor()
  await page.evaluate(() => Object.assign(window, { isRenderingHeld: true }))
  await press(brand)
  // This page is there, but not shown before the next is on its way.
  await page.waitForURL(/brand=teekanne/)
  await type(least!, '1')
  await least!.press('Enter')
  await page.evaluate(() => (window as unknown as { render(): void }).render())
  await type(most!, '9')
  release()
  await page.waitForURL(/priceMin=1/)
  await page.waitForLoadState('networkidle')
  expect(await brand.isChecked()).toBe(true)
  expect(await least!.inputValue()).toBe('1')
  expect(await most!.inputValue()).toBe('9')
  expect(problems).toEqual([])
  await context.close()
})

/** In the browser: React is called back by a port for what is not urgent. */
function holdRendering() {
  const send = MessagePort.prototype.postMessage
  const held: (() => void)[] = []
  const state = Object.assign(window, {
    isRenderingHeld: false,
    render() {
      state.isRenderingHeld = false
      for (const go of held.splice(0)) go()
    },
  })
  MessagePort.prototype.postMessage = function postOrHold(this: MessagePort, ...message: [unknown]) {
    const post = () => send.apply(this, message)
    if (state.isRenderingHeld) held.push(post)
    else post()
  } as typeof send
}
