import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readTestReport } from '../reports/test-report.ts'
import { exceptions } from './exceptions.ts'

/** Runs test files of an old tree with its own settings, on a cluster of its own. */
export async function runOldTests(
  tree: string,
  files: string[],
  { isQuiet = false, signal }: { isQuiet?: boolean; signal?: AbortSignal } = {},
) {
  const report = join(tree, '..', 'report.json')
  const reporters = ['--reporter=json', `--outputFile.json=${report}`, ...(isQuiet ? [] : ['--reporter=default'])]
  const titles = exceptions.flatMap((one) => ('title' in one ? [one.title] : []))
  const named = ['--testNamePattern', `^(?!.*(${titles.join('|')}))`]
  // What a cache remembers of times and modules belongs to the present version's files.
  const options = [
    '--project',
    'unit',
    ...named,
    '--no-cache',
    '--no-fsModuleCache',
    '--silent=passed-only',
    ...reporters,
  ]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    cwd: tree,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    signal,
    // A run inside of another one would take itself for one of its workers.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  })
  await once(child, 'exit')
  return readTestReport(report, tree)
}
