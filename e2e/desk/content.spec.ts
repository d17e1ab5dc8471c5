import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMember } from '../../test/builders.ts'
import { desk } from '../../texts/de/desk/frame.ts'
import { operatorMagazine as texts } from '../../texts/de/magazine/operator.ts'
import { operatorPreviews as previews } from '../../texts/de/previews/operator.ts'
import { operatorUploads as uploads } from '../../texts/de/uploads/operator.ts'
import { goodsPicker as goods } from '../../texts/de/catalogue/goods-picker.ts'
import { showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

const wide = { width: 1440, height: 1000 }

async function contentMember() {
  const member = await createMember(shop.db, { isOperator: true, roles: ['CONTENT'] })
  await showFactor(shop.db, member.token)
  return member
}

const statusOf = async (path: string) => (await fetch(shop.origin + path)).status
/** The list of the magazine is kept by the page cache; whether it names the post. */
const isListed = async (path: string) => (await (await fetch(`${shop.origin}/de/magazine`)).text()).includes(path)

async function writeInBoth(page: Page, title: string) {
  await press(page.getByRole('button', { name: texts.languages.both }))
  for (const [language, words] of [
    ['Deutsch', 'Drei Rezepte unter 90 Cent'],
    ['English', 'Three recipes below 90 cents'],
  ] as const) {
    await page.getByLabel(`${texts.title}, ${language}`).fill(title)
    await page.getByLabel(`${texts.teaser}, ${language}`).fill(words)
    await page.getByLabel(`${texts.topic}, ${language}`).fill('Getränkekarte')
  }
  await press(page.getByRole('button', { name: uploads.choose }))
  await press(page.getByRole('button', { name: uploads.take(uploads.studioPicture(7)) }))
  await press(page.getByRole('button', { name: texts.addBlock, exact: true }))
  await press(page.getByRole('button', { name: texts.kinds.HEADING, exact: true }))
  await page.keyboard.type('Was ein Becher kostet')
  await page.getByLabel(`${texts.kinds.HEADING}, English`).fill('What a cup costs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await press(page.getByRole('button', { name: texts.kinds.GOODS, exact: true }))
  await press(page.getByRole('button', { name: texts.chooseGoods }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(goods.find).fill('Espresso')
  await press(dialog.locator('.edit-found').first())
  await press(dialog.getByRole('button', { name: goods.done }))
}

test(
  'a post is written, seen in its page, planned, shown at its minute and taken away',
  { tags: ['long'] },
  async () => {
    const member = await contentMember()
    const { page, context, problems } = await visit(browser, shop.origin, wide)
    await enter(page, 'de', member.token, '/operator/magazine')
    await press(page.getByRole('button', { name: texts.add }))
    const title = `Wintergetränke ${Date.now()}`
    await page.getByLabel(texts.title, { exact: true }).fill(title)
    await press(page.getByRole('button', { name: texts.addAction }))
    await writeInBoth(page, title)
    expect(await findBarriers(page)).toEqual([])

    // The real page with the draft, as nobody else sees it.
    await press(page.getByRole('button', { name: previews.load }))
    const framed = page.frameLocator('iframe')
    await framed.getByRole('heading', { level: 1, name: title }).waitFor()
    await framed.getByRole('heading', { level: 2, name: 'Was ein Becher kostet' }).waitFor()
    const path = `/de/magazine/wintergetraenke-${title.split(' ')[1]}`
    expect(await statusOf(path)).toBe(404)
    await press(page.getByRole('button', { name: previews.account }))
    await framed.getByText('€').first().waitFor()

    // Planned for a minute; nobody waits for it here, the minute comes.
    await press(page.getByRole('tab', { name: texts.tabs.time }))
    await page.getByLabel(texts.startsAt).fill('2099-11-26T07:00')
    await press(page.getByRole('button', { name: texts.plan('').trim().split(' ')[0]! }))
    await page.getByText(texts.done.PLAN).waitFor()
    expect(await isListed(path)).toBe(false)
    const draft = shop.db`(select post_id from post_draft where content -> 'de' ->> 'title' = ${title})`
    await shop.db`update post_draft set starts_at = now() where post_id = ${draft}`
    await expect.poll(() => isListed(path)).toBe(true)
    expect(await statusOf(path)).toBe(200)

    await page.reload()
    await page.getByText(texts.states.LIVE, { exact: true }).waitFor()
    await press(page.getByRole('button', { name: texts.withdraw }))
    await page.getByLabel(desk.reason).fill('Preise überholt')
    await press(page.getByRole('dialog').getByRole('button', { name: texts.withdraw }))
    await page.getByText(texts.done.WITHDRAW).waitFor()
    await expect.poll(() => isListed(path)).toBe(false)
    expect(await statusOf(path)).toBe(404)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a preview alone may stand in a frame, of ours; every other answer is as strict as before', async () => {
  const member = await contentMember()
  const made = await fetch(`${shop.origin}/api/v1/operator/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ kind: 'FRONT_PAGE' }),
  })
  const { token } = (await made.json()) as { token: string }
  const policyOf = async (path: string) =>
    (await fetch(shop.origin + path)).headers.get('content-security-policy') ?? ''
  const usual = await policyOf('/')
  expect(await policyOf(`/de/preview/${token}`)).toBe(usual.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  const [script] = /\/assets\/[^"]+\.js/.exec(await (await fetch(shop.origin)).text())!
  const pages = '/ /de /search?q=kaffee /magazine /stores /kaffee-tee /cart /login /nothing /de/a/b/c'
  const desks = '/operator /de/supplier/orders /operator/magazine'
  const calls = '/api/v1/mag/latest /api/v1/nothing /api/v1/openapi.json /api/docs /health'
  const files = '/favicon.svg /robots.txt /sitemap.xml /pictures/stored/covers/cover-07_500 /pictures/uploads/none_500'
  const broken = `/%E0%A4%A /preview/${'x'.repeat(27)} /preview/${token}/x /pictures/og/de/pages/home.jpg`
  const others = [...[pages, desks, calls, files, broken].flatMap((paths) => paths.split(' ')), script]
  const policies = await Promise.all(others.map(async (path) => [path, await policyOf(path)] as const))
  expect(policies.filter(([, policy]) => !policy.includes("frame-ancestors 'none'"))).toEqual([])
  expect(policies.filter(([, policy]) => /unsafe|\*/.test(policy))).toEqual([])
})
