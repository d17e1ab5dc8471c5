import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

const at = new Date('2026-11-20T12:00:00Z')

test('what goes in comes out, under its name', async () => {
  const contents = ['eins', 'Grüße'].map((text) => new TextEncoder().encode(text))
  const zip = zipFiles(contents.map((content, n) => ({ name: `Rechnung-ä${n}.pdf`, at, read: () => content })))
  const files = unzipSync(Buffer.concat(await zip.toArray()))
  expect(files).toEqual({ 'Rechnung-ä0.pdf': contents[0], 'Rechnung-ä1.pdf': contents[1] })
})

test('of 500 files those are read whose turn it is, and none after the reader has left', async () => {
  let reads = 0
  const read = () => {
    reads++
    return new Uint8Array(80_000)
  }
  const zip = zipFiles(Array.from({ length: 500 }, (_, n) => ({ name: `${n}.pdf`, at, read })))
  let bytes = 0
  for await (const part of zip) {
    bytes += (part as Uint8Array).length
    if (bytes > 800_000) break
  }
  expect(reads).toBeLessThan(20)
  expect(zip.destroyed).toBe(true)
})

test('what cannot be read ends the stream', async () => {
  const zip = zipFiles([{ name: 'a.pdf', at, read: () => Promise.reject(new Error('gone')) }])
  await expect(zip.toArray()).rejects.toThrow('gone')
})
