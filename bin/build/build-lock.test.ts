import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './build-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'tresen-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two who want the lock work one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
  }
  await Promise.all([withLock(join(folder, 'a'), work('first')), withLock(join(folder, 'a'), work('second'))])
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})

test('the lock of a process that is gone is taken over', async () => {
  writeFileSync(join(folder, 'b'), '999999999')
  expect(await withLock(join(folder, 'b'), async () => 'done')).toBe('done')
})

test('a failing work gives the lock back', async () => {
  await expect(withLock(join(folder, 'c'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(join(folder, 'c'), async () => 'done')).toBe('done')
})
