import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from './folder-owner.ts'
import { processIdentity } from './process-identity.ts'
import { processPlace } from './process-place.ts'

let dataDir: string
let claim: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-owner-'))
  claim = join(dataDir, 'owner.json')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const here = processPlace()
const alive = { pid: process.pid, identity: processIdentity(process.pid)! }
const dead = { pid: process.pid, identity: 'an earlier process' }
const left = (owner: object) => writeFileSync(claim, JSON.stringify(owner))
function silentFor(seconds: number) {
  const at = new Date(Date.now() - seconds * 1000)
  utimesSync(claim, at, at)
}

const elsewhere = [
  ['another container', { ...here, host: 'shop-7f9c', pidNamespace: 'pid:[4026532999]' }],
  ['another container of the same name', { ...here, pidNamespace: 'pid:[4026532999]' }],
  ['another machine', { ...here, host: 'shop-2' }],
  ['another machine of the same name', { ...here, machine: 'f'.repeat(32) }],
] as const

test.each(elsewhere)('a claim from %s counts while it gives signs of life', (_, place) => {
  // Its process id is nobody here.
  left({ ...dead, place })
  silentFor(30)
  const words = `in use by another Tresen (on ${place.host}, in another container or on another machine, last sign of life`
  expect(() => claimDataFolder(dataDir)).toThrow(words)
  expect(JSON.parse(readFileSync(claim, 'utf8'))).toEqual({ ...dead, place })
  expect(readdirSync(dataDir)).toEqual(['owner.json'])
})

test.each(elsewhere)('a claim from %s without a sign of life for a minute is taken over', (_, place) => {
  left({ ...alive, place })
  silentFor(70)
  const release = claimDataFolder(dataDir)
  expect(JSON.parse(readFileSync(claim, 'utf8'))).toEqual({ ...alive, place: here })
  release()
  expect(readdirSync(dataDir)).toEqual([])
})

test.each([
  ['of this place', { place: here }],
  ['of an older version', {}],
])('a claim %s counts as long as its process lives, and no longer', (_, place) => {
  left({ ...alive, ...place })
  silentFor(3600)
  expect(() => claimDataFolder(dataDir)).toThrow(`in use by another Tresen (process ${process.pid})`)
  left({ ...dead, ...place })
  claimDataFolder(dataDir)()
})

test('an owner gives signs of life, and takes back a claim that was taken from it', async () => {
  const release = claimDataFolder(dataDir)
  silentFor(3600)
  await expect.poll(() => Date.now() - statSync(claim).mtimeMs).toBeLessThan(60_000)
  const text = readFileSync(claim, 'utf8')
  rmSync(claim)
  await expect.poll(() => readdirSync(dataDir)).toEqual(['owner.json'])
  expect(readFileSync(claim, 'utf8')).toBe(text)
  release()
  expect(readdirSync(dataDir)).toEqual([])
})
