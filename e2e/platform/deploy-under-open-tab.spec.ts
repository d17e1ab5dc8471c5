import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyAssets } from '../../bin/build/web-build.ts'
import { laptop, texts } from '../support/account.ts'
import { besides, visit } from '../support/browser.ts'
import { copySources } from '../support/copy-sources.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

const { shell, account } = texts.de
const MESSAGE = 'Wann kommt die Ware?'
const FIRST = join(process.cwd(), 'dist')
const assetsOf = async (dist: string) =>
  (await readdir(join(dist, 'client/assets'))).filter((name) => !/\.(br|gz)$/.test(name))

openForAll()

let sources: string
/** The first build after the one that is running, and the second. */
let next: string
let nextButOne: string
beforeAll(async () => {
  sources = await copySources()
  next = join(sources, 'dist')
  nextButOne = join(sources, 'later')
  await cp(FIRST, next, { recursive: true, filter: (path) => path !== join(FIRST, 'previous') })
  await markTitles()
  await runBuild()
  // The build after that one finds it complete.
  await cp(next, nextButOne, { recursive: true })
  await copyAssets(nextButOne)
})
afterAll(() => rm(sources, { recursive: true, force: true }))
beforeEach(() => shop.deploy(FIRST))

test('a page that was open before a deploy goes on without being loaded anew', { tags: ['long'] }, async () => {
  const { page, context, problems, documents, message } = await writeMessage()
  await shop.deploy(next)
  await openSignIn(page)
  await page.getByRole('dialog').getByRole('textbox', { name: account.email }).waitFor()
  await page.keyboard.press('Escape')
  expect(await message.inputValue()).toBe(MESSAGE)
  await goToStores(page)
  expect(documents()).toBe(1)
  expect(await isOfNext(page)).toBe(false)
  expect(problems).toEqual([])
  await page.reload()
  expect(await isOfNext(page)).toBe(true)
  await context.close()
})

test('the assets of a build are served by the next one, and by no later one', { tags: ['long'] }, async () => {
  const old = (await assetsOf(FIRST)).filter((name) => name.endsWith('.js'))
  const unchanged = await assetsOf(next)
  const changed = old.filter((name) => !unchanged.includes(name))
  expect(changed.length).toBeGreaterThan(20)
  const statuses = async () =>
    new Set(await Promise.all(changed.map(async (name) => (await fetch(`${shop.origin}/assets/${name}`)).status)))
  await shop.deploy(next)
  expect(await statuses()).toEqual(new Set([200]))
  await shop.deploy(nextButOne)
  expect(await statuses()).toEqual(new Set([404]))
})

test('a running server needs nothing more of a build that is replaced beneath it', { tags: ['long'] }, async () => {
  expect(await readdir(join(FIRST, 'server'))).toEqual(['entry-server.js'])
})

test('a page of two deploys ago is loaded anew once, and not over what was typed', { tags: ['long'] }, async () => {
  const { page, context, problems, documents, message } = await writeMessage()
  await shop.deploy(nextButOne)
  await openSignIn(page)
  await page.getByRole('dialog').getByText(shell.newVersion).waitFor()
  await page.keyboard.press('Escape')
  expect(await message.inputValue()).toBe(MESSAGE)
  expect(documents()).toBe(1)
  await goToStores(page)
  await arriveAtNext(page)
  await openSignIn(page)
  await page.getByRole('dialog').getByRole('textbox', { name: account.email }).waitFor()
  await expect.poll(documents).toBe(2)
  expect(besides(problems, /^404 (GET|HEAD) .*\/assets\//, /dynamically imported module/)).toEqual([])
  await context.close()
})

test(
  'where nothing was typed a lost part loads the page of two deploys ago anew, once',
  { tags: ['long'] },
  async () => {
    const { page, context, documents } = await openContact()
    await shop.deploy(nextButOne)
    await openSignIn(page)
    await arriveAtNext(page)
    await expect.poll(documents).toBe(2)
    await openSignIn(page)
    await page.getByRole('dialog').getByRole('textbox', { name: account.email }).waitFor()
    await expect.poll(documents).toBe(2)
    await context.close()
  },
)

async function openContact() {
  const visited = await visit(browser, shop.origin, laptop)
  const { page } = visited
  let count = 0
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.goto('/de/static/contact-us', { waitUntil: 'networkidle' })
  expect(await isOfNext(page)).toBe(false)
  const isQuiet = () => expect.poll(() => underWay.size).toBe(0)
  return { ...visited, documents: () => count, isQuiet }
}

/** A visitor who has written to the shop and not sent it yet. */
async function writeMessage() {
  const visited = await openContact()
  const message = visited.page.getByRole('main').locator('[name=message]')
  // The form's code comes with the first letter; between two builds nobody would answer.
  const code = visited.page.waitForResponse(/\/assets\/check-input/)
  await type(message, MESSAGE)
  await code
  await visited.isQuiet()
  return { ...visited, message }
}

const openSignIn = (page: Page) =>
  press(page.getByRole('banner').getByRole('button', { name: shell.signIn, exact: true }))

async function goToStores(page: Page) {
  await press(page.locator('a[href="/de/stores"]').filter({ visible: true }).first())
  await page.waitForURL('**/de/stores')
  await page.getByRole('main').getByRole('heading', { level: 1, name: texts.de.stores.title }).waitFor()
}

/** The document of the next build is there, and alive. */
async function arriveAtNext(page: Page) {
  await page.locator('h1[data-build=next]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Whether the heading on the screen is the next build's. */
const isOfNext = async (page: Page) => (await page.locator('h1[data-build=next]').count()) > 0

/** Changes what nearly every page has. */
async function markTitles() {
  const path = join(sources, 'web/ui/PageTitle.tsx')
  const source = await readFile(path, 'utf8')
  const changed = source.replace('<h1 ', '<h1 data-build="next" ')
  expect(changed).not.toBe(source)
  await writeFile(path, changed)
}

/** As `npm start` builds what has changed. */
async function runBuild() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, ['bin/build.ts'], { cwd: sources, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = text(child.stderr)
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code, await complaint).toBe(0)
}
