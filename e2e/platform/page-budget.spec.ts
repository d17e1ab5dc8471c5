import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteHandle } from '../../web/frame/loading.ts'
import { routes } from '../../web/routes.tsx'
import { besides, shareBrowser, leaveBrowser, visit } from '../support/browser.ts'
import { budget, firstVisitTo, publicPaths } from '../support/first-visit.ts'
import { followRequests } from '../screens/settle.ts'
import { openShop } from '../support/shop.ts'

const MANIFEST = join(import.meta.dirname, '../../dist/client/.vite/manifest.json')
type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>

let shop: Awaited<ReturnType<typeof openShop>>
let browser: Browser
let paths: string[]
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), shareBrowser()])
  paths = await publicPaths(shop.origin)
})
afterAll(async () => {
  await leaveBrowser()
  await shop?.close()
})

test('no public page is beyond its bytes', async () => {
  for (const path of paths) {
    const { html, javascript } = await firstVisitTo(shop.origin, path)
    const beyond = [html > budget.html && `HTML ${html}`, javascript > budget.javascript && `JavaScript ${javascript}`]
    expect.soft([path, ...beyond.filter(Boolean)]).toEqual([path])
  }
})

test('a workplace is beyond no bytes of its own, and shares no script with the shop', async () => {
  const shopScripts = new Set((await firstVisitTo(shop.origin, '/')).scripts)
  for (const path of ['/supplier', '/de/supplier', '/operator', '/de/operator']) {
    const { javascript, scripts } = await firstVisitTo(shop.origin, path)
    expect.soft([path, javascript > budget.desk && `JavaScript ${javascript}`]).toEqual([path, false])
    expect.soft([path, ...scripts.filter((script) => shopScripts.has(script))]).toEqual([path])
  }
})

test('editor, checkout and account come with no public page, also not after it', { tags: ['long'] }, async () => {
  const forbidden = await filesOnlyForBuyers()
  expect(forbidden.size).toBeGreaterThan(10)
  const { page, context, problems } = await visit(browser, shop.origin, { width: 390, height: 844 })
  const { settled } = followRequests(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  // The chunks are the same in both languages.
  for (const path of paths.filter((each) => each.startsWith('/de') && each !== '/de/cart')) {
    await page.goto(path)
    await settled()
    await page.mouse.move(1, 300)
    await page.mouse.move(1, 310)
    await settled()
    expect.soft([path, ...loaded.splice(0).filter((file) => forbidden.has(file))]).toEqual([path])
  }
  // The token of the address is nobody's.
  expect(besides(problems, /^422 POST .*\/email-change\/read/)).toEqual([])
  await context.close()
})

/** Files of the build that hold a page of an account, the checkout or the editor, by the manifest. */
async function filesOnlyForBuyers() {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest
  const pages = new Set(handlesOf(routes).flatMap(({ access, module }) => (access && module) || []))
  const isLate = (key: string) => /^web\/(checkout|designs)\//.test(key) && manifest[key]!.isDynamicEntry
  const keys = Object.keys(manifest).filter((key) => pages.has(key) || isLate(key))
  return new Set(keys.map((key) => manifest[key]!.file))
}

function handlesOf(all: RouteObject[]): RouteHandle[] {
  return all.flatMap(({ handle, children = [] }) => [
    ...(handle ? [handle as RouteHandle] : []),
    ...handlesOf(children),
  ])
}
