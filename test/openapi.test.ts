import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../api/http/openapi.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-openapi-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// Rules that ask for what a document of one company's own API has no use for.
const skipped = [
  'tag-description',
  'info-contact',
  'no-server-example.com',
  'no-ambiguous-paths',
  'operation-4xx-response',
]

/** Problems of the published linter, 'rule at place'. */
async function lint(document: object): Promise<string[]> {
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const args = ['lint', file, '--format=json', ...skipped.flatMap((rule) => ['--skip-rule', rule])]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await run(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], { env }).catch(
    (error: { stdout: string }) => error,
  )
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    problems: { ruleId: string; message: string; location: { pointer?: string }[] }[]
  }
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

test('the published linter finds nothing in the document', async () => {
  expect(await lint(openApiDocument('http://tresen.test'))).toEqual([])
})

test('the linter does find what is wrong', async () => {
  const document = openApiDocument('http://tresen.test')
  const problems = await lint({ ...document, paths: { '/api/v1/auth': { get: { parameters: 'none' } } } })
  expect(problems.join('\n')).toMatch(/parameters/)
})
