import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTestReport } from './test-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

const good = { fullName: 'adds', status: 'passed', failureMessages: [] }
const bad = { fullName: 'cart adds up', status: 'failed', failureMessages: ['Error: 3 is not 4\n    at cart.ts:1'] }

async function outcomeOf(testResults: object[], counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 2 }) {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify({ ...counts, testResults }))
  return readTestReport(file, '/repo')
}

test('a failed test is named with its file and what its error says', async () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 }
  const file = { name: '/repo/api/cart.test.ts', message: '', assertionResults: [good, bad] }
  expect(await outcomeOf([file], counts)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['api/cart.test.ts > cart adds up: Error: 3 is not 4'],
  })
})

test('what an error says on several lines stands in one, without its stack', async () => {
  const message =
    "Error: Property failed after 17 tests\n{ seed: 4, path: '16' }\nCounterexample: [{}]\n    at fuzz.ts:1"
  const failed = { fullName: 'fuzz', status: 'failed', failureMessages: [message] }
  const file = { name: '/repo/test/fuzz.test.ts', message: '', assertionResults: [failed] }
  const { failures } = await outcomeOf([file])
  expect(failures).toEqual([
    "test/fuzz.test.ts > fuzz: Error: Property failed after 17 tests { seed: 4, path: '16' } Counterexample: [{}]",
  ])
})

test('a file that does not load counts as failed', async () => {
  const file = { name: '/repo/api/cart.test.ts', message: 'SyntaxError: no such export\n', assertionResults: [] }
  expect(await outcomeOf([file])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['api/cart.test.ts: SyntaxError: no such export'],
  })
})

test('a run without a report has failed', async () => {
  expect(await readTestReport(join(folder, 'none.json'), '/repo')).toMatchObject({ failed: 1 })
})
