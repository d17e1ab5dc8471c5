import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createImporting } from '../../../test/range/importing.ts'
import { samples } from '../../../contract/import/samples.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

test('the sample of a table is understood by itself, each of its columns', async () => {
  const importing = await createImporting(app)
  await importing.product('A1')
  const { id } = await importing.add(samples.CSV.text)
  expect((await importing.read(id)).columns.filter(({ means }) => means === null)).toEqual([])
  expect((await importing.compare(id)).counts).toMatchObject({ NEW: 2, REFUSED: 0 })
})

test('the sample of a catalogue is read, and waits for its category alone', async () => {
  const importing = await createImporting(app)
  const { id } = await importing.add(samples.BMEcat.text, 'sample.xml')
  await importing.work()
  expect((await importing.read(id)).groups).toMatchObject([{ code: '10', name: 'Kaffee, ganze Bohne', count: 1 }])
  expect((await importing.lines(id, 'REFUSED')).map(({ reasons }) => reasons)).toEqual([
    ["category: there is no category '10'"],
  ])
})
