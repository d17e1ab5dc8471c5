import { chmod, rm } from 'node:fs/promises'
import { spawn, spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { settingNames } from '../server/environment/setting-names.ts'
import { chromiumPath } from '../test/chromium.ts'
import { makeScratchFolder } from '../test/runner/scratch-folder.ts'
import { stopLeftServers } from './reports/left-servers.ts'
import { readTestReport, type Outcome } from './reports/test-report.ts'

type Step = { name: string; run(): Promise<Outcome> }

const ROOT = join(import.meta.dirname, '..')
const VITEST = 'node_modules/vitest/vitest.mjs'
// npm test [-- --all] [NAME …]: also what is tagged `long` (decision 198); of files so named only.
const isLong = process.argv.includes('--all')
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')

// Everything the tests put aside lands here, so that it can be removed also when they are interrupted.
const scratch = await makeScratchFolder()
// Servers that tests start under other users must be able to pass through.
await chmod(scratch, 0o711)
let isInterrupted = false
const children = new Set<ReturnType<typeof spawn>>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => {
    isInterrupted = true
    for (const child of children) child.kill('SIGTERM')
  })
}
process.channel?.unref()

// One checker each, as two of these run at once: four, which is usual, look at the same types twice and take half as much again.
const TSC = ['--noEmit', '--checkers', '1']
const checks: Step[] = [
  { name: 'types', run: () => check('node_modules/.bin/tsc', TSC) },
  { name: 'types of the browser', run: () => check('node_modules/.bin/tsc', [...TSC, '-p', 'tsconfig.browser.json']) },
  { name: 'types of the server', run: () => check('node_modules/.bin/tsc', [...TSC, '-p', 'tsconfig.server.json']) },
  { name: 'unused code and dependencies', run: () => check('node_modules/.bin/knip', ['--no-config-hints']) },
]
const steps: Step[] = [
  { name: 'lint', run: () => check('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'build', run: () => check(process.execPath, ['bin/build.ts']) },
  { name: 'unit, routes, races', run: () => vitest('unit') },
  { name: 'hooks', run: () => vitest('hooks') },
  { name: 'journeys and walks', run: () => inBrowser('e2e') },
  { name: 'faults', run: () => vitest('faults') },
]
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
const waiting = checks.values()
await Promise.all([runAll(waiting), runAll(waiting)])
await runAll(steps)
await stopLeftServers(scratch)
// A server that is ending may still write its log.
await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
console.log(`\n${describe(total)}`)
// At the very end, where they stand also in a log that was cut.
for (const failure of total.failures) console.log(`FAILED ${failure}`)
process.exit(total.failed > 0 || isInterrupted ? 1 : 0)

async function runAll(those: Iterable<Step>) {
  for (const step of those) {
    if (isInterrupted) break
    const started = performance.now()
    console.log(`\n— ${step.name} —`)
    const outcome = await step.run()
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key]
    total.failures.push(...outcome.failures)
    console.log(`${step.name}: ${describe(outcome)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

async function check(program: string, args: string[]): Promise<Outcome> {
  const isGood = (await execute(program, args)) === 0
  const failures = isGood ? [] : [[basename(program), ...args].join(' ')]
  return { passed: isGood ? 1 : 0, failed: failures.length, skipped: 0, failures }
}

async function vitest(project: string): Promise<Outcome> {
  const report = join(scratch, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--silent=passed-only']
  const code = await execute(process.execPath, [
    VITEST,
    'run',
    '--project',
    project,
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    ...reporters,
    ...filters,
  ])
  const outcome = await readTestReport(report, ROOT)
  // An error outside of any test stands in no report.
  if (code === 0 || outcome.failed > 0) return outcome
  return { ...outcome, failed: 1, failures: [`${project}: ended with ${code} although no test failed`] }
}

async function inBrowser(project: string): Promise<Outcome> {
  installChromium()
  if (chromiumPath()) return vitest(project)
  console.log(
    'No Chromium was found, so these did not run: install it (apt-get install chromium) or name it in CHROMIUM.',
  )
  return { passed: 0, failed: 0, skipped: 1, failures: [] }
}

function installChromium() {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (chromiumPath() || !mayInstall) return
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!chromiumPath())
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
}

function execute(program: string, args: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const env = { ...withoutSettings(process.env), TMPDIR: scratch, ...(isLong && { LONG: '1' }) }
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env })
    children.add(child)
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => {
      children.delete(child)
      resolve(code)
    })
  })
}

// What a person set for a shop of his own must not reach the tests.
function withoutSettings(variables: NodeJS.ProcessEnv) {
  const ours = settingNames()
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !ours.has(name)))
}

function describe({ passed, failed, skipped }: Outcome) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
