import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../e2e/support/browser.ts'
import { openScreenShop } from '../e2e/screens/open-screen-shop.ts'
import { walkShop, type Finding } from '../e2e/walk/monkey.ts'
import { closeInOrder } from './shop/close-in-order.ts'
import { buildIfStale } from './build/web-build.ts'

// npm run walk [-- WORD]: through every screen in every state, or those so named: axe in light and dark, stillness,
// 200 % zoom, letters of twice the size; then every journey as npm test does, and in English on a phone. npm test has no
// time for it.
// npm run walk -- monkey [--seed 7] [--actions 500] [--walks 20] [--until 143] [--at-once 2] [--verbose] [--folder walks]:
// seeded walks at random through a shop of its own; without a seed random ones.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    actions: { type: 'string', default: '500' },
    walks: { type: 'string', default: '1' },
    until: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'walks' },
  },
})
const [word] = positionals
await buildIfStale()
process.exit(word === 'monkey' ? await walkAtRandom() : await walkThroughScreens())

async function walkThroughScreens(): Promise<number> {
  const chosen = word ? ['-t', word] : []
  const projects = ['screens', 'e2e'].flatMap((name) => ['--project', name])
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...chosen], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, WALK: '1' },
    stdio: 'inherit',
  })
  process.once('exit', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

async function walkAtRandom(): Promise<number> {
  const { folder } = values
  await mkdir(folder, { recursive: true })
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  closeInOrder(close)
  const shop = await openScreenShop()
  closing.push(() => shop.close())
  const browser = await openBrowser()
  closing.push(() => browser.close())
  const first = values.seed === undefined ? undefined : Number(values.seed)
  const seeds = Array.from({ length: Number(values.walks) }, (_, i) =>
    first === undefined ? Math.floor(Math.random() * 1_000_000) : first + i,
  )
  const count = Number(values.until ?? values.actions)
  console.log(`${seeds.length} walks of ${count} actions, seeds ${seeds.join(', ')}.`)
  let found = 0
  const runs = Array.from({ length: Number(values['at-once']) }, async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const began = performance.now()
      const log = values.verbose ? (line: string) => console.log(line) : undefined
      const findings = await walkShop(browser, shop, { seed, count, folder, ...(log && { log }) })
      found += findings.length
      for (const finding of findings) console.log(describe(finding))
      const seconds = (performance.now() - began) / 1000
      const pace = (count / seconds).toFixed(1)
      console.log(`seed ${seed}: ${findings.length} findings, ${seconds.toFixed(0)} s, ${pace} actions a second`)
    }
  })
  await Promise.all(runs)
  await close()
  return found > 0 ? 1 : 0
}

function describe({ seed, action, where, what, before }: Finding): string {
  return [
    `FOUND seed ${seed}, action ${action}, ${where}: ${what}`,
    ...before.map((line) => `    ${line}`),
    `    again: npm run walk -- monkey --seed ${seed} --until ${action} --verbose`,
  ].join('\n')
}
