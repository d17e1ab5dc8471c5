import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSections, writeSections } from './section-file.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-sections-'))
  file = join(folder, 'new', 'sections')
})
afterAll(() => rm(folder, { recursive: true }))

const sections = {
  small: Uint8Array.of(1, 2, 255),
  large: Float64Array.of(0.5, -1e300),
  none: new Int32Array(0),
  words: ['Käse', '', 'ß\n'],
  numbers: Uint32Array.of(2 ** 32 - 1),
}
const read = () => readSections(file, (about) => about === 'cheese')

test('what is written is read again, in place of what was there', async () => {
  expect(await read()).toBeNull()
  await writeSections(file, 'cheese', { old: ['x'] })
  await writeSections(file, 'cheese', sections)
  expect(await read()).toEqual(sections)
})

test('a file about something else, cut anywhere or with one other byte is as none', async () => {
  await writeSections(file, 'bread', sections)
  expect(await read()).toBeNull()
  await writeSections(file, 'cheese', sections)
  const whole = await readFile(file)
  for (let length = 0; length < whole.length; length++) {
    await writeFile(file, whole.subarray(0, length))
    expect(await read(), `${length} bytes`).toBeNull()
  }
  const bodyAt = whole.length - 16
  for (const at of [0, 9, 20, 24, 60, bodyAt]) {
    const other = Buffer.from(whole)
    other[at]! ^= 1
    await writeFile(file, other)
    expect(await read(), `byte ${at}`).toBeNull()
  }
  await writeFile(file, Buffer.concat([whole, Buffer.alloc(8)]))
  expect(await read()).toBeNull()
})
