import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processIdentity } from './process-identity.ts'

test('a living process keeps its identity', () => {
  expect(processIdentity(process.pid)).toBeTruthy()
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid))
})

test('two processes differ, and one that ended has none', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const identity = processIdentity(child.pid!)
  expect(identity).toBeTruthy()
  expect(identity).not.toBe(processIdentity(process.pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processIdentity(child.pid!)).toBeUndefined()
})

test.each([0, -1, Number.NaN, 2 ** 31])('%d is nobody', (pid) => {
  expect(processIdentity(pid)).toBeUndefined()
})
