import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** One line for each failure: the file, the test's name and what its error says. */
  failures: string[]
}

/** Reads the JSON that Vitest has written; without one the run itself has failed. */
export async function readTestReport(file: string, root: string): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: 0, failures: ['the tests did not run to their end'] }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(text) as Report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const place = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that does not load, or whose setup or clean-up breaks, has a message of its own.
    if (failed.length === 0 && message) return [`${place}: ${saying(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${place} > ${fullName}: ${saying(failureMessages?.[0])}`)
  })
  const failed = Math.max(numFailedTests, failures.length)
  return { passed: numPassedTests, failed, skipped: numPendingTests, failures }
}

/** A random test says on its second and third line how it is repeated, and a walk what it found. */
const saying = (text = '') =>
  text
    .split(/^ +at /m, 1)[0]!
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')
    .slice(0, 1000)
