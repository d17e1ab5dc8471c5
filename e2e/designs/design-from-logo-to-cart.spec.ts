import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designs as deDesigns } from '../../texts/de/designs/screen.ts'
import { de, en } from '../support/screen-texts.ts'
import { designs as enDesigns } from '../../texts/en/designs/screen.ts'
import { paths } from '../../web/paths.ts'
import { visitsWithPointer } from '../support/account.ts'
import { eachNth } from '../../test/runner/long.ts'
import { findBarriers } from '../support/axe.ts'
import { shareBrowser, leaveBrowser, visit } from '../support/browser.ts'
import { check, press, type, upload } from '../support/user-actions.ts'
import { openShop } from '../support/shop.ts'

const PASSWORD = 'Tresen2026'
const texts = { de: { ...de, designs: deDesigns }, en: { ...en, designs: enDesigns } }
type Texts = typeof texts.en

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
let logo: Buffer
beforeAll(async () => {
  const star =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="M600 60l160 320 360 40-270 240 80 120-330-120-330 120 80-120-270-240 360-40z" fill="#c81e2b"/></svg>'
  ;[shop, browser, logo] = await Promise.all([
    openShop({ isDrawn: true }),
    shareBrowser(),
    sharp(Buffer.from(star)).png().toBuffer(),
  ])
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
})

const buyers = ['cafe', 'hotel', 'restaurant', 'office']

test.each(visitsWithPointer('en'))('a logo becomes printed goods in the cart (%s, %s)', async (language, device) => {
  const t = texts[language]
  const { page, context, problems } = await visit(browser, shop.origin, device)
  await startFromProduct(page, t, { buyer: buyers.pop()!, language })
  await page.getByText(t.designs.canvas.empty).waitFor()
  await expectAccessible(page)

  await upload(page.getByLabel(t.designs.files.logo, { exact: true }), fileOf(logo))
  const mark = page.getByRole('button', { name: t.designs.canvas.logo, exact: true })
  await mark.waitFor()
  await moveByKeys(page, t, mark)
  if (device.input === 'pointer') await moveByMouse(page, t, mark)
  await expectAccessible(page)

  await press(page.getByRole('tab', { name: t.designs.tabs.text }))
  await type(page.getByRole('textbox', { name: t.designs.text.label, exact: true }), 'Sonne & Söhne')
  await check(page.getByRole('radio', { name: 'Oswald' }))
  await page.getByRole('button', { name: t.designs.canvas.text('Sonne & Söhne') }).waitFor()
  await expectAccessible(page)
  await press(page.getByRole('tab', { name: t.designs.tabs.print }))
  await press(page.getByRole('button', { name: t.designs.print.colors['#c81e2b'], exact: true }))
  await expectAccessible(page)
  await press(page.getByRole('tab', { name: t.designs.tabs.job }))
  await type(page.getByLabel(t.designs.job.name, { exact: true }), `Sonne ${device.name}`)
  await expectSaved(page)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: `Sonne ${device.name}` }).waitFor()
  await press(page.getByRole('tab', { name: t.designs.tabs.text }))
  const label = page.getByRole('textbox', { name: t.designs.text.label, exact: true })
  await expect.poll(() => label.inputValue()).toBe('Sonne & Söhne')

  await take(page, t, 'SUBMIT')
  await expectStatus(page, t.designs.statuses.SUBMITTED)
  await expectAccessible(page)
  await sendProof(page)
  await page.reload()
  await expectStatus(page, t.designs.statuses.PROOF_READY)
  await page
    .getByText(language === 'de' ? '4,90 €' : '€4.90')
    .first()
    .waitFor()
  await expectAccessible(page)
  await take(page, t, 'APPROVE')
  await expectStatus(page, t.designs.statuses.APPROVED)
  await expectAccessible(page)

  await press(page.getByRole('button', { name: t.designs.order.add }))
  await page.getByText(t.designs.order.added).waitFor()
  await page.goto(language === 'de' ? '/de/cart' : '/cart')
  await page.getByText(`Sonne ${device.name}`).first().waitFor()
  await page.goto(language === 'de' ? '/de/account/product-designs' : '/account/product-designs')
  await page.getByRole('link', { name: t.designs.open(`Sonne ${device.name}`) }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('what was done survives a lost line, a reload and another tab', { tags: ['long'] }, async () => {
  const t = texts.en
  const { page, context } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
  await startFromProduct(page, t, { buyer: 'retail', language: 'en' })
  await press(page.getByRole('tab', { name: t.designs.tabs.text }))
  const text = page.getByRole('textbox', { name: t.designs.text.label, exact: true })
  // The picture files of the design stay reachable; only what saves it is not, nor what is sent while leaving.
  await context.addInitScript(cutSaving)
  await page.evaluate(cutSaving)
  await type(text, 'Kept in the browser')
  await page.getByText(t.designs.save.unreachable).waitFor()
  await page.reload()
  await page.getByText(t.designs.save.restored).waitFor()
  await press(page.getByRole('tab', { name: t.designs.tabs.text }))
  await expect.poll(() => text.inputValue()).toBe('Kept in the browser')
  await page.getByText(t.designs.save.unreachable).waitFor()
  await page.evaluate(() => Object.assign(window, { isSavingCut: false }))
  await press(page.getByRole('button', { name: t.designs.save.now }))
  await expectSaved(page)
  await press(page.getByRole('button', { name: t.designs.undo }))
  await expect.poll(() => text.inputValue()).toBe('')

  await ask(`/product-designs/${idOf(page)}/actions`, { token: await tokenOf(page), body: { action: 'CANCEL' } })
  await type(text, 'Too late')
  await expectStatus(page, t.designs.statuses.CANCELLED)
  await context.close()
})

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => press(page.getByRole('banner').locator('a[href="/"]').first())],
  ['for good', (page) => page.goto('about:blank')],
]
test.each(eachNth(2, waysOut))(
  'what a failed save has left over is sent when the page is left %s',
  { tags: ['long'] },
  async (how, leave) => {
    const t = texts.en
    const { page, context } = await visit(browser, shop.origin, { width: 1440, height: 1000 })
    await startFromProduct(page, t, { buyer: 'retail', language: 'en' })
    const design = page.url()
    const id = idOf(page)
    await press(page.getByRole('tab', { name: t.designs.tabs.text }))
    await page.evaluate(cutSaving)
    await type(page.getByRole('textbox', { name: t.designs.text.label, exact: true }), `Left ${how}`)
    await page.getByText(t.designs.save.unreachable).waitFor()
    await page.evaluate(() => Object.assign(window, { isSavingCut: false }))
    await leave(page)
    await expect.poll(() => shop.db`select text from design where id = ${id}`).toEqual([{ text: `Left ${how}` }])
    await page.goto(design)
    await expectSaved(page)
    await context.close()
  },
)

/** In the browser: a save finds no server. A route would not see what is sent while the page is left. */
function cutSaving() {
  const send = window.fetch
  const state = Object.assign(window, { isSavingCut: true })
  window.fetch = (to, options) =>
    state.isSavingCut && options?.method === 'PUT' ? Promise.reject(new TypeError('cut')) : send(to, options)
}

type Start = { buyer: string; language: 'de' | 'en' }

/** From the product page of a visitor over the sign-in into the editor. */
async function startFromProduct(page: Page, t: Texts, { buyer, language }: Start) {
  const [product] = await shop.db<{ skuId: string }[]>`
    select sku_id from product join stock using (sku_id)
    where is_designable and status = 'ACTIVE' and not is_exclusive and picture ->> 'archetype' = 'mug'
      and store_id in (select store_id from account where role = 'SUPPLIER')
    order by quantity desc, sku_id limit 1`
  await page.goto((language === 'de' ? '/de' : '') + paths.product(product!))
  await press(page.getByRole('button', { name: t.catalogue.product.designStart }))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByRole('textbox', { name: t.account.email }), `${buyer}@demo.tresen.example`)
  await type(dialog.getByRole('textbox', { name: t.account.password }), PASSWORD)
  await press(dialog.getByRole('button', { name: t.shell.signIn, exact: true }))
  await page.waitForURL(/\/account\/product-designs\/[0-9a-f-]{36}$/)
  await page.getByRole('tab', { name: t.designs.tabs.logo }).waitFor()
}

const fileOf = (buffer: Buffer) => ({ name: 'star.png', mimeType: 'image/png', buffer })

async function moveByKeys(page: Page, t: Texts, mark: Locator) {
  await mark.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp', '+', '.']) await page.keyboard.press(key)
  const { x, y, size, angle } = t.designs.placement
  const values = await Promise.all(
    [x, y, size, angle].map((label) => page.getByLabel(label, { exact: true }).filter({ visible: true }).inputValue()),
  )
  expect(values[0]).toBe('52')
  expect(values[3]).toBe('1')
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownIn(page, x)).toBe('50')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => shownIn(page, x)).toBe('52')
}

async function moveByMouse(page: Page, t: Texts, mark: Locator) {
  await mark.scrollIntoViewIfNeeded()
  const box = (await mark.boundingBox())!
  const before = Number(await shownIn(page, t.designs.placement.x))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await shownIn(page, t.designs.placement.x))).toBeGreaterThan(before)
}

const shownIn = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true }).inputValue()

async function take(page: Page, t: Texts, action: 'SUBMIT' | 'APPROVE') {
  const name = t.designs.actions[action].button
  await press(page.getByRole('button', { name }))
  await press(page.getByRole('dialog').getByRole('button', { name }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const expectStatus = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
const expectSaved = (page: Page) => page.locator('[data-save-state=saved]').waitFor()

// Header and footer are every page's.
const expectAccessible = async (page: Page) => expect(await findBarriers(page)).toEqual([])

/** The store answers with a proof, by its own view of the API. */
async function sendProof(page: Page) {
  const [design] = await shop.db<{ storeId: string; box: number }[]>`
    select store_id, count_per_box as box from product
    where sku_id = (select sku_id from design where id = ${idOf(page)})`
  const [supplier] = await shop.db<{ email: string }[]>`
    select email from account where store_id = ${design!.storeId} and role = 'SUPPLIER' limit 1`
  const { authToken } = await ask<{ authToken: string }>('/auth/sign-in', {
    body: { email: supplier!.email, password: PASSWORD },
  })
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString()
  const offer = { unitPrice: 4.9, setupFee: 35, minQuantity: design!.box * 2, leadTimeDays: 12, validUntil }
  await ask(`/supplier/product-designs/${idOf(page)}/proof`, { token: authToken, body: { offer } })
}

const idOf = (page: Page) => page.url().split('/').at(-1)!
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Authorization') ?? '')

async function ask<T>(path: string, { token, body }: { token?: string; body: object }): Promise<T> {
  const reply = await fetch(`${shop.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
