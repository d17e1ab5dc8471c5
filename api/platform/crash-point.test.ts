import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { crashSettingProblem } from './crash-point.ts'

const script = `
  import { crashPoint } from './api/platform/crash-point.ts'
  for (let i = 1; i <= 3; i++) {
    crashPoint('mail: sent')
    console.log(i)
  }`

function run(variables: Record<string, string>) {
  const args = ['--input-type=module', '--eval', script]
  const env = { ...process.env, TRESEN_CRASH_AT: '', ...variables }
  const { signal, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { signal, passed: stdout.trim().split('\n').filter(Boolean).length }
}

test.each([
  ['a test that names the point', { NODE_ENV: 'test', TRESEN_CRASH_AT: 'mail: sent' }, 'SIGKILL', 0],
  ['a test that names its third time', { NODE_ENV: 'test', TRESEN_CRASH_AT: 'mail: sent#3' }, 'SIGKILL', 2],
  ['a test that names another point', { NODE_ENV: 'test', TRESEN_CRASH_AT: 'move: made' }, null, 3],
  ['a test that names none', { NODE_ENV: 'test' }, null, 3],
  ['production', { NODE_ENV: 'production', TRESEN_CRASH_AT: 'mail: sent' }, null, 3],
  ['a shop without NODE_ENV', { NODE_ENV: '', TRESEN_CRASH_AT: 'mail: sent' }, null, 3],
])('in %s a crash point does what it should', (_, variables, signal, passed) => {
  expect(run(variables as Record<string, string>)).toEqual({ signal, passed })
})

test('outside tests the setting stops the start, and in tests a name that does not exist', () => {
  expect(crashSettingProblem({ NODE_ENV: 'production' })).toBeNull()
  expect(crashSettingProblem({ NODE_ENV: 'production', TRESEN_CRASH_AT: 'mail: sent' })).toContain('unset it')
  expect(crashSettingProblem({ TRESEN_CRASH_AT: 'mail: sent' })).toContain('unset it')
  expect(crashSettingProblem({ NODE_ENV: 'test', TRESEN_CRASH_AT: 'mail: sent#2' })).toBeNull()
  expect(crashSettingProblem({ NODE_ENV: 'test', TRESEN_CRASH_AT: 'mail: lost' })).toContain("not 'mail: lost'")
})
