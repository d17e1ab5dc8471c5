import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyOfFolder, readSecretKeys, secretBox } from './secret-box.ts'

const key = (id: string) => ({ id, key: randomBytes(32) })
const [older, newer] = [key('k1'), key('k2')]

test('what is sealed opens for its owner alone and never looks the same', () => {
  const box = secretBox([older])
  const sealed = box.seal('JBSWY3DP', 'owner')
  expect(box.open(sealed, 'owner')).toBe('JBSWY3DP')
  expect(box.seal('JBSWY3DP', 'owner')).not.toBe(sealed)
  expect(() => box.open(sealed, 'other')).toThrow()
})

test('a changed letter does not open', () => {
  const box = secretBox([older])
  const sealed = box.seal('JBSWY3DP', 'owner')
  const at = sealed.length - 8
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  expect(() => box.open(changed, 'owner')).toThrow()
})

test('after a rotation the former key opens what it sealed, and the new one seals', () => {
  const sealed = secretBox([older]).seal('JBSWY3DP', 'owner')
  const rotated = secretBox([newer, older])
  expect(rotated.open(sealed, 'owner')).toBe('JBSWY3DP')
  expect(rotated.isOutdated(sealed)).toBe(true)
  const anew = rotated.seal('JBSWY3DP', 'owner')
  expect(secretBox([newer]).open(anew, 'owner')).toBe('JBSWY3DP')
  expect(() => secretBox([newer]).open(sealed, 'owner')).toThrow('sealed with the key k1')
})

test.each(['', 'k1', 'k1:short', `K 1:${'A'.repeat(43)}`, `k1:${'A'.repeat(43)},k1:${'B'.repeat(43)}`])(
  '%s holds no keys',
  (text) => {
    expect(readSecretKeys(text)).toBeUndefined()
  },
)

test('keys stand in a row, the first one first', () => {
  const text = [newer, older].map(({ id, key }) => `${id}:${key.toString('base64')}`).join(', ')
  expect(readSecretKeys(text)).toEqual([newer, older])
})

test('a folder has one key, which only its user reads, however many start at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-key-'))
  const keys = await Promise.all([keyOfFolder(folder), keyOfFolder(folder), keyOfFolder(folder)])
  expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(1)
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
