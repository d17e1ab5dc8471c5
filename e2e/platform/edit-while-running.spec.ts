import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../texts/en/account/screen.ts'
import { createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openBrowser, visit } from '../support/browser.ts'
import { copySources } from '../support/copy-sources.ts'

let folder: string
let database: TestDatabase
let browser: Browser
let shop: ChildProcess
let origin: string
const output: string[] = []
beforeAll(async () => {
  ;[folder, database, browser] = await Promise.all([copySources(), createTestDatabase(), openBrowser()])
  // Into a shop without stores the demo would be loaded.
  await createStore(database.sql)
  origin = await startDev()
})
afterAll(async () => {
  // Also the process that the watching one has started.
  if (shop?.exitCode === null) process.kill(-shop.pid!, 'SIGKILL')
  await browser?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'a changed component reaches the open page, which keeps what was typed; the shop is not started again, and ends',
  { tags: ['long'] },
  async () => {
    const { page, problems } = await visit(browser, origin, { width: 1440, height: 900 })
    await page.goto('/login', { waitUntil: 'commit' })
    // Up to the first change Vite may find packages to prepare and load the page once more, and the browser gets one half
    // from before the change and the other from after it.
    await nameColumn('first')
    const column = (name: string) => page.getByRole('heading', { name: `, ${name}` })
    await column('first').waitFor({ timeout: 120_000 })
    problems.length = 0
    const email = page.getByLabel(account.email).first()
    await email.fill('jana@hotel.example')
    await nameColumn('second')
    await column('second').waitFor()
    expect(await email.inputValue()).toBe('jana@hotel.example')
    expect(await (await fetch(`${origin}/login`)).text()).toContain(', second')
    expect(output.filter((line) => line.startsWith('Tresen is ready'))).toHaveLength(1)
    expect(problems).toEqual([])
    // With the page still open.
    shop.kill('SIGINT')
    await once(shop, 'exit')
  },
)

/** As bin/launch.mjs starts it. */
async function startDev() {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    PAYMENT_PROVIDER: 'none',
  }
  shop = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'bin/dev.ts'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface(shop.stdout!).on('line', (line) => {
    output.push(line)
    const address = /^Tresen is ready at (\S+)/.exec(line)?.[1]
    if (address) resolve(address)
  })
  void text(shop.stderr!).then((complaint) => reject(new Error(complaint)))
  return promise
}

/** Changes the title of a column of the footer. */
async function nameColumn(name: string) {
  const path = join(folder, 'web/shell/Footer.tsx')
  const source = await readFile(path, 'utf8')
  const changed = source.replace(/\{own\.payTitle\}.*<\/h2>/, `{own.payTitle}, ${name}</h2>`)
  expect(changed).not.toBe(source)
  await writeFile(path, changed)
}
