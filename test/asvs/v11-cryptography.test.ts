import { expect, test } from 'vitest'
import { newToken } from '../../api/account/session/tokens.ts'
import { sourceFiles } from '../structure/source-files.ts'

const sources = sourceFiles(['api', 'server'])
const namesOf = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ path, name })))

test('11.4.1: everything is hashed by SHA-256; the one other hash chooses a folder', () => {
  const hashes = namesOf(/\b(?:createHash|createHmac|hash)\('(\w+)'/g)
  expect(hashes.length).toBeGreaterThan(10)
  expect(hashes.filter(({ name }) => name !== 'sha256')).toEqual([
    { path: 'api/platform/pictures/pictures.ts', name: 'sha1' },
  ])
})

test('11.3: what is sealed is sealed by AES-256 in GCM, in one place', () => {
  expect(sources.filter(({ text }) => text.includes('createCipheriv')).map(({ path }) => path)).toEqual([
    'api/platform/secret-box.ts',
  ])
  expect(namesOf(/ALGORITHM = '([\w-]+)'/g).map(({ name }) => name)).toEqual(['aes-256-gcm'])
})

test('11.5.1: a token has 256 bits of the system; plain chance decides about pauses and replicas alone', () => {
  const tokens = Array.from({ length: 1000 }, newToken)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(sources.filter(({ text }) => text.includes('Math.random')).map(({ path }) => path)).toEqual([
    'api/platform/db.ts',
    'api/platform/replicas/read-replicas.ts',
  ])
})
