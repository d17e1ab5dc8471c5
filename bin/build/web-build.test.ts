import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyAssets } from './web-build.ts'

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tresen-dist-'))
})
afterAll(() => rm(dist, { recursive: true }))

async function build(name: string) {
  await rm(join(dist, 'client'), { recursive: true, force: true })
  await mkdir(join(dist, 'client/assets'), { recursive: true })
  await writeFile(join(dist, 'client/assets', name), name)
}

test('the assets of a build stay for one more build, and no longer', async () => {
  await build('page-1.js')
  await copyAssets(dist)
  await build('page-2.js')
  expect(await readdir(join(dist, 'previous/assets'))).toEqual(['page-1.js'])
  await copyAssets(dist)
  await build('page-3.js')
  expect(await readdir(join(dist, 'previous/assets'))).toEqual(['page-2.js'])
  expect(existsSync(join(dist, 'client/assets/page-2.js'))).toBe(false)
})
